import Dispatch
import Marbles
import Streams
import Testing

@Suite("subscribe(on:)", .counted)
struct SubscribeOnTests {
    @Test(arguments: InTime.through)
    func `in time`(_ run: InTime) {
        run.check { source, scheduler in source.subscribe(on: scheduler) }
    }

    @Test func `subscribing takes a turn on the scheduler, and so does leaving, unless the source has ended`() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(201, 1), .next(202, 2), .next(999, 3), .next(1001, 4)])
        let result = scheduler.start { source.subscribe(on: scheduler) }
        #expect(result.events == [.next(202, 2), .next(999, 3)])
        #expect(source.subscriptions == [Subscription(201, 1001)])
        let other = TestScheduler(initialClock: 0)
        let ending = other.createHotObservable([.next(210, 1), .completed(300)])
        #expect(other.start { ending.subscribe(on: other) }.events == [.next(210, 1), .completed(300)])
        #expect(ending.subscriptions == [Subscription(201, 300)])
    }

    @Test func `a dispose before the turn keeps the source from being subscribed to`() {
        let scheduler = Steps()
        let source = HandDriven<Int>()
        let log = Log()
        source.observable.subscribe(on: scheduler).note(in: log).dispose()
        #expect(scheduler.debugDescription == "0: []")
        scheduler.start()
        #expect(source.subscriptions == 0)
        #expect(log.text == ".")
    }

    @Test func `after a dispose nothing arrives, though the source is left later`() {
        let scheduler = Steps()
        let source = HandDriven<Int>()
        let log = Log()
        let subscription = source.observable.do(onDispose: { log.note("source") }).subscribe(on: scheduler)
            .note(in: log)
        scheduler.start()
        source.send(1)
        subscription.dispose()
        source.send(2)
        source.complete()
        #expect(log.text == "1 .")
        scheduler.start()
        #expect(log.text == "1 . source")
    }

    @Test func `subscribing and leaving happen on the scheduler's queue, elements where they are sent`() async {
        let key = DispatchSpecificKey<String>()
        let scheduler = SerialDispatchQueueScheduler(
            internalSerialQueueName: "io", serialQueueConfiguration: { $0.setSpecific(key: key, value: "io") })
        let log = Log()
        let note: (String) -> Void = { log.note("\($0)@\(DispatchQueue.getSpecific(key: key) ?? "here")") }
        let source = Observable<Int>.create { observer in
            note("subscribe")
            observer.onNext(1)
            return Disposables.create { note("dispose") }
        }
        let arrived = DispatchSemaphore(value: 0)
        let subscription = source.subscribe(on: scheduler).subscribe(
            onNext: {
                note("\($0)")
                arrived.signal()
            }, onDisposed: { note("disposed") })
        let other = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        _ = await Observable.just(1, scheduler: other).do(onNext: { _ in arrived.wait() }).inTime
        _ = await Observable.just(1, scheduler: scheduler).inTime
        subscription.dispose()
        _ = await Observable.just(1, scheduler: scheduler).inTime
        #expect(log.list.sorted() == ["1@io", "dispose@io", "disposed@here", "subscribe@io"])
    }

    @Test func `the one nearest to the source has the say`() async {
        let key = DispatchSpecificKey<String>()
        let queues = ["near", "far"].map { name in
            SerialDispatchQueueScheduler(
                internalSerialQueueName: name, serialQueueConfiguration: { $0.setSpecific(key: key, value: name) })
        }
        let source = Observable.deferred { Observable.just(DispatchQueue.getSpecific(key: key) ?? "here") }
        #expect(await source.subscribe(on: queues[0]).subscribe(on: queues[1]).inTime == "near |")
    }

    @Test func `an endless source stops under a take`() async {
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let endless = Observable.repeatElement(7)
        #expect(await endless.subscribe(on: scheduler).take(2).inTime == "7 7 |")
        #expect(await endless.do().flatMap { Observable.just($0) }.subscribe(on: scheduler).take(2).inTime == "7 7 |")
        #expect(await Observable.just(1, scheduler: scheduler).inTime == "1 |")
    }

    @Test func `an endless source stops when it is disposed of from here`() async {
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let isRunning = DispatchSemaphore(value: 0)
        let endless = Observable.repeatElement(7).map { $0 + 1 }.filter { _ in true }
        let subscription = endless.subscribe(on: scheduler).subscribe(onNext: { _ in isRunning.signal() })
        let other = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        _ = await Observable.just(1, scheduler: other).do(onNext: { _ in isRunning.wait() }).inTime
        subscription.dispose()
        #expect(await Observable.just(1, scheduler: scheduler).inTime == "1 |")
    }

    @Test func `disposing races with subscribing`() async {
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        for _ in 0..<200 {
            let disposals = Counts(1)
            let source = Observable<Int>.create { observer in
                observer.onNext(1)
                return Disposables.create { disposals.add(0) }
            }
            let attempts = Counts(1)
            source.do(onSubscribe: { attempts.add(0) }).subscribe(on: scheduler).subscribe().dispose()
            _ = await Observable.just(1, scheduler: scheduler).inTime
            #expect(disposals.all == attempts.all)
        }
    }
}
