import Streams
import Testing

@Suite("flatMap", .counted)
struct FlatMapTests {
    @Test func `the elements of all inner observables come as they come`() {
        let outer = HandDriven<Int>()
        let inner = [HandDriven<String>(), HandDriven<String>()]
        let log = Log()
        _ = outer.observable.flatMap { inner[$0].observable }.note(in: log)
        outer.send(0, 1)
        inner[0].send("a")
        inner[1].send("b")
        inner[0].send("c")
        #expect(log.text == "a b c")
        inner[0].complete()
        outer.complete()
        #expect(log.text == "a b c")
        inner[1].complete()
        #expect(log.text == "a b c | .")
    }

    @Test func `it completes with the source when no inner observable is left`() {
        let outer = HandDriven<Int>()
        let log = Log()
        _ = outer.observable.flatMap { Observable.just($0) }.note(in: log)
        outer.send(1, 2)
        #expect(log.text == "1 2")
        outer.complete()
        #expect(log.text == "1 2 | .")
    }

    @Test func `an error of an inner observable ends all`() {
        let outer = HandDriven<Int>()
        let inner = [HandDriven<String>(), HandDriven<String>()]
        let log = Log()
        _ = outer.observable.flatMap { inner[$0].observable }.note(in: log)
        outer.send(0, 1)
        inner[0].fail(.lost)
        inner[1].send("late")
        #expect(log.text == "#lost .")
        #expect(outer.disposals == 1)
        #expect(inner.map(\.disposals) == [1, 1])
    }

    @Test func `an error of the source ends all`() {
        let outer = HandDriven<Int>()
        let inner = HandDriven<String>()
        let log = Log()
        _ = outer.observable.flatMap { _ in inner.observable }.note(in: log)
        outer.send(0)
        outer.fail(.lost)
        inner.send("late")
        #expect(log.text == "#lost .")
        #expect(inner.disposals == 1)
    }

    @Test func `what the selector throws ends all`() {
        let outer = HandDriven<Int>()
        let inner = HandDriven<String>()
        let log = Log()
        _ = outer.observable.flatMap { element in
            if element == 1 { throw Failure.lost }
            return inner.observable
        }.note(in: log)
        outer.send(0, 1, 2)
        inner.send("late")
        #expect(log.text == "#lost .")
        #expect(outer.disposals == 1)
        #expect(inner.disposals == 1)
        #expect(inner.subscriptions == 1)
    }

    @Test func `disposing leaves the source and every inner observable`() {
        let outer = HandDriven<Int>()
        let inner = [HandDriven<String>(), HandDriven<String>()]
        let log = Log()
        let subscription = outer.observable.flatMap { inner[$0].observable }.note(in: log)
        outer.send(0, 1)
        subscription.dispose()
        inner[0].send("late")
        outer.send(0)
        #expect(log.text == ".")
        #expect(outer.disposals == 1)
        #expect(inner.map(\.disposals) == [1, 1])
        #expect(inner.map(\.subscriptions) == [1, 1])
    }

    @Test func `an inner observable that has ended is let go`() {
        let outer = HandDriven<Int>()
        let inner = HandDriven<String>()
        let subscription = outer.observable.flatMap { _ in inner.observable }.subscribe()
        outer.send(0)
        inner.complete()
        #expect(inner.disposals == 1)
        subscription.dispose()
        #expect(inner.disposals == 1)
    }

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

    @Test func `an inner observable that throws leaves no endless sibling behind`() {
        let observable = Observable.of(1, 2).flatMap { element -> Observable<Int> in
            element == 1 ? .repeatElement(1) : .error(Failure.lost)
        }
        #expect(observable.atOnce == "1 #lost .")
    }

    @Test func `an endless inner observable stops under a take`() {
        #expect(Observable.just(1).flatMap { _ in Observable.repeatElement(7) }.take(3).atOnce == "7 7 7 | .")
        #expect(Observable.repeatElement(1).flatMap { _ in Observable.repeatElement(7) }.take(3).atOnce == "7 7 7 | .")
        #expect(Observable.repeatElement(1).flatMap { _ in Observable.just(7) }.take(3).atOnce == "7 7 7 | .")
    }

    @Test func `an inner observable that sends at once is not asked for more than is wanted`() {
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
}
