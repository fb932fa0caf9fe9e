import Streams
import Testing

@Suite("filter", .counted)
struct FilterTests {
    @Test func `filter lets through what the predicate holds for`() {
        #expect(Observable.of(1, 2, 3, 4).filter { $0.isMultiple(of: 2) }.atOnce == "2 4 | .")
        #expect(Observable.of(1, 3).filter { $0.isMultiple(of: 2) }.atOnce == "| .")
    }

    @Test func `what the predicate throws ends the result`() {
        let observable = Observable.of(1, 2, 3).filter { element in
            if element == 2 { throw Failure.lost }
            return true
        }
        #expect(observable.atOnce == "1 #lost .")
    }

    @Test func `after a throw the predicate is not asked again, whatever the source goes on sending`() {
        let log = Log()
        let observable = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onNext(2)
            observer.onCompleted()
            return Disposables.create()
        }.filter { element in
            log.note(element)
            throw Failure.lost
        }
        #expect(observable.atOnce == "#lost .")
        #expect(log.text == "1")
    }

    @Test func `an element whose predicate disposes of the subscription does not arrive`() {
        let source = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = source.observable.filter { _ in
            held.dispose()
            return true
        }.note(in: log)
        source.send(1)
        #expect(log.text == ".")
    }
}
