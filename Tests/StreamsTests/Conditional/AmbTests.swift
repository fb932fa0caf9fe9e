import Marbles
import Streams
import Testing

@Suite("amb", .counted)
struct AmbTests {
    @Test(arguments: [
        TwoSources("right", "---1--2|", "-7--8|", gives: "-7--8|", "^!", "^----!"),
        TwoSources("left", "-1--2|", "--7--8", gives: "-1--2|", "^----!", "^!"),
        TwoSources("empty", "--|", "---1", gives: "--|", "^-!", "^-!"),
        TwoSources("error", "--#", "---1", gives: "--#", "^-!", "^-!"),
        TwoSources("an error later", "-1-#", "---1", gives: "-1-#", "^--!", "^!"),
        TwoSources("one never", "-----", "--1|", gives: "--1|", "^-!", "^--!"),
        TwoSources("never", "-----", "--", gives: "", TwoSources.untilDisposed, TwoSources.untilDisposed),
        TwoSources("disposed", "-1-------------2", "--3", gives: "-1", TwoSources.untilDisposed, "^!"),
    ])
    func `of two`(_ sources: TwoSources) {
        sources.check { $0.amb($1) }
        sources.check { .amb([$0, $1]) }
    }

    @Test func `the losers are left before the first event goes on`() {
        let log = Log()
        let sources = (0..<3).map { _ in HandDriven<Int>() }
        _ = Observable.amb(
            sources.enumerated().map { number, source in
                source.observable.do(onDispose: { log.note("-\(number)") })
            }
        ).note(in: log)
        sources[1].send(1)
        sources[0].send(2)
        sources[1].complete()
        #expect(log.text == "-0 -2 1 | . -1")
    }

    @Test func `of none nothing comes, and when the first has sent inside subscribe, the second is not subscribed to`()
    {
        #expect(Observable<Int>.amb([]).atOnce == "! .")
        let second = HandDriven<Int>()
        #expect(Observable.just(1).amb(second.observable).atOnce == "1 | .")
        #expect(second.subscriptions == 0)
    }
}
