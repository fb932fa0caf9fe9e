import Marbles
import Streams
import Testing

@Suite("merge(maxConcurrent:), concat of inner observables", .counted)
struct MergeMaxConcurrentTests {
    @Test(arguments: [
        InnerSources(
            "plain", "-123----|", ["---4--|", "-5|", "-6-7|"], gives: "---546-7|", "^-------!",
            ["-^-----!", "--^-!", "----^---!"]),
        InnerSources("empty", "--|", [], gives: "--|", "^-!", []),
        InnerSources(
            "never", "-123|", ["-4", "-5", "-6"], gives: "--45", "^---!", ["-^------------!", "--^-----------!", nil]),
        InnerSources("error", "-123#", ["-5", "-6", "-7"], gives: "--56#", "^---!", ["-^--!", "--^-!", nil]),
        InnerSources(
            "inner error", "-123--", ["-5", "--#", "-7"], gives: "--5-#", "^---!", ["-^--!", "--^-!", nil]),
    ])
    func `two at a time`(_ sources: InnerSources) {
        sources.check { $0.map($1).merge(maxConcurrent: 2) }
    }

    @Test(arguments: [
        InnerSources(
            "plain", "-1-2-|", ["--3-|", "-4|"], gives: "---3--4|", "^----!", ["-^---!", "-----^-!"]),
        InnerSources("empty", "--|", [], gives: "--|", "^-!", []),
        InnerSources("empty inner", "-1-2-|", ["|", "|"], gives: "-----|", "^----!", ["-(^!)", "---(^!)"]),
        InnerSources("never", "-12|", ["-4", "-5"], gives: "--4", "^--!", ["-^------------!", nil]),
        InnerSources("error", "-12#", ["-4", "-5"], gives: "--4#", "^--!", ["-^-!", nil]),
        InnerSources("inner error", "-12--", ["-4#", "-5"], gives: "--4#", "^--!", ["-^-!", nil]),
        InnerSources(
            "disposed", "-12--", ["-4", "-5"], gives: "--4", InnerSources.untilDisposed, ["-^------------!", nil]),
    ])
    func `one at a time, as concat and concatMap`(_ sources: InnerSources) {
        sources.check { $0.map($1).merge(maxConcurrent: 1) }
        sources.check { $0.map($1).concat() }
        sources.check { $0.concatMap($1) }
    }

    @Test func `an inner observable that sets off another one while there is room does not make it wait`() {
        let outer = HandDriven<Observable<Int>>()
        let log = Log()
        let first = Observable<Int>.create { observer in
            observer.onNext(1)
            outer.send(.just(5))
            observer.onNext(2)
            return Disposables.create()
        }
        let subscription = outer.observable.merge(maxConcurrent: 2).note(in: log)
        outer.send(first)
        #expect(log.text == "1 5 2")
        subscription.dispose()
    }
}
