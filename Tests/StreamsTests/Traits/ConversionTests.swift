import Marbles
import Streams
import Testing

/// From an observable to a trait: none, one and two elements, an error before and after one, and no end.
@Suite("From an observable to a trait", .counted)
struct ConversionTests {
    typealias Case<Element> = (source: String, events: [Recorded<Event<Element>>], until: Int)

    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)

    @Test(
        arguments: [
            ("--|", [.error(2, RxError.noElements)], 2),
            ("-1-|", [.next(3, 1), .completed(3)], 3),
            ("-1-2-|", [.error(3, RxError.moreThanOneElement)], 3),
            ("-#", [.error(1, MarbleError())], 1),
            ("-1-#", [.error(3, MarbleError())], 3),
            ("-1---", [], 9),
        ] as [Case<Int>])
    func `asSingle`(_ example: Case<Int>) {
        let source = scheduler.createHotObservable(example.source)
        let recording = scheduler.record(source.asSingle(), until: 9)
        scheduler.start()
        #expect(recording.events == example.events)
        #expect(source.subscriptions == [Subscription(0, example.until)])
    }

    @Test(
        arguments: [
            ("--|", [.completed(2)], 2),
            ("-1-|", [.next(3, 1), .completed(3)], 3),
            ("-1-2-|", [.error(3, RxError.moreThanOneElement)], 3),
            ("-#", [.error(1, MarbleError())], 1),
            ("-1-#", [.error(3, MarbleError())], 3),
            ("-1---", [], 9),
        ] as [Case<Int>])
    func `asMaybe`(_ example: Case<Int>) {
        let source = scheduler.createHotObservable(example.source)
        let recording = scheduler.record(source.asMaybe(), until: 9)
        scheduler.start()
        #expect(recording.events == example.events)
        #expect(source.subscriptions == [Subscription(0, example.until)])
    }

    @Test(
        arguments: [
            ("--|", [.completed(2)], 2),
            ("-1-|", [.completed(3)], 3),
            ("-1-2-|", [.completed(5)], 5),
            ("-#", [.error(1, MarbleError())], 1),
            ("-1-#", [.error(3, MarbleError())], 3),
            ("-1---", [], 9),
        ] as [Case<Never>])
    func `ignoreElements, and asCompletable after it`(_ example: Case<Never>) {
        let source = scheduler.createHotObservable(example.source)
        let recording = scheduler.record(source.ignoreElements(), until: 9)
        let completable = scheduler.record(source.ignoreElements().asCompletable(), until: 9)
        scheduler.start()
        #expect(recording.events == example.events)
        #expect(completable.events == example.events)
        #expect(source.subscriptions == Array(repeating: Subscription(0, example.until), count: 2))
    }

    @Test(
        arguments: [
            ("--|", [.next(2, nil), .completed(2)], 2),
            ("-1-|", [.next(1, 1), .completed(1)], 1),
            ("-1-2-|", [.next(1, 1), .completed(1)], 1),
            ("-#", [.error(1, MarbleError())], 1),
            ("-1-#", [.next(1, 1), .completed(1)], 1),
            ("-----", [], 9),
        ] as [Case<Int?>])
    func `first`(_ example: Case<Int?>) {
        let source = scheduler.createHotObservable(example.source)
        let recording = scheduler.record(source.first(), until: 9)
        scheduler.start()
        #expect(recording.events == example.events)
        #expect(source.subscriptions == [Subscription(0, example.until)])
    }

    @Test(
        arguments: [
            ("--|", [.next(2, []), .completed(2)], 2),
            ("-1-|", [.next(3, [1]), .completed(3)], 3),
            ("-1-2-|", [.next(5, [1, 2]), .completed(5)], 5),
            ("-#", [.error(1, MarbleError())], 1),
            ("-1-#", [.error(3, MarbleError())], 3),
            ("-1---", [], 9),
        ] as [Case<[Int]>])
    func `toArray`(_ example: Case<[Int]>) {
        let source = scheduler.createHotObservable(example.source)
        let recording = scheduler.record(source.toArray(), until: 9)
        scheduler.start()
        #expect(recording.events == example.events)
        #expect(source.subscriptions == [Subscription(0, example.until)])
    }

    @Test func `what comes at the end passes further operators`() {
        let source = Observable.of(1, 2)
        #expect(source.toArray().map { $0 + [3] }.asObservable().atOnce == "[1, 2, 3] | .")
        #expect(source.take(1).asSingle().filter { $0 == 1 }.asObservable().atOnce == "1 | .")
        #expect(source.take(1).asMaybe().flatMap { .just($0 + 1) }.asObservable().atOnce == "2 | .")
        #expect(Observable<Int>.empty().first().map { $0 ?? 7 }.asObservable().atOnce == "7 | .")
    }

    @Test func `an element that is nil is an element`() {
        #expect(
            Observable<Int?>.of(nil, nil).asSingle().asObservable().atOnce
                == "#Sequence contains more than one element. .")
        #expect(Observable<Int?>.just(nil).asMaybe().asObservable().atOnce == "nil | .")
        #expect(Observable<Int?>.of(nil, 1).first().asObservable().atOnce == "Optional(nil) | .")
    }

    @Test func `an endless synchronous source stops`() {
        #expect(
            Observable.repeatElement(7).asSingle().asObservable().atOnce
                == "#Sequence contains more than one element. .")
        #expect(
            Observable.repeatElement(7).asMaybe().asObservable().atOnce == "#Sequence contains more than one element. ."
        )
        #expect(Observable.repeatElement(7).first().asObservable().atOnce == "Optional(7) | .")
    }

    @Test func `the source is left after the end has arrived`() {
        let log = Log()
        for convert: (Observable<Int>) -> Observable<Int> in [
            { $0.asSingle().asObservable() }, { $0.asMaybe().asObservable() },
            { $0.toArray().map(\.count).asObservable() }, { $0.first().map { $0 ?? 0 }.asObservable() },
        ] {
            let source = HandDriven<Int>()
            _ = convert(source.observable.do(onDispose: { log.note("left") })).note(in: log)
            source.send(1)
            source.complete()
        }
        #expect(log.text == Array(repeating: "1 | . left", count: 4).joined(separator: " "))
    }

    @Test func `first gives one element, though it may set off another`() {
        let source = HandDriven<Int>()
        let log = Log()
        _ = source.observable.first().asObservable()
            .do(onNext: { if $0 == 1 { source.send(2) } }).note(in: log)
        source.send(1)
        #expect(log.text == "Optional(1) | .")
    }

    @Test func `each subscription collects for itself`() {
        let array = Observable.of(1, 2).toArray()
        #expect(array.asObservable().atOnce == "[1, 2] | .")
        #expect(array.asObservable().atOnce == "[1, 2] | .")
    }

    @Test func `a dispose while the element comes keeps it back`() {
        let source = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        let single = source.observable.do(onCompleted: { held.dispose() }).asSingle()
        held.disposable = single.asObservable().note(in: log)
        source.send(1)
        source.complete()
        #expect(log.text == ".")
    }
}
