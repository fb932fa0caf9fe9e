import Streams
import Testing

@Suite("map", .counted)
struct MapTests {
    @Test func `map transforms each element`() {
        #expect(Observable.of(1, 2).map { "<\($0)>" }.atOnce == "<1> <2> | .")
    }

    @Test func `what the closure throws ends the result`() {
        let observable = Observable.of(1, 2, 3).map { element in
            if element == 2 { throw Failure.lost }
            return element
        }
        #expect(observable.atOnce == "1 #lost .")
    }

    @Test func `after a throw the closure is not called again, whatever the source goes on sending`() {
        let log = Log()
        let observable = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onNext(2)
            observer.onCompleted()
            return Disposables.create()
        }.map { element -> Int in
            log.note(element)
            throw Failure.lost
        }
        #expect(observable.atOnce == "#lost .")
        #expect(log.text == "1")
    }

    @Test func `an element whose closure disposes of the subscription does not arrive`() {
        let source = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = source.observable.map { element in
            held.dispose()
            return element
        }.note(in: log)
        source.send(1)
        #expect(log.text == ".")
    }
}
