import Streams
import Testing

@Suite("Grammar", .counted)
struct GrammarTests {
    @Test(arguments: ["map", "filter", "do", "flatMap", "take"])
    func `nothing follows an error between two operators, and the source is left`(_ name: String) {
        let source = HandDriven<Int>()
        let between = Log()
        let after = Log()
        let subscription = operators(name)(
            source.observable.noted(in: between).map { element in
                if element == 2 { throw Failure.lost }
                return element
            }.noted(in: after)
        ).subscribe(onError: { _ in })
        source.send(1, 2, 3)
        source.fail(.offline)
        #expect(between.text == "1 2")
        #expect(after.text == "1 #lost")
        #expect(source.disposals == 1)
        subscription.dispose()
    }

    @Test(arguments: ["map", "filter", "do", "flatMap", "take"])
    func `an operator passes one end on, and nothing after it`(_ name: String) {
        let log = Log()
        let observable = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            observer.onNext(2)
            observer.onCompleted()
            observer.onError(Failure.lost)
            return Disposables.create()
        }
        operators(name)(observable).noted(in: log).subscribe().dispose()
        #expect(log.text == "1 |")
    }

    @Test(arguments: ["map", "filter", "do", "flatMap", "take"])
    func `an error goes through`(_ name: String) {
        #expect(operators(name)(.error(Failure.lost)).atOnce == "#lost .")
    }

    @Test(arguments: ["map", "filter", "do", "flatMap", "take"])
    func `an end without elements goes through`(_ name: String) {
        #expect(operators(name)(.empty()).atOnce == "| .")
    }

    @Test(arguments: ["map", "filter", "do", "flatMap", "take"])
    func `never stays never`(_ name: String) {
        #expect(operators(name)(.never()).atOnce == "! .")
    }

    @Test(arguments: ["map", "filter", "do", "flatMap", "take"])
    func `disposing stops the elements and leaves the source`(_ name: String) {
        let source = HandDriven<Int>()
        let log = Log()
        let subscription = operators(name)(source.observable).note(in: log)
        source.send(1, 2)
        subscription.dispose()
        subscription.dispose()
        source.send(3)
        source.complete()
        #expect(log.text == "1 2 .")
        #expect(source.disposals == 1)
    }

    @Test(arguments: ["map", "filter", "do", "flatMap", "take"])
    func `disposing in the middle of an element stops the next`(_ name: String) {
        let source = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = operators(name)(source.observable).subscribe(onNext: {
            log.note($0)
            if $0 == 2 { held.dispose() }
        })
        source.send(1, 2, 3)
        #expect(log.text == "1 2")
        #expect(source.disposals == 1)
    }

    @Test(arguments: ["map", "filter", "do", "flatMap", "take"])
    func `each subscription runs the source anew`(_ name: String) {
        let source = HandDriven<Int>()
        let observable = operators(name)(source.observable)
        let first = observable.subscribe()
        let second = observable.subscribe()
        #expect(source.subscriptions == 2)
        first.dispose()
        second.dispose()
        #expect(source.disposals == 2)
    }

    @Test(arguments: ["map", "filter", "do", "flatMap", "take"])
    func `an endless synchronous source stops under a take`(_ name: String) {
        #expect(operators(name)(.repeatElement(7)).take(3).atOnce == "7 7 7 | .")
        #expect(operators(name)(stubborn()).take(3).atOnce == "0 1 2 | .")
    }

    /// Each operator so that it lets every element through as it is.
    private func operators(_ name: String) -> (Observable<Int>) -> Observable<Int> {
        switch name {
        case "map": { $0.map { $0 } }
        case "filter": { $0.filter { _ in true } }
        case "do": { $0.do() }
        case "flatMap": { $0.flatMap { Observable.just($0) } }
        case "take": { $0.take(1000) }
        default: fatalError("There is no operator \(name) here.")
        }
    }

    /// Tells its observer a hundred numbers, whether or not somebody listens.
    private func stubborn() -> Observable<Int> {
        .create { observer in
            for element in 0..<100 { observer.onNext(element) }
            return Disposables.create()
        }
    }
}

extension ObservableType {
    /// Notes what passes here.
    func noted(in log: Log) -> Observable<Element> {
        `do`(onNext: { log.note($0) }, onError: { log.note("#\($0)") }, onCompleted: { log.note("|") })
    }
}
