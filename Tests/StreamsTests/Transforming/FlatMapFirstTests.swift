import Marbles
import Streams
import Testing

@Suite("flatMapFirst", .counted)
struct FlatMapFirstTests {
    @Test(arguments: [
        InnerSources(
            "plain", "-1-2---3--|", ["-4--5|", "-9", "-6|"], gives: "--4--5--6-|", "^---------!",
            ["-^----!", nil, "-------^-!"]),
        InnerSources("empty", "--|", [], gives: "--|", "^-!", []),
        InnerSources("the inner one lasts longer", "-1|", ["--3|"], gives: "---3|", "^-!", ["-^--!"]),
        InnerSources(
            "never", "-12-", ["-3", "-4"], gives: "--3", InnerSources.untilDisposed, ["-^------------!", nil]),
        InnerSources("error", "-1-#", ["-2--3"], gives: "--2#", "^--!", ["-^-!"]),
        InnerSources("inner error", "-1----2", ["--#"], gives: "---#", "^--!", ["-^-!"]),
    ])
    func `in virtual time`(_ sources: InnerSources) {
        sources.check { $0.flatMapFirst($1) }
    }

    @Test func `the selector is not called for what is dropped, and what it throws ends all`() {
        let (outer, inner) = (HandDriven<Int>(), HandDriven<Int>())
        let log = Log()
        _ = outer.observable.flatMapFirst { element in
            log.note("select \(element)")
            if element == 3 { throw Failure.lost }
            return inner.observable
        }.note(in: log)
        outer.send(1, 2)
        inner.complete()
        outer.send(3, 4)
        #expect(log.text == "select 1 select 3 #lost .")
        #expect((outer.disposals, inner.subscriptions) == (1, 1))
    }

    @Test func `sources that send inside subscribe`() {
        #expect(Observable.of(1, 2).flatMapFirst { Observable.just($0) }.atOnce == "1 2 | .")
        #expect(Observable.of(1, 2, 3).flatMapFirst { Observable.of($0, $0 * 10) }.atOnce == "1 10 | .")
    }
}
