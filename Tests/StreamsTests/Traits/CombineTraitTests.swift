import Marbles
import Streams
import Testing

/// What becomes of two cold sources, and when each is subscribed to; all is disposed of at tick 9. `nil`: not at all.
struct ColdPair: CustomTestStringConvertible {
    typealias Combine = (TestableObservable<Int>, TestableObservable<Int>) -> Observable<Int>

    private let first: String
    private let second: String
    private let result: String
    private let held: (String, String?)

    init(_ first: String, _ second: String, gives result: String, _ held: String, _ secondHeld: String?) {
        (self.first, self.second, self.result, self.held) = (first, second, result, (held, secondHeld))
    }

    var testDescription: String { "\(first)  \(second)  \(result)" }

    func check(_ sourceLocation: SourceLocation = #_sourceLocation, _ combine: Combine) {
        let scheduler = TestScheduler.marbles
        let first = scheduler.createColdObservable(first) as TestableObservable<Int>
        let second = scheduler.createColdObservable(second) as TestableObservable<Int>
        let recording = scheduler.record(combine(first, second), until: 9)
        scheduler.start()
        #expect(recording.events == marbles(result), sourceLocation: sourceLocation)
        #expect(first.subscriptions == [Subscription(marbles: held.0)], sourceLocation: sourceLocation)
        #expect(
            second.subscriptions == (held.1.map { [Subscription(marbles: $0)] } ?? []), sourceLocation: sourceLocation)
    }
}

@Suite("Single, Maybe, Completable: combined", .counted)
struct CombineTraitTests {
    private static let untilDisposed = "^--------!"

    private func done(_ completable: Completable) -> Observable<Int> { completable.andThen(.empty()) }

    private func completable(_ source: TestableObservable<Int>) -> Completable {
        source.ignoreElements().asCompletable()
    }

    // MARK: One after another

    @Test(arguments: [
        ColdPair("--|", "-1-2|", gives: "---1-2|", "^-!", "--^---!"),
        ColdPair("--|", "--|", gives: "----|", "^-!", "--^-!"),
        ColdPair("|", "(1|)", gives: "(1|)", "(^!)", "(^!)"),
        ColdPair("--|", "-1-#", gives: "---1-#", "^-!", "--^--!"),
        ColdPair("--#", "-1-2|", gives: "--#", "^-!", nil),
        ColdPair("-----", "-1|", gives: "", untilDisposed, nil),
        ColdPair("--|", "-1---", gives: "---1", "^-!", "--^------!"),
    ])
    func `andThen: the second runs once the first has completed`(_ pair: ColdPair) {
        pair.check { completable($0).andThen($1.asObservable()) }
    }

    @Test func `andThen: a single, a maybe and a completable may follow, or an endless observable under a take`() {
        let done = Completable.empty()
        let single: Single<Int> = done.andThen(.just(1))
        let maybe: Maybe<Int> = done.andThen(.empty())
        #expect(single.atOnce == "1 | .")
        #expect(maybe.atOnce == "| .")
        #expect(done.andThen(Completable.error(Failure.lost)).atOnce == "#lost .")
        #expect(done.andThen(Observable.repeatElement(7)).take(3).atOnce == "7 7 7 | .")
    }

    @Test func `andThen: its argument is worked out when the chain is built`() {
        let log = Log()
        func load() -> Single<Int> {
            log.note("built")
            return .just(1)
        }
        let save = Completable.empty().do(onCompleted: { log.note("saved") })
        _ = save.andThen(load()).subscribe()
        _ = save.andThen(.deferred { load() }).subscribe()
        #expect(log.text == "built saved saved built")
    }

    @Test func `andThen: a second that starts later still lets its sources take turns`() {
        let first = HandDriven<Never>()
        let log = Log()
        let second = Observable.of(10, 20).flatMap { Observable.of($0, $0 + 1) }
        _ = first.observable.asCompletable().andThen(second).note(in: log)
        first.complete()
        #expect(log.text == second.atOnce)
    }

    @Test(arguments: [
        ColdPair("--|", "-|", gives: "---|", "^-!", "--^!"),
        ColdPair("--#", "-|", gives: "--#", "^-!", nil),
        ColdPair("--|", "-#", gives: "---#", "^-!", "--^!"),
        ColdPair("---", "-|", gives: "", untilDisposed, nil),
        ColdPair("--|", "---", gives: "", "^-!", "--^------!"),
    ])
    func `concat of completables: one after another`(_ pair: ColdPair) {
        pair.check { done(completable($0).concat(completable($1))) }
        pair.check { done(.concat(completable($0), completable($1))) }
        pair.check { done(.concat([completable($0), completable($1)])) }
        pair.check { done(.concat(AnySequence([completable($0), completable($1)]))) }
    }

    @Test func `concat of completables: a sequence is asked for the next when one has completed, and may be empty`() {
        let log = Log()
        let parts = (1...).lazy.map { part -> Completable in
            log.note(part)
            return part == 3 ? .error(Failure.lost) : .empty()
        }
        #expect(Completable.concat(AnySequence(parts)).atOnce == "#lost .")
        #expect(log.text == "1 2 3")
        #expect(Completable.concat([]).atOnce == "| .")
    }

    @Test func `a hundred thousand one after another cost no stack`() {
        func upload(_ part: Int) -> Completable {
            part == 0 ? .empty() : Completable.empty().andThen(.deferred { upload(part - 1) })
        }
        #expect(upload(100_000).atOnce == "| .")
        #expect(Completable.concat(repeatElement(Completable.empty(), count: 100_000)).atOnce == "| .")
    }

    // MARK: Together

    @Test(arguments: [
        ColdPair("-(1|)", "---(2|)", gives: "---(3|)", "^!", "^--!"),
        ColdPair("---(1|)", "-(2|)", gives: "---(3|)", "^--!", "^!"),
        ColdPair("-#", "---(2|)", gives: "-#", "^!", "^!"),
        ColdPair("---(1|)", "-#", gives: "-#", "^!", "^!"),
        ColdPair("-(1|)", "---", gives: "", "^!", untilDisposed),
    ])
    func `zip of two singles: when the last one has come`(_ pair: ColdPair) {
        pair.check { Single.zip($0.asSingle(), $1.asSingle()) { $0 + $1 }.asObservable() }
        pair.check { Single.zip($0.asSingle(), $1.asSingle()).map { $0.0 + $0.1 }.asObservable() }
        pair.check { Single.zip([$0.asSingle(), $1.asSingle()]) { $0.reduce(0, +) }.asObservable() }
    }

    @Test(arguments: [
        ColdPair("-(1|)", "---(2|)", gives: "---(3|)", "^!", "^--!"),
        ColdPair("-|", "---(2|)", gives: "---|", "^!", "^--!"),
        ColdPair("-(1|)", "---|", gives: "---|", "^!", "^--!"),
        ColdPair("-#", "---(2|)", gives: "-#", "^!", "^!"),
        ColdPair("-(1|)", "---", gives: "", "^!", untilDisposed),
    ])
    func `zip of two maybes: empty when one of them is, once all have completed`(_ pair: ColdPair) {
        pair.check { Maybe.zip($0.asMaybe(), $1.asMaybe()) { $0 + $1 }.asObservable() }
        pair.check { Maybe.zip($0.asMaybe(), $1.asMaybe()).map { $0.0 + $0.1 }.asObservable() }
    }

    @Test(arguments: [
        ColdPair("-|", "---|", gives: "---|", "^!", "^--!"), ColdPair("---|", "-|", gives: "---|", "^--!", "^!"),
        ColdPair("-#", "---|", gives: "-#", "^!", "^!"), ColdPair("-|", "---", gives: "", "^!", untilDisposed),
    ])
    func `zip of completables: when the last one has completed`(_ pair: ColdPair) {
        pair.check { done(.zip(completable($0), completable($1))) }
        pair.check { done(.zip([completable($0), completable($1)])) }
        pair.check { done(.zip(AnyCollection([completable($0), completable($1)]))) }
        #expect(Completable.zip([]).atOnce == "| .")
    }

    @Test func `zip: what the closure throws is the error`() {
        let lost: (Int, Int) throws -> Int = { _, _ in throw Failure.lost }
        #expect(Single.zip(.just(1), .just(2), resultSelector: lost).atOnce == "#lost .")
        #expect(Maybe.zip(.just(1), .just(2), resultSelector: lost).atOnce == "#lost .")
        let all: ([Int]) throws -> Int = { _ in throw Failure.lost }
        #expect(Single.zip([.just(1), .just(2)], resultSelector: all).atOnce == "#lost .")
        #expect(Single<Int>.zip([], resultSelector: all).atOnce == "#lost .")
    }

    @Test func `zip: two to eight sources, each of its own type`() {
        let three = Single.zip(.just(1), .just("b"), .just(true)) { "\($0)\($1)\($2)" }
        #expect(three.atOnce == "1btrue | .")
        let (a, b, c) = (Single.just(1), Single.just("b"), Single.just(2.5))
        let eight = Single.zip(a, b, c, a, b, c, a, b) { a, b, c, d, e, f, g, h in "\(a)\(b)\(c)\(d)\(e)\(f)\(g)\(h)" }
        #expect(eight.atOnce == "1b2.51b2.51b | .")
        let tuple: Single<(Int, String, Double, Int)> = Single.zip(a, b, c, a)
        #expect(tuple.map { "\($0)" }.atOnce == #"(1, "b", 2.5, 1) | ."#)
        let (d, e) = (Maybe.just(1), Maybe.just("b"))
        #expect(Maybe.zip(d, e, d, e, d) { "\($0)\($1)\($2)\($3)\($4)" }.atOnce == "1b1b1 | .")
        #expect(Maybe.zip(d, e, d).map { "\($0)" }.atOnce == #"(1, "b", 1) | ."#)
    }

    @Test func `zip of a collection: in its order, and of an empty one no elements`() {
        #expect(Single.zip([.just(2), .just(1)]).atOnce == "[2, 1] | .")
        #expect(Single.zip([.just(2), .error(Failure.lost)]).atOnce == "#lost .")
        #expect(Single<Int>.zip([]).atOnce == "[] | .")
        #expect(Single<Int>.zip([], resultSelector: \.count).atOnce == "0 | .")
    }
}
