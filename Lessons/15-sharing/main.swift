import LessonKit
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
            stage.draw("Anna, \(name)", source)
            stage.draw("Boris, \(name)", source, from: 5)
        }
        stage.play("---0--1--2--3--4") { station.onNext($0) }
    },

    Step("Two labels and a city") { stage in
        let city = PublishSubject<String>()
        let forecast = city.flatMapLatest { name in
            stage.cold("ask \(name)", "---r|", as: String.self)
        }

        stage.draw("label 1", forecast)
        stage.draw("label 2", forecast)
        stage.draw("label 3", forecast, from: 4)
        stage.play("--B-------") { city.onNext($0) }
    } variant: { stage in
        let city = PublishSubject<String>()
        let forecast = city.flatMapLatest { name in
            stage.cold("ask \(name)", "---r|", as: String.self)
        }
        .share()

        stage.draw("label 1", forecast)
        stage.draw("label 2", forecast)
        stage.draw("label 3", forecast, from: 4)
        stage.play("--B-------") { city.onNext($0) }
    },

    Step("A well and a sieve") { stage in
        let well = stage.cold("well", "--p---q--|", as: String.self)
        let clean = well.share().map { bucket in
            show("the sieve cleans", bucket)
            return bucket.uppercased()
        }

        stage.draw("kitchen", clean)
        stage.draw("garden", clean, from: 4)
    } variant: { stage in
        let well = stage.cold("well", "--p---q--|", as: String.self)
        let clean = well.map { bucket in
            show("the sieve cleans", bucket)
            return bucket.uppercased()
        }
        .share()

        stage.draw("kitchen", clean)
        stage.draw("garden", clean, from: 4)
    },

    Step("Three displays of a price") { stage in
        let changes = stage.cold("changes", "----2------3---")
        let price = changes.startWith(1).share()

        stage.draw("label", price)
        stage.draw("light", price)
        stage.draw("phone", price, from: 7)
    } variant: { stage in
        let changes = stage.cold("changes", "----2------3---")
        let price = changes.startWith(1).share(replay: 1)

        stage.draw("label", price)
        stage.draw("light", price)
        stage.draw("phone", price, from: 7)
    },

    Step("A lecture") { stage in
        let talk = stage.cold("talk", "-1-2-3-4-5-6-7-8-")
        let lecture = talk.publish()

        let anna = lecture.record("Anna", on: stage).subscribe()
        let boris = lecture.record("Boris", on: stage).subscribe()
        stage.at(4) { _ = lecture.connect() }
        stage.at(10) { anna.dispose() }
        stage.at(12) { boris.dispose() }
    } variant: { stage in
        let talk = stage.cold("talk", "-1-2-3-4-5-6-7-8-")
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
        stage.draw("river", river)
        let gauge = river.record("gauge", on: stage)
        let level = gauge.share(replay: 1, scope: .forever)

        let anna = level.record("Anna", on: stage).subscribe()
        stage.at(6) { anna.dispose() }
        stage.draw("Boris", level, from: 11)
        stage.play("-1--2---3----4--5") { river.onNext($0) }
    } variant: { stage in
        let river = PublishSubject<Int>()
        stage.draw("river", river)
        let gauge = river.record("gauge", on: stage)
        let level = gauge.share(replay: 1)

        let anna = level.record("Anna", on: stage).subscribe()
        stage.at(6) { anna.dispose() }
        stage.draw("Boris", level, from: 11)
        stage.play("-1--2---3----4--5") { river.onNext($0) }
    },

    Step("Three downloads") { stage in
        let above = stage.download("run 1").retry(2).share(replay: 1)
        let below = stage.download("run 2").share(replay: 1).retry(2)
        let forEver = stage.download("run 3")
            .share(replay: 1, scope: .forever).retry(2)

        stage.draw("above", above)
        stage.draw("below", below)
        stage.draw("for ever", forEver)
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
    /// A download whose first run fails. Each further run completes, and each run has a row.
    func download(_ name: String) -> Observable<Int> {
        var runs = 0
        return Observable.deferred { [self] in
            runs += 1
            return cold(runs == 1 ? "-1-#" : "-1-2|", error: Offline()).asObservable()
        }
        .record(name, on: self)
    }
}
