import Marbles
import Streams
import Testing

@Suite("combineLatest", .counted)
struct CombineLatestTests {
    @Test(arguments: [
        TwoSources("plain", "-1---2----|", "--3-4--|", gives: "--4-56----|", "^---------!", "^------!"),
        TwoSources("one is empty", "--|", "----3--4|", gives: "----|", "^-!", "^---!"),
        TwoSources("empty", "--|", "----|", gives: "----|", "^-!", "^---!"),
        TwoSources("never", "-1-2-", "-----", gives: "", TwoSources.untilDisposed, TwoSources.untilDisposed),
        TwoSources("error", "-1--2", "--3#", gives: "--4#", "^--!", "^--!"),
        TwoSources(
            "disposed", "-1-------------2", "--3", gives: "--4", TwoSources.untilDisposed, TwoSources.untilDisposed),
    ])
    func `of two`(_ sources: TwoSources) {
        sources.check { .combineLatest($0, $1) { $0 + $1 } }
        sources.check { .combineLatest($0, $1, resultSelector: +) }
        sources.check { Observable.combineLatest($0, $1).map { $0 + $1 } }
        sources.check { .combineLatest([$0, $1]) { $0[0] + $0[1] } }
        sources.check { Observable.combineLatest([$0, $1]).map { $0.reduce(0, +) } }
    }

    @Test func `one empty source of three does not end it while two are left`() {
        let (first, second) = (HandDriven<Int>(), HandDriven<Int>())
        let log = Log()
        _ = Observable.combineLatest(first.observable, Observable<Int>.empty(), second.observable).note(in: log)
        first.send(1, 2)
        #expect(log.text == "")
        second.complete()
        #expect(log.text == "")
        first.send(3)
        #expect(log.text == "| .")
    }

    @Test func `sources that send inside subscribe take turns`() {
        #expect(
            Observable.combineLatest(Observable.of(1, 2), Observable.of(10, 20)) { $0 + $1 }.atOnce == "11 12 22 | .")
        #expect(Observable.combineLatest(Observable.just(1), Observable.of(10, 20)) { $0 + $1 }.atOnce == "11 21 | .")
    }

    @Test func `what resultSelector throws ends all`() {
        let (first, second) = (HandDriven<Int>(), HandDriven<Int>())
        let log = Log()
        _ = Observable.combineLatest(first.observable, second.observable) { first, second -> Int in
            log.note("\(first)+\(second)")
            throw Failure.lost
        }.note(in: log)
        first.send(1)
        second.send(2, 3)
        first.send(4)
        #expect(log.text == "1+2 #lost .")
        #expect((first.disposals, second.disposals) == (1, 1))
    }

    @Test func `a source is let go before its end goes on; in the form with a collection, after`() {
        let log = Log()
        let source = HandDriven<Int>()
        let one = source.observable.do(onDispose: { log.note("left") })
        for combined in [
            Observable.combineLatest(Observable.just(1), one) { $0 + $1 }, .combineLatest([.just(1), one]) { $0[1] },
        ] {
            _ = combined.note(in: log)
            source.fail(.lost)
            _ = combined.note(in: log)
            source.complete()
            log.note("/")
        }
        #expect(log.text == "left #lost . left | . / #lost . left | . left /")
    }

    @Test func `an element that is nil counts as one`() {
        let combined = Observable.combineLatest(Observable<Int?>.just(nil), Observable.just(1)) { "\($0 as Any) \($1)" }
        #expect(combined.atOnce == "nil 1 | .")
    }

    @Test func `an element that sets off another one is combined at once`() {
        let (first, second) = (HandDriven<Int>(), HandDriven<Int>())
        let log = Log()
        let subscription = Observable.combineLatest(first.observable, second.observable) { $0 * 10 + $1 }
            .do(onNext: { if $0 == 11 { first.send(2) } }).note(in: log)
        first.send(1)
        second.send(1)
        #expect(log.text == "21 11")
        subscription.dispose()
    }

    @Test func `an empty collection sends the result for no elements, and completes`() {
        let none: [Observable<Int>] = []
        #expect(Observable.combineLatest(none).atOnce == "[] | .")
        #expect(Observable<Bool>.combineLatest(none) { $0.allSatisfy { $0 > 0 } }.atOnce == "true | .")
        #expect(Observable<Bool>.combineLatest(none) { _ in throw Failure.lost }.atOnce == "#lost .")
    }

    @Test func `up to eight, of any types`() {
        let (a, b, c) = (Observable.just(1), PublishSubject<String>(), Observable<Double?>.just(nil))
        let log = Log()
        let subscriptions = [
            Observable.combineLatest(a, b).note(in: log),
            Observable.combineLatest(a, b, c).note(in: log),
            Observable.combineLatest(a, b, c, a).map { $0 + $3 }.note(in: log),
            Observable.combineLatest(a, b, c, a, b).map { "\($0)\($1)\($3)\($4)" }.note(in: log),
            Observable.combineLatest(a, b, c, a, b, c).map { $0.1 + $0.4 }.note(in: log),
            Observable.combineLatest(a, b, c, a, b, c, a).map { $0 + $3 + $6 }.note(in: log),
            Observable.combineLatest(a, b, c, a, b, c, a, b).map { a, b, _, d, e, _, g, h in "\(a + d + g)\(b + e + h)"
            }
            .note(in: log),
            Observable.combineLatest(a, b, c) { a, b, c in "\(a)\(b)\(c ?? 2)" }.note(in: log),
            Observable.combineLatest(a, a, a, a) { [$0, $1, $2, $3].count }.note(in: log),
            Observable.combineLatest(a, a, a, a, a) { [$0, $1, $2, $3, $4].count }.note(in: log),
            Observable.combineLatest(a, a, a, a, a, a) { [$0, $1, $2, $3, $4, $5].count }.note(in: log),
            Observable.combineLatest(a, a, a, a, a, a, a) { [$0, $1, $2, $3, $4, $5, $6].count }.note(in: log),
            Observable.combineLatest(a, a, a, a, a, a, a, a) { [$0, $1, $2, $3, $4, $5, $6, $7].count }.note(in: log),
        ]
        #expect(log.text == "4 | . 5 | . 6 | . 7 | . 8 | .")
        b.onNext("x")
        #expect(log.list[15...].joined(separator: " ") == #"(1, "x") (1, "x", nil) 2 1x1x xx 3 3xxx 1x2.0"#)
        for subscription in subscriptions { subscription.dispose() }
    }
}
