import LessonKit
import Streams

struct Offline: Error {}
struct BatteryEmpty: Error {}

Lesson.play(
    Step("Two ways to send a 7") { stage in
        let byHand = Observable<Int>.create { observer in
            observer.onNext(7)
            return Disposables.create()
        }
        let short = Observable.just(7)

        _ = byHand.record("create", on: stage).subscribe()
        _ = short.record("just", on: stage).subscribe()
    } variant: { stage in
        let byHand = Observable<Int>.create { observer in
            observer.onNext(7)
            observer.onCompleted()
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

    Step("What from takes") { stage in
        let word = "hi"
        let six = Int("6")
        let none = Int("x")

        stage.draw("from(1...3)", Observable.from(1...3))
        stage.draw("from(word)", Observable.from(word))
        stage.draw("from(optional: six)", Observable.from(optional: six))
        stage.draw("from(optional: none)", Observable.from(optional: none))
        stage.draw("just(none)", Observable.just(none))
    },

    Step("Nothing, in three ways") { _ in
        func search(_ name: String, _ answer: Observable<String>) {
            show("\(name): the wheel turns")
            _ = answer.subscribe(
                onError: { show("    could not search:", $0) },
                onCompleted: { show("    that was all") },
                onDisposed: { show("    the wheel stops") })
        }

        search("empty", .empty())
        search("error", .error(Offline()))
        search("never", .never())
    },

    Step("Two readers, one thermometer") { stage in
        func read() -> Int {
            show("the thermometer is read")
            return stage.span("read()") { 20 + stage.scheduler.clock }
        }

        let room = Observable.just(read())
        show("room is made")

        stage.draw("Anna", room, from: 3)
        stage.draw("Boris", room, from: 6)
    } variant: { stage in
        func read() -> Int {
            show("the thermometer is read")
            return stage.span("read()") { 20 + stage.scheduler.clock }
        }

        _ = Observable.just(read())
        show("room is made")
    },

    Step("A thermometer with a battery") { stage in
        func read() throws -> Int {
            show("the thermometer is read")
            if stage.scheduler.clock > 8 { throw BatteryEmpty() }
            return 20 + stage.scheduler.clock
        }
        let room = Observable.deferred { try .just(read()) }
        show("room is made")
        stage.draw("Anna", room, from: 3)
        stage.draw("Boris", room, from: 6)
        let clara = room.record("Clara", on: stage)
        stage.at(9) { _ = clara.subscribe(onError: { show("Clara:", $0) }) }
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
        _ = one.subscribe(on: worker).subscribe(onNext: { show("got", $0) })
        _ = two.subscribe(on: worker).subscribe(onNext: { show("got", $0) })
    } variant: { _ in
        func load(_ name: String) -> String {
            show(name, "is loaded")
            return name
        }
        let one = Observable.just(load("one"))
        let two = Observable.deferred { .just(load("two")) }

        _ = one.subscribe(onNext: { show("got", $0) })
        _ = two.subscribe(onNext: { show("got", $0) })
    },

    Step("Three sources, three lines") { stage in
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
