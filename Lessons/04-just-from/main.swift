import LessonKit
import Streams

Lesson.play(
    Step("One element, and the end") { stage in
        let byHand = Observable<Int>.create { observer in
            observer.onNext(7)
            return Disposables.create()
        }
        let short = Observable.just(7)

        _ = byHand.record("create", on: stage).subscribe()
        _ = short.record("just", on: stage).subscribe()
    },

    Step("One element or three") { stage in
        let list = [1, 2, 3]

        _ = Observable.just(list).record("just(list)", on: stage).subscribe()
        _ = Observable.of(list).record("of(list)", on: stage).subscribe()
        _ = Observable.of(1, 2, 3).record("of(1, 2, 3)", on: stage).subscribe()
        _ = Observable.from(list).record("from(list)", on: stage).subscribe()
    },

    Step("What from takes") { _ in
        func tell<Element>(_ name: String, _ source: Observable<Element>) {
            show(name)
            _ = source.subscribe { event in show("   ", event) }
        }

        let word = "hi"
        let seven = Int("7")
        let nothing = Int("x")

        tell("from(1...2)", Observable.from(1...2))
        tell("from(word)", Observable.from(word))
        tell("from(optional: seven)", Observable.from(optional: seven))
        tell("from(optional: nothing)", Observable.from(optional: nothing))
        tell("just(nothing)", Observable.just(nothing))
    },

    Step("Nothing, in three ways") { _ in
        struct Offline: Error {}
        func search(_ name: String, _ answer: Observable<String>) {
            show("\(name): the wheel turns")
            _ = answer.subscribe(
                onNext: { show("    found", $0) },
                onError: { show("    could not search:", $0) },
                onCompleted: { show("    that was all") },
                onDisposed: { show("    the wheel stops") })
        }

        search("empty", .empty())
        search("error", .error(Offline()))
        search("never", .never())
    },

    Step("Before anybody asked") { stage in
        func read() -> Int {
            show("the thermometer is read")
            return 20 + stage.scheduler.clock
        }

        let room = Observable.just(read()).record("room", on: stage)
        show("room is made")

        stage.at(3) { _ = room.subscribe(onNext: { show("Anna sees", $0) }) }
        stage.at(6) { _ = room.subscribe(onNext: { show("Boris sees", $0) }) }
    },

    Step("Made anew for each") { stage in
        struct BatteryEmpty: Error {}
        func read() throws -> Int {
            show("the thermometer is read")
            if stage.scheduler.clock > 8 { throw BatteryEmpty() }
            return 20 + stage.scheduler.clock
        }

        let room = Observable.deferred { try .just(read()) }
            .record("room", on: stage)
        show("room is made")

        stage.at(3) { _ = room.subscribe { event in show("Anna:", event) } }
        stage.at(6) { _ = room.subscribe { event in show("Boris:", event) } }
        stage.at(9) { _ = room.subscribe { event in show("Clara:", event) } }
    },

    Step("On whose thread", lasting: .milliseconds(100)) { _ in
        func load(_ name: String) -> String {
            show(name, "is loaded")
            return name
        }

        let one = Observable.just(load("one"))
        let two = Observable.deferred { .just(load("two")) }

        let worker = SerialDispatchQueueScheduler(
            internalSerialQueueName: "worker")
        for source in [one, two] {
            _ = source.subscribe(on: worker)
                .subscribe(onNext: { show("got", $0) })
        }
    },

    Step("Over before subscribe returns") { stage in
        _ = Observable.of(1, 2)
            .subscribe(onNext: { show($0) }, onCompleted: { show("the end") })
        show("first line")

        _ = Observable.repeatElement("la").take(3)
            .subscribe(onNext: { show($0) }, onCompleted: { show("the end") })
        show("second line")

        _ = Observable.from([8, 9], scheduler: stage.scheduler)
            .subscribe(onNext: { show($0) }, onCompleted: { show("the end") })
        show("third line")
    }
)
