import LessonKit
import Marbles
import Streams

Lesson.play(
    Step("One test on two days", lasting: .milliseconds(2000)) { stage in
        func test(on day: String, at start: Double) {
            let text = PublishSubject<String>()
            let seen = BehaviorRelay(value: "nothing")
            queries(text, scheduler: MainScheduler.instance)
                .record(day, on: stage).bind(to: seen).disposed(by: stage.bag)
            after(start) { send("b", into: text, on: day) }
            after(start + 0.5) { show(day, "the test sees", seen.value) }
        }
        test(on: "Monday", at: 0.1)
        test(on: "Tuesday", at: 0.9)
        after(0.85) { stage.span("other work") { work(0.7) } }
    },

    Step("A test that turns its clock") { _ in
        let clock = TestScheduler(
            initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
        let text = clock.createHotObservable("-ab----c---|", as: String.self)

        let recording = clock.record(
            text.throttle(.milliseconds(200), scheduler: clock))
        clock.start()
        expectRecorded(recording.events, "----b----c-|")
    } variant: { _ in
        let clock = TestScheduler(
            initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
        let text = clock.createHotObservable("-ab----c---|", as: String.self)

        let recording = clock.record(queries(text, scheduler: clock))
        show("before:", recording.events)
        clock.start()
        show("after: ", recording.events)
        expectRecorded(recording.events, "----b----c-|")
    },

    Step("Two ways to choose a clock") { _ in
        func fixed(_ text: Observable<String>) -> Observable<String> {
            queries(text, scheduler: MainScheduler.instance)
        }
        let clock = ticks()
        let text = clock.createHotObservable("-ab----c----", as: String.self)

        let first = clock.record(queries(text, scheduler: clock))
        let second = clock.record(fixed(text.asObservable()))
        clock.start()
        expectRecorded(first.events, "----b----c")
        expectRecorded(second.events, "----b----c")
    },

    Step("A bus and a film") { stage in
        let clock = stage.scheduler
        let bus = clock.createHotObservable("--1-2-3-|")
        let film = clock.createColdObservable("--1-2-3-|")

        stage.at(4) {
            stage.draw("bus", bus)
            stage.draw("film", film)
        }
        stage.at(14) { show(bus.subscriptions, film.subscriptions) }
    } variant: { stage in
        let clock = stage.scheduler
        let bus = clock.createHotObservable("--1-2-3-|")
        let film = clock.createColdObservable("--1-2-3-|")

        stage.at(10) {
            stage.draw("bus", bus)
            stage.draw("film", film)
        }
        stage.at(20) { show(bus.subscriptions, film.subscriptions) }
    },

    Step("A letter with a number") { _ in
        let clock = TestScheduler(initialClock: 0)
        let film = clock.createColdObservable([
            .next(3, "a"), .completed(5),
        ])
        let observer = clock.start { film.map { $0.uppercased() } }

        for event in observer.events { show(event) }
    } variant: { _ in
        let clock = TestScheduler(initialClock: 0)
        let film = clock.createColdObservable([
            .next(3, "a"), .completed(5),
        ])
        let observer = clock.start { film.observe(on: clock) }

        for event in observer.events { show(event) }
    },

    Step("Two searches with one result") { stage in
        let clock = stage.scheduler
        for (name, search) in searches() {
            let words = clock.createHotObservable("-a-b----|", as: String.self)
            let server = clock.createColdObservable("---r|", as: String.self)
            let request = server.record("asked by \(name)", on: stage)
            let ask = { (word: String) in request.map { _ in word } }
            let result = clock.record(search(words.asObservable(), ask))
            stage.at(12) { expectRecorded(result.events, "------b-|") }
            stage.at(12) { show(name, server.subscriptions) }
        }
    },

    Step("A title and a spinner") { stage in
        let clock = stage.scheduler
        let taps = clock.createHotObservable("--x---", as: String.self)
        let server = clock.createColdObservable("---t|", as: String.self)
        let request = server.record("request", on: stage)
        let title = taps.flatMapLatest { _ in request }
        let busy = Observable.merge(taps.map { _ in "y" }, title.map { _ in "n" })

        let (titles, spinner) = (clock.record(title), clock.record(busy))
        stage.at(12) { expectRecorded(titles.events, "-----t") }
        stage.at(12) { expectRecorded(spinner.events, "--y--n") }
        stage.at(12) { expect(server.subscriptions.count == 1) }
    } variant: { stage in
        let clock = stage.scheduler
        let taps = clock.createHotObservable("--x---", as: String.self)
        let server = clock.createColdObservable("---t|", as: String.self)
        let request = server.record("request", on: stage)
        let title = taps.flatMapLatest { _ in request }.share()
        let busy = Observable.merge(taps.map { _ in "y" }, title.map { _ in "n" })

        let (titles, spinner) = (clock.record(title), clock.record(busy))
        stage.at(12) { expectRecorded(titles.events, "-----t") }
        stage.at(12) { expectRecorded(spinner.events, "--y--n") }
        stage.at(12) { expect(server.subscriptions.count == 1) }
    },

    Step("Visitors at two doors", lasting: .milliseconds(900)) { stage in
        func comeIn(_ name: String, _ visitors: BehaviorRelay<Int>) {
            let before = visitors.value
            stage.span(name) { work(0.1) }
            visitors.accept(before + 1)
        }
        let (tested, real) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
        let clock = TestScheduler(initialClock: 0)
        for door in [clock, clock] { once(door) { comeIn("test", tested) } }
        for q in ["north", "south"] { once(queue(q)) { comeIn("queues", real) } }
        clock.start()
        after(0.6) { show("test:", tested.value, "queues:", real.value) }
    }
)
