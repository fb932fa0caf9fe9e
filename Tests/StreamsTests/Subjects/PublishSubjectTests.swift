import Streams
import Testing

@Suite("PublishSubject", .counted)
struct PublishSubjectTests {
    @Test func `who subscribes hears what comes from then on`() {
        let subject = PublishSubject<Int>()
        let (early, late) = (Log(), Log())
        subject.onNext(1)
        _ = subject.note(in: early)
        subject.onNext(2)
        _ = subject.note(in: late)
        subject.onNext(3)
        subject.onCompleted()
        subject.onNext(4)
        subject.onError(Failure.lost)
        #expect(early.text == "2 3 | .")
        #expect(late.text == "3 | .")
    }

    @Test func `observers are told in the order in which they came`() {
        let subject = PublishSubject<Int>()
        let log = Log()
        let subscriptions = (0..<100).map { number in subject.subscribe(onNext: { _ in log.note(number) }) }
        for number in stride(from: 0, to: 90, by: 2) { subscriptions[number].dispose() }
        subject.onNext(1)
        #expect(log.list == (Array(stride(from: 1, to: 90, by: 2)) + Array(90..<100)).map(String.init))
        for subscription in subscriptions { subscription.dispose() }
        #expect(!subject.hasObservers)
    }

    @Test func `after an end who subscribes hears that end alone`() {
        let completed = PublishSubject<Int>()
        completed.onNext(1)
        completed.onCompleted()
        #expect(completed.atOnce == "| .")
        let failed = PublishSubject<Int>()
        failed.onError(Failure.lost)
        failed.onCompleted()
        #expect(failed.atOnce == "#lost .")
    }

    @Test func `after dispose nobody is told, and who subscribes gets an error`() {
        let subject = PublishSubject<Int>()
        let log = Log()
        let subscription = subject.note(in: log)
        #expect(!subject.isDisposed)
        subject.dispose()
        subject.onNext(1)
        subject.onCompleted()
        #expect(subject.isDisposed)
        #expect(!subject.hasObservers)
        #expect(log.text == "")
        subscription.dispose()
        var object: AnyObject?
        _ = subject.subscribe(onError: { if let error = $0 as? RxError { object = error.disposedObject } })
        #expect(object === subject)
    }

    @Test func `after an end and dispose who subscribes gets the error`() {
        let subject = PublishSubject<Int>()
        subject.onCompleted()
        subject.dispose()
        #expect(subject.atOnce.hasPrefix("#Object"))
    }

    @Test func `has observers while somebody is subscribed`() {
        let subject = PublishSubject<Int>()
        #expect(!subject.hasObservers)
        let subscription = subject.subscribe()
        #expect(subject.hasObservers)
        subscription.dispose()
        #expect(!subject.hasObservers)
        var hasObservers = true
        _ = subject.subscribe(onCompleted: { hasObservers = subject.hasObservers })
        subject.onCompleted()
        #expect(!hasObservers)
    }

    @Test func `who subscribes in the middle of an emission hears the next`() {
        let subject = PublishSubject<Int>()
        let (log, inner) = (Log(), Log())
        let subscriptions = CompositeDisposable()
        _ = subscriptions.insert(
            subject.subscribe(onNext: { element in
                log.note("a\(element)")
                if element == 1 { _ = subscriptions.insert(subject.note(in: inner)) }
            }))
        subject.onNext(1)
        #expect(inner.text == "")
        subject.onNext(2)
        #expect(inner.text == "2")
        #expect(log.text == "a1 a2")
        subscriptions.dispose()
    }

    @Test func `who is disposed of in the middle of an emission does not hear it`() {
        let subject = PublishSubject<Int>()
        let log = Log()
        let second = SerialDisposable()
        let first = subject.subscribe(onNext: { _ in second.dispose() })
        second.disposable = subject.note(in: log)
        subject.onNext(1)
        #expect(log.text == ".")
        first.dispose()
    }

    @Test func `a subscription keeps neither the subject alive nor, without it, what its closures hold`() {
        var payload: Payload? = Payload()
        weak let kept = payload
        var subject: PublishSubject<Int>? = PublishSubject()
        weak let gone = subject
        let subscription = subject?.subscribe(onNext: { [payload] _ in _ = payload })
        payload = nil
        #expect(kept != nil)
        subject = nil
        #expect(gone == nil)
        #expect(kept == nil)
        subscription?.dispose()
    }

    @Test func `passes on what its source sends`() {
        let subject = PublishSubject<Int>()
        let log = Log()
        _ = subject.map { $0 * 10 }.note(in: log)
        _ = Observable.of(1, 2).subscribe(subject)
        #expect(log.text == "10 20 | .")
    }
}

private final class Payload: Sendable {}

extension RxError {
    fileprivate var disposedObject: AnyObject? {
        if case .disposed(let object) = self { object } else { nil }
    }
}
