import Streams
import Testing

/// The traces are those of RxSwift for the same programs.
@Suite("The order around an end", .counted)
struct EndOrderTests {
    private typealias Operate = (Observable<Int>) -> Observable<Int>

    /// What a subject's completion sets off.
    private func completion(_ operate: Operate) -> String {
        let log = Log()
        let subject = PublishSubject<Int>()
        let subscription = operate(subject.do(onCompleted: { log.note("end") }, onDispose: { log.note("disposed") }))
            .subscribe(onCompleted: { log.note("|") }, onDisposed: { log.note(".") })
        subject.onNext(1)
        subject.onCompleted()
        subscription.dispose()
        return log.text
    }

    @Test func `a source whose end is the end of all is disposed of after it`() {
        let operators: [Operate] = [
            { $0.flatMap { Observable.just($0) } }, { $0.flatMap { Observable.of($0) } },
            { $0.flatMapFirst { Observable.just($0) } }, { $0.flatMapLatest { Observable.just($0) } },
            { $0.concatMap { Observable.just($0) } }, { $0.map { Observable.just($0) }.merge(maxConcurrent: 2) },
            { $0.groupBy { $0 }.flatMap { $0 } },
        ]
        for (number, operate) in operators.enumerated() {
            // flatMapLatest alone disposes of it at once, as RxSwift's does.
            #expect(completion(operate) == (number == 3 ? "end disposed | ." : "end | . disposed"), "\(number)")
        }
    }

    @Test func `one whose end is not the end of all is disposed of at once`() {
        #expect(completion { $0.flatMap { _ in Observable<Int>.never() } } == "end disposed .")
        #expect(completion { $0.concatMap { _ in Observable<Int>.never() } } == "end disposed .")
        #expect(completion { $0.skip(until: Observable<Int>.never()) } == "end disposed .")
    }

    /// A recipe that completes before its `subscribe` returns.
    private func recipe(_ name: String, in log: Log) -> Observable<Int> {
        .create { observer in
            log.note(name)
            observer.onCompleted()
            log.note("sent")
            return Disposables.create { log.note("over") }
        }
    }

    @Test func `concat goes on when the subscribe of the one before has returned`() {
        let log = Log()
        let (a, b) = (recipe("a", in: log), recipe("b", in: log))
        let concats: [(Observable<Int>) -> Observable<Int>] = [
            { $0.concat(a).concat(b) }, { $0.concat(a.concat(b)) }, { .concat($0, a, b) },
            { .concat([$0, .concat(a, b)]) },
        ]
        for concat in concats {
            let subject = PublishSubject<Int>()
            let subscriptions = Disposables.create(
                concat(subject).subscribe(onCompleted: { log.note("|") }),
                concat(.empty()).subscribe(onCompleted: { log.note("|") }))
            subject.onCompleted()
            subscriptions.dispose()
        }
        #expect(log.text == Array(repeating: "a sent over b sent over |", count: 8).joined(separator: " "))
    }

    @Test func `an observable that has waited in a merge comes in a new turn`() {
        let merged = Observable.of(1, 2, 3, 4, 5, 6).map { Observable.of($0, $0 * 10, $0 * 100) }
            .merge(maxConcurrent: 3)
        #expect(merged.atOnce == "1 10 2 100 20 3 200 30 300 4 40 5 400 50 6 500 60 600 | .")
    }

    @Test func `the last observable that has waited ends the result inside its own completion`() {
        let log = Log()
        let first = PublishSubject<Int>()
        let last = Observable<Int>.create { observer in
            observer.onCompleted()
            log.note("sent")
            return Disposables.create { log.note("over") }
        }
        let inners = [first.asObservable(), last.do(afterCompleted: { log.note("after") })]
        let subscription = Observable.from(inners).concat().note(in: log)
        first.onCompleted()
        #expect(log.text == "| . after sent over")
        subscription.dispose()
    }

    @Test(arguments: [1, 2])
    func `what a subscriber sends to a replay subject that replays comes after what is replayed`(_ size: Int) {
        let subject = ReplaySubject<Int>.create(bufferSize: size)
        subject.onNext(0)
        let log = Log()
        let subscription = subject.subscribe(onNext: { element in
            log.note("<\(element)")
            if element < 2 { subject.onNext(element + 1) }
            log.note("\(element)>")
        })
        #expect(log.text == "<0 0> <1 1> <2 2>")
        subscription.dispose()
    }
}
