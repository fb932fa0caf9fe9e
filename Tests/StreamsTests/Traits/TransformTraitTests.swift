import Marbles
import Streams
import Testing

@Suite("Single, Maybe, Completable: transformed", .counted)
struct TransformTraitTests {
    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)

    @Test func `map, filter`() {
        let lost: (Int) throws -> Bool = { _ in throw Failure.lost }
        #expect(Single.just(1).map { "<\($0)>" }.atOnce == "<1> | .")
        #expect(Single.just(1).map(lost).atOnce == "#lost .")
        #expect(Single<Int>.error(Failure.offline).map { $0 }.atOnce == "#offline .")
        #expect(Maybe.just(1).map { $0 + 1 }.atOnce == "2 | .")
        #expect(Maybe<Int>.empty().map(lost).atOnce == "| .")
        #expect(Maybe.just(1).map(lost).atOnce == "#lost .")
        #expect(Single.just(1).filter { $0 == 1 }.atOnce == "1 | .")
        #expect(Single.just(1).filter { $0 == 2 }.atOnce == "| .")
        #expect(Single.just(1).filter(lost).atOnce == "#lost .")
        #expect(Maybe.just(1).filter { $0 == 1 }.atOnce == "1 | .")
        #expect(Maybe.just(1).filter { $0 == 2 }.atOnce == "| .")
        #expect(Maybe.just(1).filter(lost).atOnce == "#lost .")
    }

    @Test func `flatMap: an error of either, and what the closure throws; into another trait`() {
        let lost: (Int) throws -> Single<Int> = { _ in throw Failure.lost }
        #expect(Single.just(1).flatMap(lost).atOnce == "#lost .")
        #expect(Single.just(1).flatMap { _ in Single<Int>.error(Failure.lost) }.atOnce == "#lost .")
        #expect(Single<Int>.error(Failure.offline).flatMap(lost).atOnce == "#offline .")
        #expect(Maybe.just(1).flatMap { .just($0 + 1) }.atOnce == "2 | .")
        #expect(Maybe.just(1).flatMap { _ in Maybe<Int>.empty() }.atOnce == "| .")
        #expect(Maybe<Int>.empty().flatMap { .just($0 + 1) }.atOnce == "| .")
        #expect(Single.just(1).flatMapMaybe { .just($0 + 1) }.atOnce == "2 | .")
        #expect(Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() }.atOnce == "| .")
        #expect(Single.just(1).flatMapCompletable { _ in .empty() }.atOnce == "| .")
        #expect(Single.just(1).flatMapCompletable { _ in .error(Failure.lost) }.atOnce == "#lost .")
    }

    @Test func `flatMap subscribes to the second when the first has its element, and a dispose leaves what is running`()
    {
        let first = scheduler.createColdObservable("--(1|)")
        let second = scheduler.createColdObservable("---(2|)")
        let chain = first.asSingle().flatMap { _ in second.asSingle() }
        let recordings = [9, 3, 1].map { scheduler.record(chain, until: $0) }
        scheduler.start()
        #expect(recordings.map(\.events) == [marbles("-----(2|)"), [], []])
        #expect(first.subscriptions == [Subscription(0, 2), Subscription(0, 2), Subscription(0, 1)])
        #expect(second.subscriptions == [Subscription(2, 5), Subscription(2, 3)])
    }

    @Test func `asMaybe, asCompletable`() {
        #expect(Single.just(1).asMaybe().atOnce == "1 | .")
        #expect(Single.just(1).asCompletable().atOnce == "| .")
        #expect(Single<Int>.error(Failure.lost).asMaybe().atOnce == "#lost .")
        #expect(Single<Int>.error(Failure.lost).asCompletable().atOnce == "#lost .")
        #expect(Single<Int>.never().asCompletable().atOnce == "! .")
    }

    @Test func `a type of one's own that is a single has its operators`() {
        struct Request: PrimitiveSequenceType {
            var primitiveSequence: Single<Int> { .just(1) }
        }
        #expect(Request().map { $0 + 1 }.atOnce == "2 | .")
    }

    @Test(arguments: [
        ("--|", "--(0|)", "---(5|)"), ("--(1|)", "--(1|)", "--(1|)"), ("--#", "--#", "--#"),
        ("---", "---------", "---------"),
    ])
    func `ifEmpty: the default, or another, in place of nothing`(_ source: String, _ defaulted: String, _ other: String)
    {
        let maybe = scheduler.createColdObservable(source).asMaybe()
        let replacement = scheduler.createColdObservable("-(5|)")
        let single: Single<Int> = maybe.ifEmpty(switchTo: replacement.asSingle())
        let again: Maybe<Int> = maybe.ifEmpty(switchTo: replacement.asMaybe())
        let recordings = [
            scheduler.record(maybe.ifEmpty(default: 0).asObservable(), until: 9),
            scheduler.record(single.asObservable(), until: 9), scheduler.record(again.asObservable(), until: 9),
        ]
        scheduler.start()
        #expect(recordings.map(\.events) == [marbles(defaulted), marbles(other), marbles(other)])
        let runs = source == "--|" ? [Subscription(2, 3), Subscription(2, 3)] : []
        #expect(replacement.subscriptions == runs)
        #expect(Maybe<Int>.empty().ifEmpty(switchTo: Maybe.empty()).atOnce == "| .")
    }
}
