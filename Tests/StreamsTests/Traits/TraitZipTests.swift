import Marbles
import Streams
import Testing

@Suite("zip, of a trait", .counted)
struct TraitZipTests {
    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)

    @Test(arguments: [
        ("-(1|)", "---(2|)", "---(3|)", 1, 3), ("---(1|)", "-(2|)", "---(3|)", 3, 1),
        ("-#", "---(2|)", "-#", 1, 1), ("---(1|)", "-#", "-#", 1, 1), ("-(1|)", "---", "---------", 1, 9),
    ])
    func `of two singles: when the last one has come`(
        _ first: String, _ second: String, _ events: String, _ firstUntil: Int, _ secondUntil: Int
    ) {
        let first = scheduler.createColdObservable(first)
        let second = scheduler.createColdObservable(second)
        let recording = scheduler.record(
            Single.zip(first.asSingle(), second.asSingle()) { $0 + $1 }, until: 9)
        let tuple = scheduler.record(
            Single.zip(first.asSingle(), second.asSingle()).map { $0.0 + $0.1 }, until: 9)
        let collection = scheduler.record(
            Single.zip([first.asSingle(), second.asSingle()], resultSelector: { $0.reduce(0, +) }), until: 9)
        scheduler.start()
        #expect(recording.events == marbles(events))
        #expect(tuple.events == marbles(events))
        #expect(collection.events == marbles(events))
        #expect(first.subscriptions == Array(repeating: Subscription(0, firstUntil), count: 3))
        #expect(second.subscriptions == Array(repeating: Subscription(0, secondUntil), count: 3))
    }

    @Test(arguments: [
        ("-(1|)", "---(2|)", "---(3|)", 1, 3), ("-|", "---(2|)", "---|", 1, 3), ("-(1|)", "---|", "---|", 1, 3),
        ("-#", "---(2|)", "-#", 1, 1), ("-(1|)", "---", "---------", 1, 9),
    ])
    func `of two maybes: empty when one of them is, once all have completed`(
        _ first: String, _ second: String, _ events: String, _ firstUntil: Int, _ secondUntil: Int
    ) {
        let first = scheduler.createColdObservable(first)
        let second = scheduler.createColdObservable(second)
        let recording = scheduler.record(Maybe.zip(first.asMaybe(), second.asMaybe()) { $0 + $1 }, until: 9)
        let tuple = scheduler.record(
            Maybe.zip(first.asMaybe(), second.asMaybe()).map { $0.0 + $0.1 }, until: 9)
        scheduler.start()
        #expect(recording.events == marbles(events))
        #expect(tuple.events == marbles(events))
        #expect(first.subscriptions == Array(repeating: Subscription(0, firstUntil), count: 2))
        #expect(second.subscriptions == Array(repeating: Subscription(0, secondUntil), count: 2))
    }

    @Test func `what the closure throws is the error`() {
        let lost: (Int, Int) throws -> Int = { _, _ in throw Failure.lost }
        #expect(Single.zip(.just(1), .just(2), resultSelector: lost).asObservable().atOnce == "#lost .")
        #expect(Maybe.zip(.just(1), .just(2), resultSelector: lost).asObservable().atOnce == "#lost .")
        let all: ([Int]) throws -> Int = { _ in throw Failure.lost }
        #expect(Single.zip([.just(1), .just(2)], resultSelector: all).asObservable().atOnce == "#lost .")
        #expect(Single<Int>.zip([], resultSelector: all).asObservable().atOnce == "#lost .")
    }

    @Test func `two to eight sources, each of its own type`() {
        let three = Single.zip(.just(1), .just("b"), .just(true)) { "\($0)\($1)\($2)" }
        #expect(three.asObservable().atOnce == "1btrue | .")
        let (a, b, c) = (Single.just(1), Single.just("b"), Single.just(2.5))
        let eight = Single.zip(a, b, c, a, b, c, a, b) { a, b, c, d, e, f, g, h in "\(a)\(b)\(c)\(d)\(e)\(f)\(g)\(h)" }
        #expect(eight.asObservable().atOnce == "1b2.51b2.51b | .")
        let tuple: Single<(Int, String, Double, Int)> = Single.zip(a, b, c, a)
        #expect(tuple.map { "\($0)" }.asObservable().atOnce == #"(1, "b", 2.5, 1) | ."#)
        let (d, e) = (Maybe.just(1), Maybe.just("b"))
        #expect(Maybe.zip(d, e, d, e, d) { "\($0)\($1)\($2)\($3)\($4)" }.asObservable().atOnce == "1b1b1 | .")
        #expect(Maybe.zip(d, e, d).map { "\($0)" }.asObservable().atOnce == #"(1, "b", 1) | ."#)
    }

    @Test func `of a collection: in its order, and of an empty one no elements`() {
        #expect(Single.zip([.just(2), .just(1)]).asObservable().atOnce == "[2, 1] | .")
        #expect(Single.zip([.just(2), .error(Failure.lost)]).asObservable().atOnce == "#lost .")
        #expect(Single<Int>.zip([]).asObservable().atOnce == "[] | .")
        #expect(Single<Int>.zip([], resultSelector: \.count).asObservable().atOnce == "0 | .")
    }

    @Test(arguments: [
        ("-|", "---|", "---|", 1, 3), ("---|", "-|", "---|", 3, 1), ("-#", "---|", "-#", 1, 1),
        ("-|", "---", "---------", 1, 9),
    ])
    func `of completables: when the last one has completed`(
        _ first: String, _ second: String, _ events: String, _ firstUntil: Int, _ secondUntil: Int
    ) {
        let first = scheduler.createColdObservable(first)
        let second = scheduler.createColdObservable(second)
        let (one, two) = (first.ignoreElements().asCompletable(), second.ignoreElements().asCompletable())
        let recordings = [
            Completable.zip(one, two), .zip([one, two]), .zip(AnyCollection([one, two])),
        ].map { scheduler.record($0.andThen(Observable<Int>.empty()), until: 9) }
        scheduler.start()
        for recording in recordings { #expect(recording.events == marbles(events)) }
        #expect(first.subscriptions == Array(repeating: Subscription(0, firstUntil), count: 3))
        #expect(second.subscriptions == Array(repeating: Subscription(0, secondUntil), count: 3))
    }

    @Test func `of no completable at all: completed`() {
        #expect(Completable.zip([]).asObservable().atOnce == "| .")
    }
}
