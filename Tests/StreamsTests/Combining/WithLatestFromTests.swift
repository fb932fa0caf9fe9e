import Marbles
import Streams
import Testing

@Suite("withLatestFrom", .counted)
struct WithLatestFromTests {
    @Test(arguments: [
        TwoSources("plain", "-1--2--3-|", "--4--5|", gives: "----6--8-|", "^--------!", "^-----!"),
        TwoSources("empty", "--|", "-1--", gives: "--|", "^-!", "^-!"),
        TwoSources("other is empty", "-1-2|", "-|", gives: "----|", "^---!", "^!"),
        TwoSources("other is never", "-1-2|", "----", gives: "----|", "^---!", "^---!"),
        TwoSources("never", "-----", "-1|", gives: "", TwoSources.untilDisposed, "^-!"),
        TwoSources("error", "--1#", "-3", gives: "--4#", "^--!", "^--!"),
        TwoSources("other's error", "-1---2", "--3#", gives: "---#", "^--!", "^--!"),
        TwoSources(
            "disposed", "--1------------2", "-3", gives: "--4", TwoSources.untilDisposed, TwoSources.untilDisposed),
    ])
    func `with a resultSelector`(_ sources: TwoSources) {
        sources.check { $0.withLatestFrom($1) { $0 + $1 } }
        sources.check { $0.withLatestFrom($1, resultSelector: +) }
    }

    @Test func `the other is subscribed to first, and left last`() {
        let log = Log()
        func noted(_ name: String) -> Observable<Int> {
            Observable.never().do(onSubscribe: { log.note("+\(name)") }, onDispose: { log.note("-\(name)") })
        }
        noted("source").withLatestFrom(noted("other")).subscribe().dispose()
        #expect(log.text == "+other +source -source -other")
        #expect(Observable.just(1).withLatestFrom(Observable.just(2)) { [$0, $1] }.atOnce == "[1, 2] | .")
    }

    @Test func `without a resultSelector the other's element comes`() {
        TwoSources("plain", "-1--2--3-|", "--4--5|", gives: "----4--5-|", "^--------!", "^-----!").check {
            $0.withLatestFrom($1)
        }
    }
}
