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

    @Test func `concatMap's selector is called as the elements come, and what it throws ends all`() {
        let (outer, inner) = (HandDriven<Int>(), HandDriven<Int>())
        let log = Log()
        _ = outer.observable.concatMap { element in
            log.note("select \(element)")
            if element == 3 { throw Failure.lost }
            return inner.observable
        }.note(in: log)
        outer.send(1, 2)
        inner.send(7)
        outer.send(3)
        inner.send(8)
        #expect(log.text == "select 1 select 2 7 select 3 #lost .")
        #expect((inner.subscriptions, inner.disposals, outer.disposals) == (1, 1, 1))
    }

    @Test func `a hundred thousand that wait take their turns without using up the stack`() {
        let first = HandDriven<Int>()
        var count = 0
        _ = Observable.range(start: 0, count: 100_001).concatMap { $0 == 0 ? first.observable : .just($0) }
            .subscribe(onNext: { _ in count += 1 })
        first.complete()
        #expect(count == 100_000)
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
