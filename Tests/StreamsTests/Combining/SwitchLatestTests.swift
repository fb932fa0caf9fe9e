import Marbles
import Streams
import Testing

@Suite("switchLatest, flatMapLatest", .counted)
struct SwitchLatestTests {
    @Test(arguments: [
        InnerSources(
            "plain", "-1---2---|", ["-3-4-5|", "--6|"], gives: "--3-4--6-|", "^--------!", ["-^---!", "-----^--!"]),
        InnerSources("empty", "--|", [], gives: "--|", "^-!", []),
        InnerSources("the inner one lasts longer", "-1-|", ["--3--4|"], gives: "---3--4|", "^--!", ["-^-----!"]),
        InnerSources("the source lasts longer", "-1---|", ["-2|"], gives: "--2--|", "^----!", ["-^-!"]),
        InnerSources("never", "-1|", ["-2-"], gives: "--2", "^-!", ["-^------------!"]),
        InnerSources("error", "-1-#", ["-2--3"], gives: "--2#", "^--!", ["-^-!"]),
        InnerSources("inner error", "-1----2", ["--#"], gives: "---#", "^--!", ["-^-!"]),
        InnerSources("an error too late", "-1-2|", ["---#", "-4|"], gives: "----4|", "^---!", ["-^-!", "---^-!"]),
        InnerSources("disposed", "-1--", ["-2"], gives: "--2", InnerSources.untilDisposed, ["-^------------!"]),
    ])
    func `in virtual time`(_ sources: InnerSources) {
        sources.check { $0.map($1).switchLatest() }
        sources.check { $0.flatMapLatest($1) }
    }

    @Test func `just and an endless observable, inside subscribe`() {
        #expect(Observable.of(1, 2).flatMapLatest { Observable.just($0) }.atOnce == "1 2 | .")
        #expect(Observable.just(1).flatMapLatest { _ in Observable.repeatElement(7) }.take(2).atOnce == "7 7 | .")
    }

    @Test func `the one before is left before the next is subscribed to`() {
        let outer = HandDriven<Int>()
        let log = Log()
        let subscription = outer.observable.flatMapLatest { number in
            Observable<Int>.never().do(onSubscribe: { log.note("+\(number)") }, onDispose: { log.note("-\(number)") })
        }.subscribe()
        outer.send(1, 2)
        subscription.dispose()
        #expect(log.text == "+1 -1 +2 -2")
    }

    @Test func `an element that switches is the last of its observable`() {
        let outer = HandDriven<Int>()
        let inner = [HandDriven<Int>(), HandDriven<Int>()]
        let log = Log()
        let subscription = outer.observable.flatMapLatest { inner[$0].observable }
            .do(onNext: { if $0 == 1 { outer.send(1) } }).note(in: log)
        outer.send(0)
        inner[0].send(1, 2)
        inner[1].send(3)
        #expect(log.text == "1 3")
        subscription.dispose()
    }
}
