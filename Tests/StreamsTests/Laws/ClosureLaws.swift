import Streams
import Testing

/// A closure of the user may throw, and it may dispose of the subscription.
@Suite("The closures of operators", .counted)
struct ClosureLaws {
    @Test(arguments: Asking.eachElement + [Asking.atTheEnd])
    func `what a closure throws ends the result, and it is not called again, whatever the source goes on sending`(
        _ operation: Asking
    ) {
        let (log, asked) = (Log(), Log())
        let source = HandDriven<Int>()
        let stubborn = Observable<Int>.create { observer in
            for element in 1...2 { observer.onNext(element) }
            observer.onCompleted()
            return Disposables.create()
        }
        for source in [source.observable, stubborn] {
            _ = operation.apply(source) { element in
                asked.note("asked")
                throw Failure.lost
            }.note(in: log)
        }
        source.send(1, 2)
        source.complete()
        #expect(log.text == "#lost . #lost .")
        #expect(asked.text == "asked asked")
        #expect(source.disposals == 1)
    }

    @Test(arguments: Asking.eachElement)
    func `a source that sends at once stops when a closure throws`(_ operation: Asking) {
        var sent = 0
        let long = Observable.range(start: 1, count: 100).do(onNext: { _ in sent += 1 })
        #expect(operation.apply(long) { _ in throw Failure.lost }.atOnce == "#lost .")
        #expect(sent < 5)
    }

    @Test(arguments: Asking.eachElement + [Asking.atTheEnd, .withUnretained])
    func `an element whose closure disposes of the subscription does not arrive`(_ operation: Asking) {
        let source = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = operation.apply(source.observable) { _ in held.dispose() }.note(in: log)
        source.send(1)
        source.complete()
        #expect(log.text == ".")
        #expect(source.disposals == 1)
    }
}
