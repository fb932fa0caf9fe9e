import Marbles
import Streams
import Testing

@Suite("flatMap, flatMapFirst", .counted)
struct FlatMapTests {
    @Test func `the elements of all inner observables come as they come, and it completes when no source is left`() {
        let outer = HandDriven<Int>()
        let inner = [HandDriven<String>(), HandDriven<String>()]
        let log = Log()
        _ = outer.observable.flatMap { inner[$0].observable }.note(in: log)
        outer.send(0, 1)
        inner[0].send("a")
        inner[1].send("b")
        inner[0].send("c")
        inner[0].complete()
        #expect(inner.map(\.disposals) == [1, 0])
        outer.complete()
        #expect(log.text == "a b c")
        inner[1].complete()
        #expect(log.text == "a b c | .")
        #expect(inner.map(\.disposals) == [1, 1])
    }

    @Test(arguments: ["inner error", "error", "dispose"])
    func `an error of any, and a dispose, leave the source and every inner observable`(_ end: String) {
        let outer = HandDriven<Int>()
        let inner = [HandDriven<String>(), HandDriven<String>()]
        let log = Log()
        let subscription = outer.observable.flatMap { inner[$0].observable }.note(in: log)
        outer.send(0, 1)
        switch end {
        case "inner error": inner[0].fail(.lost)
        case "error": outer.fail(.lost)
        default: subscription.dispose()
        }
        inner[1].send("late")
        outer.send(0)
        #expect(log.text == (end == "dispose" ? "." : "#lost ."))
        #expect(outer.disposals == 1)
        #expect(inner.map(\.disposals) == [1, 1])
        #expect(inner.map(\.subscriptions) == [1, 1])
    }

    @Test(
        arguments: [
            Row("flatMap", gives: "select 1 select 2 7 7 select 3 #lost .") { $0.flatMap($1) },
            Row("concatMap", gives: "select 1 select 2 7 select 3 #lost .") { $0.concatMap($1) },
            Row("flatMapLatest", gives: "select 1 select 2 7 select 3 #lost .") { $0.flatMapLatest($1) },
            Row("flatMapFirst", gives: "select 1 7 select 3 #lost .") { $0.flatMapFirst($1) },
        ] as [Row<Flatten>])
    func `the selector is called as the elements come, for each that is not dropped, and what it throws ends all`(
        _ row: Row<Flatten>
    ) {
        let (outer, log) = (HandDriven<Int>(), Log())
        let inner = PublishSubject<Int>()
        _ = row.make(outer.observable) { element in
            log.note("select \(element)")
            if element == 3 { throw Failure.lost }
            return inner.asObservable()
        }.note(in: log)
        outer.send(1, 2)
        inner.onNext(7)
        inner.onCompleted()
        outer.send(3)
        #expect(log.text == row.result)
        #expect(outer.disposals == 1)
    }

    typealias Flatten =
        @Sendable (Observable<Int>, @escaping (Int) throws -> Observable<Int>) -> Observable<Int>

    @Test func `an inner observable is let go before the completion goes on, and after an error has`() {
        let log = Log()
        let inner = HandDriven<Int>()
        let observable = Observable.just(1).flatMap { _ in inner.observable.do(onDispose: { log.note("inner") }) }
        _ = observable.note(in: log)
        inner.complete()
        #expect(log.text == "inner | .")
        _ = observable.note(in: log)
        inner.fail(.lost)
        #expect(log.text == "inner | . #lost . inner")
    }

    @Test func `inner observables that send at once are not asked for more than is wanted`() {
        #expect(Observable.just(1).flatMap { _ in Observable.repeatElement(7) }.take(3).atOnce == "7 7 7 | .")
        #expect(Observable.repeatElement(1).flatMap { _ in Observable.repeatElement(7) }.take(3).atOnce == "7 7 7 | .")
        #expect(Observable.repeatElement(1).flatMap { _ in Observable.just(7) }.take(3).atOnce == "7 7 7 | .")
        let failing = Observable.of(1, 2).flatMap { $0 == 1 ? .repeatElement(1) : Observable.error(Failure.lost) }
        #expect(failing.atOnce == "1 #lost .")
        var transformed = 0
        let inner = Observable<Int>.create { observer in
            for element in 0..<100 { observer.onNext(element) }
            return Disposables.create()
        }.map { element in
            transformed += 1
            return element
        }
        #expect(Observable.just(1).flatMap { _ in inner }.take(3).atOnce == "0 1 2 | .")
        #expect(transformed == 3)
    }

    @Test func `an end sent from inside an element passes at once`() {
        let outer = HandDriven<Int>()
        let inner = HandDriven<Int>()
        let log = Log()
        _ = outer.observable.flatMap { _ in inner.observable }
            .do(onNext: { _ in inner.fail(.lost) }, afterNext: { log.note("after \($0)") }).note(in: log)
        outer.send(0)
        inner.send(1)
        #expect(log.text == "#lost .")
        log.note("-")
        _ = Observable.just(1).flatMap { _ in inner.observable }
            .do(afterNext: { _ in inner.complete() }).note(in: log)
        inner.send(1)
        #expect(log.text == "#lost . - 1 | .")
    }

    @Test func `disposing inside an inner element stops the rest`() {
        let outer = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = outer.observable.flatMap { _ in Observable.of(1, 2, 3) }.do(onNext: { _ in held.dispose() })
            .note(in: log)
        outer.send(0)
        #expect(log.text == ".")
        #expect(outer.disposals == 1)
    }

    @Test func `anything that is an observable in other words may be inner`() {
        struct Wrapped: ObservableConvertibleType {
            func asObservable() -> Observable<String> { .just("wrapped") }
        }
        #expect(Observable.just(1).flatMap { _ in Wrapped() }.atOnce == "wrapped | .")
    }

    @Test func `an inner element sent from inside another one passes at once`() {
        let outer = HandDriven<Int>()
        let inner = HandDriven<Int>()
        let log = Log()
        let subscription = outer.observable.flatMap { _ in inner.observable }.subscribe(onNext: { element in
            log.note("<\(element)")
            if element < 3 { inner.send(element + 1) }
            log.note("\(element)>")
        })
        outer.send(0)
        inner.send(1)
        #expect(log.text == "<1 <2 <3 3> 2> 1>")
        subscription.dispose()
    }

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
}
