import Dispatch
import Marbles
import Streams
import Testing

@Suite("Driver", .counted)
struct DriverTests {
    private let log = Log()
    private let scheduler = TestScheduler(initialClock: 0, resolution: 1, simulateProcessingDelay: false)

    // MARK: Sharing

    @Test func `those who subscribe share one source, and the late get its latest element`() {
        let source = scheduler.createColdObservable("-1-2-3-4#")
        let driver = mock(scheduler) { source.asDriver(onErrorJustReturn: 9) }
        let first = scheduler.record(driver, until: 6)
        let second = scheduler.record(driver, from: 4)
        scheduler.start()
        #expect(first.events == marbles("-1-2-3"))
        #expect(second.events == marbles("----23-4(9|)"))
        #expect(source.subscriptions == [Subscription(marbles: "^-------!")])
    }

    @Test(arguments: [
        // All have left.
        ("-1-2-3|", 4, 6, "-1-2", "-------1-2-3|", ["^---!", "------^-----!"]),
        // It has completed.
        ("-1|", 9, 4, "-1|", "-----1|", ["^-!", "----^-!"]),
    ])
    func `a source that is let go is started again for a new subscriber, without the old element`(
        _ source: String, _ until: Int, _ from: Int, _ early: String, _ late: String, _ held: [String]
    ) {
        let source = scheduler.createColdObservable(source)
        let driver = mock(scheduler) { source.asDriver(onErrorJustReturn: 9) }
        let first = scheduler.record(driver, until: until)
        let second = scheduler.record(driver, from: from)
        scheduler.start()
        #expect(first.events == marbles(early))
        #expect(second.events == marbles(late))
        #expect(source.subscriptions == held.map { Subscription(marbles: $0) })
    }

    // MARK: In place of an error

    @Test func `onErrorDriveWith and onErrorRecover go on with another driver`() {
        let source = scheduler.createColdObservable("--1--2--#")
        let other = scheduler.createColdObservable("-7--8--|")
        let drivers = mock(scheduler) {
            let other = other.asDriver(onErrorJustReturn: 9)
            return [
                source.asDriver(onErrorDriveWith: other),
                source.asDriver(onErrorRecover: { error in
                    log.note(error is MarbleError)
                    return other
                }),
            ]
        }
        let recordings = drivers.map { scheduler.record($0) }
        scheduler.start()
        for recording in recordings { #expect(recording.events == marbles("--1--2---7--8--|")) }
        #expect(source.subscriptions == Array(repeating: Subscription(marbles: "^-------!"), count: 2))
        #expect(other.subscriptions == [Subscription(marbles: "--------^------!")])
        #expect(log.text == "true")
    }

    // MARK: On the main queue

    @Test @MainActor func `just and the first of several come at once, the next later`() async {
        for driver in [Driver.just(1), .empty(), .from(optional: nil)] {
            _ = driver.drive(onNext: { log.note($0) }, onCompleted: { log.note("|") })
        }
        #expect(log.text == "1 | | |")
        _ = Driver.of(2, 3).drive(
            onNext: { log.note($0) }, onCompleted: { log.note("|") }, onDisposed: { log.note(".") })
        log.note("after")
        for _ in 1...3 { await mainQueueIsIdle() }
        #expect(log.text == "1 | | | 2 after 3 | .")
    }

    @Test @MainActor func `a relay's value comes at once, and again to the next`() {
        let relay = BehaviorRelay(value: 1)
        let driver = relay.asDriver()
        let subscriptions = [
            driver.drive(onNext: { log.note("a\($0)") }), driver.asDriver().drive(onNext: { log.note("b\($0)") }),
        ]
        relay.accept(2)
        for subscription in subscriptions { subscription.dispose() }
        relay.accept(3)
        #expect(log.text == "a1 b1 a2 b2")
    }

    @Test @MainActor func `an element that is sent while one is delivered comes later`() async {
        let relay = BehaviorRelay(value: 1)
        let subscription = relay.asDriver().drive(onNext: { number in
            log.note("<\(number)")
            if number < 2 { relay.accept(number + 1) }
            log.note("\(number)>")
        })
        #expect(log.text == "<1 1>")
        await mainQueueIsIdle()
        #expect(log.text == "<1 1> <2 2>")
        subscription.dispose()
    }

    @Test func `elements from another queue come on the main queue, in order`() async {
        let elsewhere = SerialDispatchQueueScheduler(qos: .userInitiated)
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { [log] in
                _ = Observable.range(start: 0, count: 100, scheduler: elsewhere).asDriver(onErrorJustReturn: -1)
                    .map { DispatchQueue.isMain ? $0 : -2 }
                    .drive(onNext: { log.note($0) }, onDisposed: { continuation.resume() })
            }
        }
        #expect(log.list == (0..<100).map { "\($0)" })
    }

    @Test func `drive off the main queue is a mistake that is reported`() {
        let misuse = misuses {
            elsewhere {
                let driver = Driver<Int>.never()
                driver.drive().dispose()
                driver.drive(onNext: { _ in }).dispose()
                driver.drive(AnyObserver { _ in }).dispose()
                driver.drive { $0.subscribe() }.dispose()
                driver.drive(with: Label(), onNext: { _, _ in }).dispose()
                driver.drive(BehaviorRelay(value: 0)).dispose()
            }
        }
        #expect(misuse.map(\.consequence) == Array(repeating: .stops, count: 6))
        #expect(misuse[0].description.hasPrefix("`drive` was called off the main queue."))
    }

    @Test @MainActor func `observers and functions`() {
        _ = Driver.just(1).drive(AnyObserver { log.note($0) }, AnyObserver { log.note($0) })
        _ = Driver.just(1).drive(AnyObserver<Int?> { log.note($0) })
        #expect(log.text == "next(1) next(1) completed completed next(Optional(1)) completed")
        #expect(Driver.just(1).drive { $0.map { $0 + 1 }.atOnce } == "2 | .")
        let times = { (source: Observable<Int>) in { factor in source.map { $0 * factor }.atOnce } }
        #expect(Driver.just(1).drive(times, curriedArgument: 3) == "3 | .")
    }

    // MARK: Every form of drive

    @Test @MainActor func `relays, which no completion reaches`() {
        let (value, optional) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
        let (replay, optionals) = (ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int?>.create(bufferSize: 1))
        let driver = Driver.just(1)
        for driven in [
            driver.drive(value, value), driver.drive(optional), driver.drive(replay), driver.drive(optionals),
        ] {
            driven.dispose()
        }
        #expect(value.value == 1)
        #expect(optional.value == 1)
        _ = replay.bind(onNext: { log.note($0) })
        _ = optionals.bind(onNext: { log.note($0 as Any) })
        #expect(log.text == "1 Optional(1)")
    }

    @Test @MainActor func `an object that is not kept alive`() {
        let relay = BehaviorRelay(value: 1)
        var label: Label? = Label(log)
        weak let seen = label
        let subscription = relay.asDriver().drive(with: label!, onNext: { label, number in label.log.note(number) })
        label = nil
        relay.accept(2)
        #expect(seen == nil)
        #expect(log.text == "1")
        subscription.dispose()
    }

    @Test @MainActor func `a loop over its values, which lets the source go when it is left`() async {
        for await number in Driver.of(1, 2, 3).values { log.note(number) }
        for await number in BehaviorRelay(value: 4).asDriver().values {
            log.note(number)
            break
        }
        #expect(log.text == "1 2 3 4")
    }

    // MARK: Controls

    @Test @MainActor func `a control's property and events`() {
        let typed = HandDriven<String>()
        let property = ControlProperty(values: typed.observable, valueSink: AnyObserver<String> { _ in })
        _ = property.asDriver().drive(onNext: { log.note($0) }, onCompleted: { log.note("|") })
        typed.send("a")
        typed.complete()
        _ = ControlEvent(events: typed.observable).asDriver().drive(onNext: { log.note($0) })
        typed.send("b")
        typed.complete()
        #expect(log.text == "a | b")
    }

    @Test @MainActor func `a control that fails is a mistake that is reported, and the end`() {
        let typed = HandDriven<String>()
        let property = ControlProperty(values: typed.observable, valueSink: AnyObserver<String> { _ in })
        let misuse = misuses {
            _ = property.asDriver().drive(onNext: { log.note($0) }, onCompleted: { log.note("|") })
            typed.fail(.lost)
        }
        #expect(misuse.map(\.consequence) == [.stopsDebugBuild])
        #expect(log.text == "|")
    }

}

/// What `make` makes, its drivers and signals on `scheduler`.
func mock<Shared>(_ scheduler: SchedulerType, _ make: () -> Shared) -> Shared {
    var made: Shared?
    SharingScheduler.mock(scheduler: scheduler) { made = make() }
    return made!
}
