import Marbles
import Streams
import Testing

@Suite("zip", .counted)
struct ZipTests {
    @Test(arguments: [
        TwoSources("plain", "-12---3---|", "----5-6--5|", gives: "----6-8--8|", "^---------!", "^---------!"),
        TwoSources("empty", "--|", "----|", gives: "----|", "^-!", "^---!"),
        TwoSources("never", "-----", "-1|", gives: "", TwoSources.untilDisposed, "^-!"),
        TwoSources("error", "-1--2", "--3#", gives: "--4#", "^--!", "^--!"),
        TwoSources(
            "disposed", "-1-------------2", "--3", gives: "--4", TwoSources.untilDisposed, TwoSources.untilDisposed),
    ])
    func `of two`(_ sources: TwoSources) {
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
    func `of two completes when both have`(_ sources: TwoSources) {
        sources.check { .zip($0, $1) { $0 + $1 } }
    }

    @Test(arguments: [
        TwoSources("shorter", "-1|", "--2--3---|", gives: "--3--|", "^-!", "^----!"),
        TwoSources("one is empty", "-|", "--2-|", gives: "--|", "^!", "^-!"),
    ])
    func `of a collection completes with the first element in vain`(_ sources: TwoSources) {
        sources.check { .zip([$0, $1]) { $0[0] + $0[1] } }
    }

    @Test func `sources that send inside subscribe`() {
        #expect(Observable.zip(Observable.of(1, 2, 3), Observable.of(10, 20)) { $0 + $1 }.atOnce == "11 22 | .")
        #expect(Observable.zip(Observable.just(1), Observable.of(10, 20)).atOnce == "(1, 10) | .")
        #expect(Observable.zip([Observable.of(1, 2), .of(3, 4), .of(5, 6)]).atOnce == "[1, 3, 5] [2, 4, 6] | .")
    }

    @Test func `what resultSelector throws ends all`() {
        let (first, second) = (HandDriven<Int>(), HandDriven<Int>())
        let log = Log()
        _ = Observable.zip(first.observable, second.observable) { first, second -> Int in
            log.note("\(first)+\(second)")
            throw Failure.lost
        }.note(in: log)
        first.send(1, 4)
        second.send(2, 3)
        #expect(log.text == "1+2 #lost .")
        #expect((first.disposals, second.disposals) == (1, 1))
    }

    @Test func `a source is let go before its end goes on; in the form with a collection, after`() {
        let log = Log()
        let source = HandDriven<Int>()
        let one = source.observable.do(onDispose: { log.note("left") })
        for zipped in [
            Observable.zip(Observable.just(1), one) { $0 + $1 }, .zip([.just(1), one]) { $0[1] },
        ] {
            _ = zipped.note(in: log)
            source.fail(.lost)
            _ = zipped.note(in: log)
            source.complete()
            log.note("/")
        }
        #expect(log.text == "left #lost . left | . / #lost . left | . left /")
    }

    @Test func `what waits keeps its order, however much it is`() {
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

    @Test func `of none completes at once`() {
        #expect(Observable.zip([Observable<Int>]()).atOnce == "| .")
    }

    @Test func `up to eight, of any types`() {
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
}
