import Streams
import Testing

/// Of every operator that lets each event pass as it is.
@Suite("Grammar", .counted)
struct GrammarTests {
    private let steps = Steps()

    @Test(arguments: PassingOperator.plain, InTime.through)
    func `each event passes in its tick, and the source is left with the end or the dispose`(
        _ operation: PassingOperator, _ run: InTime
    ) {
        run.check { source, _ in operation.apply(source, steps) }
    }

    @Test(arguments: PassingOperator.plain)
    func `nothing follows an error between two operators, and the source is left`(_ operation: PassingOperator) {
        let source = HandDriven<Int>()
        let (between, after) = (Log(), Log())
        let failing = source.observable.noted(in: between).map { element in
            if element == 2 { throw Failure.lost }
            return element
        }
        let subscription = operation.apply(failing.noted(in: after), steps).subscribe(onError: { _ in })
        source.send(1, 2, 3)
        source.fail(.offline)
        #expect(between.text == "1 2")
        #expect(after.text == "1 #lost")
        #expect(source.disposals == 1)
        subscription.dispose()
    }

    @Test(arguments: PassingOperator.plain)
    func `an operator passes one end on, and nothing after it`(_ operation: PassingOperator) {
        let log = Log()
        let observable = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            observer.onNext(2)
            observer.onCompleted()
            observer.onError(Failure.lost)
            return Disposables.create()
        }
        operation.apply(observable, steps).noted(in: log).subscribe().dispose()
        #expect(log.text == "1 |")
    }

    @Test(arguments: PassingOperator.plain)
    func `an end without elements and an error go through, and never stays never`(_ operation: PassingOperator) {
        #expect(operation.apply(.empty(), steps).atOnce == "| .")
        #expect(operation.apply(.error(Failure.lost), steps).atOnce == "#lost .")
        #expect(operation.apply(.never(), steps).atOnce == "! .")
    }

    @Test(arguments: PassingOperator.plain)
    func `each subscription runs the source anew, and a dispose stops the elements and leaves it`(
        _ operation: PassingOperator
    ) {
        let source = HandDriven<Int>()
        let log = Log()
        let observable = operation.apply(source.observable, steps)
        let first = observable.subscribe()
        let second = observable.note(in: log)
        #expect(source.subscriptions == 2)
        source.send(1, 2)
        second.dispose()
        second.dispose()
        source.send(3)
        source.complete()
        #expect(log.text == "1 2 .")
        #expect(source.disposals == 1)
        first.dispose()
        #expect(source.disposals == 2)
    }

    @Test(arguments: PassingOperator.plain)
    func `an endless source stops under a take, also one that does not ask whether somebody listens`(
        _ operation: PassingOperator
    ) {
        let endless = Observable.generate(initialState: 0, condition: { _ in true }, iterate: { $0 + 1 })
        let stubborn = Observable.create { observer in
            for element in 0..<100 { observer.onNext(element) }
            return Disposables.create()
        }
        #expect(operation.apply(endless, steps).take(3).atOnce == "0 1 2 | .")
        #expect(operation.apply(stubborn, steps).take(3).atOnce == "0 1 2 | .")
    }
}

extension ObservableType {
    /// Notes what passes here.
    func noted(in log: Log) -> Observable<Element> {
        `do`(onNext: { log.note($0) }, onError: { log.note("#\($0)") }, onCompleted: { log.note("|") })
    }
}
