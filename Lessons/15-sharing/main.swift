import LessonKit
import Marbles
import Streams

Lesson.play(
    Step("A tape, a radio and a report") { stage in
        let station = PublishSubject<Int>()
        let tape = Observable<Int>
            .interval(.milliseconds(300), scheduler: stage.scheduler).take(5)
        let radio = station.asObservable()
        let report = Observable<Int>.create { station.subscribe($0) }
        let all = [("tape", tape), ("radio", radio), ("report", report)]
        for (name, source) in all {
            stage.listen("Anna, \(name)", to: source)
            stage.listen("Boris, \(name)", to: source, at: 5)
        }
        stage.play("---0--1--2--3--4") { station.onNext($0) }
    },

    Step("Two labels and a city") { stage in
        let city = PublishSubject<String>()
        let forecast = city.flatMapLatest { name in
            stage.recipe("ask \(name)", "---r|", as: String.self)
        }

        stage.listen("label 1", to: forecast)
        stage.listen("label 2", to: forecast)
        stage.play("--B-------") { city.onNext($0) }
    } variant: { stage in
        let city = PublishSubject<String>()
        let forecast = city.flatMapLatest { name in
            stage.recipe("ask \(name)", "---r|", as: String.self)
        }
        .share()

        stage.listen("label 1", to: forecast)
        stage.listen("label 2", to: forecast)
        stage.play("--B-------") { city.onNext($0) }
    },

    Step("A well and a sieve") { stage in
        let well = stage.recipe("well", "--a---b--|", as: String.self)
        let clean = well.share().map { bucket in
            show("the sieve cleans", bucket)
            return bucket.uppercased()
        }

        stage.listen("kitchen", to: clean)
        stage.listen("garden", to: clean)
    } variant: { stage in
        let well = stage.recipe("well", "--a---b--|", as: String.self)
        let clean = well.map { bucket in
            show("the sieve cleans", bucket)
            return bucket.uppercased()
        }
        .share()

        stage.listen("kitchen", to: clean)
        stage.listen("garden", to: clean)
    },

    Step("Three displays of a price") { stage in
        let changes = stage.recipe("changes", "----2------3---")
        let price = changes.startWith(1).share()

        stage.listen("label", to: price)
        stage.listen("light", to: price)
        stage.listen("phone", to: price, at: 7)
    } variant: { stage in
        let changes = stage.recipe("changes", "----2------3---")
        let price = changes.startWith(1).share(replay: 1)

        stage.listen("label", to: price)
        stage.listen("light", to: price)
        stage.listen("phone", to: price, at: 7)
    },

    Step("A lecture") { stage in
        let talk = stage.recipe("talk", "-1-2-3-4-5-6-7-8-")
        let lecture = talk.publish()

        let anna = lecture.record("Anna", on: stage).subscribe()
        let boris = lecture.record("Boris", on: stage).subscribe()
        stage.at(4) { _ = lecture.connect() }
        stage.at(10) { anna.dispose() }
        stage.at(12) { boris.dispose() }
    } variant: { stage in
        let talk = stage.recipe("talk", "-1-2-3-4-5-6-7-8-")
        let lecture = talk.publish().refCount()

        let anna = lecture.record("Anna", on: stage).subscribe()
        let boris = lecture.record("Boris", on: stage).subscribe()
        stage.at(10) { anna.dispose() }
        stage.at(12) { boris.dispose() }
    },

    Step("One reader after the other") { _ in
        let page = Observable.just("a page")

        show("no share        ", starts(page) { $0 })
        show("share()         ", starts(page) { $0.share() })
        show("share(replay: 1)", starts(page) { $0.share(replay: 1) })
        show(
            "  and .forever  ",
            starts(page) { $0.share(replay: 1, scope: .forever) })
    } variant: { _ in
        let page = Observable<String>.error(Offline())

        show("no share        ", starts(page) { $0 })
        show("share()         ", starts(page) { $0.share() })
        show("share(replay: 1)", starts(page) { $0.share(replay: 1) })
        show(
            "  and .forever  ",
            starts(page) { $0.share(replay: 1, scope: .forever) })
    },

    Step("A gauge at the river") { stage in
        let river = PublishSubject<Int>()
        stage.listen("river", to: river)
        let gauge = river.record("gauge", on: stage)
        let level = gauge.share(replay: 1, scope: .forever)

        let anna = level.record("Anna", on: stage).subscribe()
        stage.at(6) { anna.dispose() }
        stage.listen("Boris", to: level, at: 11)
        stage.play("-1--2---3----4--5") { river.onNext($0) }
    } variant: { stage in
        let river = PublishSubject<Int>()
        stage.listen("river", to: river)
        let gauge = river.record("gauge", on: stage)
        let level = gauge.share(replay: 1)

        let anna = level.record("Anna", on: stage).subscribe()
        stage.at(6) { anna.dispose() }
        stage.listen("Boris", to: level, at: 11)
        stage.play("-1--2---3----4--5") { river.onNext($0) }
    },

    Step("Three downloads") { stage in
        let a = stage.download("run of A").retry(2).share(replay: 1)
        let b = stage.download("run of B").share(replay: 1).retry(2)
        let c = stage.download("run of C")
            .share(replay: 1, scope: .forever).retry(2)

        stage.draw("A", a)
        stage.draw("B", b)
        stage.draw("C", c)
    }
)

struct Offline: Error {}

/// How often `source` is started while three subscribe to it, one after the other.
func starts(_ source: Observable<String>, _ share: (Observable<String>) -> Observable<String>) -> String {
    var starts = 0
    let shared = share(
        .deferred {
            starts += 1
            return source
        })
    for _ in 1...3 { shared.subscribe(onError: { _ in }).dispose() }
    return "\(starts)"
}

extension Stage {
    /// Subscribes to `source` at once, and draws what comes in a row of its own.
    func draw(_ name: String, _ source: Observable<Int>) {
        _ = source.record(name, on: self).subscribe(onError: { _ in })
    }

    /// A download whose first run fails. Each further run completes, and each run has a row.
    func download(_ name: String) -> Observable<Int> {
        var runs = 0
        let scheduler = scheduler
        return Observable.deferred {
            runs += 1
            return scheduler.createColdObservable(
                runs == 1 ? "-1-#" : "-1-2|", as: Int.self, error: Offline()
            ).asObservable()
        }
        .record(name, on: self)
    }
}
