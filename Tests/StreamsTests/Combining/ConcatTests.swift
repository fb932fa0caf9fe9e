import Marbles
import Streams
import Testing

@Suite("concat", .counted)
struct ConcatTests {
    @Test(arguments: [
        TwoSources("plain", "-1-2|", "---3--4-|", gives: "-1-2--4-|", "^---!", "----^---!"),
        TwoSources("empty", "--|", "---1|", gives: "---1|", "^-!", "--^-!"),
        TwoSources("never", "-1--", "-2", gives: "-1", TwoSources.untilDisposed, nil),
        TwoSources("error", "-1#", "----3", gives: "-1#", "^-!", nil),
        TwoSources("second error", "-|", "--#", gives: "--#", "^!", "-^!"),
        TwoSources("disposed", "-1|", "---2-----------3", gives: "-1-2", "^-!", "--^-----------!"),
    ])
    func `one and a second`(_ sources: TwoSources) {
        sources.check { $0.concat($1) }
        sources.check { .concat($0, $1) }
        sources.check { .concat([$0, $1]) }
        sources.check { .concat(AnySequence([$0, $1])) }
        sources.check { Observable.of($0, $1).concat() }
    }

    @Test func `a source is left before the next is subscribed to, and the last one after the completion`() {
        let log = Log()
        let sources = (1...3).map { number in HandDriven<Int>() }
        _ = Observable.concat(
            sources.enumerated().map { number, source in
                source.observable.do(onSubscribe: { log.note("+\(number)") }, onDispose: { log.note("-\(number)") })
            }
        ).note(in: log)
        for source in sources { source.complete() }
        #expect(log.text == "+0 -0 +1 -1 +2 | . -2")
    }

    @Test func `a sequence is asked for one source at a time, and may be endless or empty`() {
        var asked = 0
        let endless = sequence(state: 0) { number -> Observable<Int>? in
            asked += 1
            number += 1
            return .just(number)
        }
        #expect(Observable.concat(endless).take(3).atOnce == "1 2 3 | .")
        #expect(asked == 3)
        #expect(Observable<Int>.concat([]).atOnce == "| .")
        #expect(Observable<Int>.concat().atOnce == "| .")
    }

    @Test func `concat of a concat of a concat`() {
        var nested = Observable.just(0)
        for number in 1..<1000 { nested = Observable.just(number).concat(nested) }
        for number in 1..<100 { nested = nested.concat(Observable.just(-number)) }
        var last: [Int] = []
        _ = nested.subscribe(onNext: { last.append($0) })
        #expect(last == (0..<1000).reversed() + (1..<100).map { -$0 })
    }

    @Test func `disposing inside an element stops the rest`() {
        let second = HandDriven<Int>()
        let held = SerialDisposable()
        let log = Log()
        let first = HandDriven<Int>()
        held.disposable = first.observable.concat(second.observable).do(onNext: { _ in held.dispose() }).note(in: log)
        first.send(1)
        first.complete()
        #expect(log.text == ".")
        #expect((first.disposals, second.subscriptions) == (1, 0))
    }
}
