import Marbles
import Streams
import Testing

@Suite("zip, combineLatest", .counted)
struct ZipCombineLatestTests {
    typealias Select =
        @Sendable (Observable<Int>, Observable<Int>, @escaping (Int, Int) throws -> Int) -> Observable<Int>

    @Test(arguments: [
        TwoSources("plain", "-12---3---|", "----5-6--5|", gives: "----6-8--8|", "^---------!", "^---------!"),
        TwoSources("empty", "--|", "----|", gives: "----|", "^-!", "^---!"),
        TwoSources("never", "-----", "-1|", gives: "", TwoSources.untilDisposed, "^-!"),
        TwoSources("error", "-1--2", "--3#", gives: "--4#", "^--!", "^--!"),
        TwoSources(
            "disposed", "-1-------------2", "--3", gives: "--4", TwoSources.untilDisposed, TwoSources.untilDisposed),
    ])
    func `zip of two`(_ sources: TwoSources) {
        sources.check { .zip($0, $1) { $0 + $1 } }
        sources.check { .zip($0, $1, resultSelector: +) }
        sources.check { Observable.zip($0, $1).map { $0 + $1 } }
        sources.check { .zip([$0, $1]) { $0[0] + $0[1] } }
        sources.check { Observable.zip([$0, $1]).map { $0.reduce(0, +) } }
    }

    @Test(arguments: [
        TwoSources("shorter", "-1|", "--2--3---|", gives: "--3------|", "^-!", "^--------!"),
        TwoSources("one is empty", "-|", "--2-|", gives: "----|", "^!", "^---!"),
    ])
    func `zip of two completes when both have`(_ sources: TwoSources) {
        sources.check { .zip($0, $1) { $0 + $1 } }
    }

    @Test(arguments: [
        TwoSources("shorter", "-1|", "--2--3---|", gives: "--3--|", "^-!", "^----!"),
        TwoSources("one is empty", "-|", "--2-|", gives: "--|", "^!", "^-!"),
    ])
    func `zip of a collection completes with the first element in vain`(_ sources: TwoSources) {
        sources.check { .zip([$0, $1]) { $0[0] + $0[1] } }
    }

    @Test(arguments: [
        TwoSources("plain", "-1---2----|", "--3-4--|", gives: "--4-56----|", "^---------!", "^------!"),
        TwoSources("one is empty", "--|", "----3--4|", gives: "----|", "^-!", "^---!"),
        TwoSources("empty", "--|", "----|", gives: "----|", "^-!", "^---!"),
        TwoSources("never", "-1-2-", "-----", gives: "", TwoSources.untilDisposed, TwoSources.untilDisposed),
        TwoSources("error", "-1--2", "--3#", gives: "--4#", "^--!", "^--!"),
        TwoSources(
            "disposed", "-1-------------2", "--3", gives: "--4", TwoSources.untilDisposed, TwoSources.untilDisposed),
    ])
    func `combineLatest of two`(_ sources: TwoSources) {
        sources.check { .combineLatest($0, $1) { $0 + $1 } }
        sources.check { .combineLatest($0, $1, resultSelector: +) }
        sources.check { Observable.combineLatest($0, $1).map { $0 + $1 } }
        sources.check { .combineLatest([$0, $1]) { $0[0] + $0[1] } }
        sources.check { Observable.combineLatest([$0, $1]).map { $0.reduce(0, +) } }
    }

    @Test func `combineLatest: one empty source of three does not end it while two are left`() {
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

    @Test(
        arguments: [
            Row("zip", gives: "1+2 #lost .") { .zip($0, $1, resultSelector: $2) },
            Row("zip of a collection", gives: "1+2 #lost .") { a, b, select in
                .zip([a, b]) { try select($0[0], $0[1]) }
            },
            Row("combineLatest", gives: "4+2 #lost .") { .combineLatest($0, $1, resultSelector: $2) },
            Row("combineLatest of a collection", gives: "4+2 #lost .") { a, b, select in
                .combineLatest([a, b]) { try select($0[0], $0[1]) }
            },
            Row("withLatestFrom", gives: "2+4 #lost .") { $1.withLatestFrom($0, resultSelector: $2) },
        ] as [Row<Select>])
    func `what resultSelector throws ends all`(_ row: Row<Select>) {
        let (first, second) = (HandDriven<Int>(), HandDriven<Int>())
        let log = Log()
        _ = row.make(first.observable, second.observable) { first, second in
            log.note("\(first)+\(second)")
            throw Failure.lost
        }.note(in: log)
        first.send(1, 4)
        second.send(2, 3)
        first.send(5)
        #expect(log.text == row.result)
        #expect((first.disposals, second.disposals) == (1, 1))
    }

    @Test(
        arguments: [
            Row("zip", gives: "left #lost . left | .") { .zip(Observable.just(1), $0) { $0 + $1 } },
            Row("zip of a collection", gives: "#lost . left | . left") { .zip([.just(1), $0]) { $0[1] } },
            Row("combineLatest", gives: "left #lost . left | .") { .combineLatest(Observable.just(1), $0) { $0 + $1 } },
            Row("combineLatest of a collection", gives: "#lost . left | . left") {
                .combineLatest([.just(1), $0]) { $0[1] }
            },
            Row("merge", gives: "#lost . left left | .") { .merge($0) },
        ] as [Row<Operate>])
    func `a source is let go before its end goes on; in the form with a collection, after`(_ row: Row<Operate>) {
        let log = Log()
        let source = HandDriven<Int>()
        let combined = row.make(source.observable.do(onDispose: { log.note("left") }))
        _ = combined.note(in: log)
        source.fail(.lost)
        _ = combined.note(in: log)
        source.complete()
        #expect(log.text == row.result)
    }

    @Test func `combineLatest: an element that is nil counts as one`() {
        let combined = Observable.combineLatest(Observable<Int?>.just(nil), Observable.just(1)) { "\($0 as Any) \($1)" }
        #expect(combined.atOnce == "nil 1 | .")
    }

    @Test func `zip: what waits keeps its order, however much it is`() {
        let (first, second) = (HandDriven<Int>(), HandDriven<Int>())
        var pairs: [Int] = []
        let subscription = Observable.zip(first.observable, second.observable).subscribe(onNext: { first, second in
            #expect(first == second)
            pairs.append(first)
        })
        for number in 0..<1000 { first.send(number) }
        for number in 0..<500 {
            second.send(number)
            first.send(1000 + number)
        }
        for number in 500..<1500 { second.send(number) }
        #expect(pairs == Array(0..<1500))
        subscription.dispose()
    }

    @Test func `an empty collection completes; combineLatest sends the result for no elements before`() {
        let none: [Observable<Int>] = []
        #expect(Observable.zip(none).atOnce == "| .")
        #expect(Observable.combineLatest(none).atOnce == "[] | .")
        #expect(Observable<Bool>.combineLatest(none) { $0.allSatisfy { $0 > 0 } }.atOnce == "true | .")
        #expect(Observable<Bool>.combineLatest(none) { _ in throw Failure.lost }.atOnce == "#lost .")
        #expect(Observable.zip([Observable.of(1, 2), .of(3, 4), .of(5, 6)]).atOnce == "[1, 3, 5] [2, 4, 6] | .")
    }

    @Test func `zip of up to eight, of any types`() {
        let (a, b, c) = (Observable.just(1), Observable.of("x", "y"), Observable<Double?>.just(nil))
        #expect(Observable.zip(a, b).atOnce == #"(1, "x") | ."#)
        #expect(Observable.zip(a, b, c).atOnce == #"(1, "x", nil) | ."#)
        #expect(Observable.zip(a, b, c, b).map { $0.1 + $0.3 }.atOnce == "xx | .")
        #expect(Observable.zip(a, a, a, a, a).map { [$0, $1, $2, $3, $4].count }.atOnce == "5 | .")
        #expect(Observable.zip(a, b, c, a, b, c).map { "\($0.0)\($0.1)\($0.3)\($0.4)" }.atOnce == "1x1x | .")
        #expect(Observable.zip(a, b, c, a, b, c, a).map { $0 + $3 + $6 }.atOnce == "3 | .")
        #expect(
            Observable.zip(a, b, c, a, b, c, a, b).map { a, _, _, d, _, _, g, h in "\(a + d + g)\(h)" }.atOnce
                == "3x | .")
        #expect(Observable.zip(a, b, c) { a, b, c in "\(a)\(b)\(c ?? 2)" }.atOnce == "1x2.0 | .")
        #expect(Observable.zip(a, a, a, a) { [$0, $1, $2, $3].count }.atOnce == "4 | .")
        #expect(Observable.zip(a, a, a, a, a) { [$0, $1, $2, $3, $4].count }.atOnce == "5 | .")
        #expect(Observable.zip(a, a, a, a, a, a) { [$0, $1, $2, $3, $4, $5].count }.atOnce == "6 | .")
        #expect(Observable.zip(a, a, a, a, a, a, a) { [$0, $1, $2, $3, $4, $5, $6].count }.atOnce == "7 | .")
        #expect(
            Observable<Int>.zip(a, a, a, a, a, a, a, a) { [$0, $1, $2, $3, $4, $5, $6, $7].count }.atOnce == "8 | .")
    }

    @Test func `combineLatest of up to eight, of any types`() {
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
