import Streams
import Testing

@Suite("PublishSubject", .counted)
struct PublishSubjectTests {
    @Test func `passes on what its source sends`() {
        let subject = PublishSubject<Int>()
        let log = Log()
        _ = subject.map { $0 * 10 }.note(in: log)
        _ = Observable.of(1, 2).subscribe(subject)
        #expect(log.text == "10 20 | .")
        #expect(!subject.isDisposed)
        subject.dispose()
        #expect(subject.isDisposed)
    }

    @Test func `observers are told in the order in which they came`() {
        let subject = PublishSubject<Int>()
        let log = Log()
        let subscriptions = (0..<100).map { number in subject.subscribe(onNext: { _ in log.note(number) }) }
        for number in stride(from: 0, to: 90, by: 2) { subscriptions[number].dispose() }
        subject.onNext(1)
        let left = (0..<100).filter { $0 >= 90 || $0 % 2 == 1 }
        #expect(log.list == left.map(String.init))
        for subscription in subscriptions { subscription.dispose() }
        #expect(!subject.hasObservers)
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
}

private final class Payload: Sendable {}
