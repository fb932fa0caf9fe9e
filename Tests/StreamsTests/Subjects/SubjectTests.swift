import Streams
import Testing

@Suite("Every subject", .counted)
struct SubjectTests {
    @Test(arguments: AnySubject.kinds)
    func `a subscriber hears what is remembered and what comes, up to the end, and after it that end`(
        _ kind: AnySubject.Kind
    ) {
        let (subject, early, late) = (kind.make(), Log(), Log())
        #expect(!subject.hasObservers())
        _ = subject.observable.note(in: early)
        for element in 1...2 { subject.observer.onNext(element) }
        _ = subject.observable.note(in: late)
        #expect(subject.hasObservers())
        var hasObservers = true
        _ = subject.observable.subscribe(onCompleted: { hasObservers = subject.hasObservers() })
        subject.observer.onNext(3)
        subject.observer.onCompleted()
        subject.observer.onNext(4)
        subject.observer.onError(Failure.lost)
        #expect(early.text == kind.early)
        #expect(late.text == kind.late)
        #expect(!hasObservers)
        #expect(subject.observable.atOnce == kind.completed)
    }

    @Test(arguments: AnySubject.kinds)
    func `an error goes to all, and who subscribes after it hears it`(_ kind: AnySubject.Kind) {
        let (subject, log) = (kind.make(), Log())
        for element in 1...3 { subject.observer.onNext(element) }
        _ = subject.observable.note(in: log)
        subject.observer.onError(Failure.lost)
        subject.observer.onCompleted()
        #expect(log.text.hasSuffix("#lost ."))
        #expect(subject.observable.atOnce == kind.failed)
    }

    @Test(arguments: AnySubject.kinds)
    func `one who has left is not told`(_ kind: AnySubject.Kind) {
        let (subject, log) = (kind.make(), Log())
        subject.observable.skip(1).note(in: log).dispose()
        #expect(!subject.hasObservers())
        for element in 1...2 { subject.observer.onNext(element) }
        subject.observer.onCompleted()
        #expect(log.text == ".")
    }

    @Test(arguments: AnySubject.kinds.filter { $0.make().dispose != nil }, [false, true])
    func `after dispose nobody is told, and who subscribes gets an error`(_ kind: AnySubject.Kind, _ hasEnded: Bool) {
        let (subject, log) = (kind.make(), Log())
        if hasEnded { subject.observer.onCompleted() }
        let subscription = subject.observable.skip(1).note(in: log)
        let before = log.text
        subject.dispose?()
        #expect(!subject.hasObservers())
        for element in 1...2 { subject.observer.onNext(element) }
        subject.observer.onCompleted()
        #expect(log.text == before)
        subscription.dispose()
        var object: AnyObject?
        _ = subject.observable.subscribe(onError: { if let error = $0 as? RxError { object = error.disposedObject } })
        #expect(object === subject.observable)
    }

    @Test func `an async subject tells all its element, then all the end; without an element there is the end alone`() {
        let (subject, log) = (AsyncSubject<Int>(), Log())
        for _ in 1...2 { _ = subject.note(in: log) }
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.text == "")
        subject.onCompleted()
        #expect(log.text == "2 2 | . | .")
        let empty = AsyncSubject<Int>()
        empty.onCompleted()
        #expect(empty.atOnce == "| .")
    }
}

extension RxError {
    fileprivate var disposedObject: AnyObject? {
        if case .disposed(let object) = self { object } else { nil }
    }
}
