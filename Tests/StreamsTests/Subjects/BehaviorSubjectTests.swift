import Streams
import Testing

@Suite("BehaviorSubject", .counted)
struct BehaviorSubjectTests {
    @Test func `who subscribes hears the value, and then what comes`() {
        let subject = BehaviorSubject(value: 0)
        let (early, late) = (Log(), Log())
        _ = subject.note(in: early)
        subject.onNext(1)
        subject.onNext(2)
        _ = subject.note(in: late)
        subject.onNext(3)
        subject.onCompleted()
        #expect(early.text == "0 1 2 3 | .")
        #expect(late.text == "2 3 | .")
    }

    @Test func `after an end who subscribes hears that end alone`() {
        let completed = BehaviorSubject(value: 1)
        completed.onCompleted()
        #expect(completed.atOnce == "| .")
        let failed = BehaviorSubject(value: 1)
        failed.onError(Failure.lost)
        #expect(failed.atOnce == "#lost .")
    }

    @Test func `its value is the latest, outlasts a completion, and is lost with an error or dispose`() throws {
        let subject = BehaviorSubject(value: 1)
        #expect(try subject.value() == 1)
        subject.onNext(2)
        #expect(try subject.value() == 2)
        subject.onCompleted()
        subject.onNext(3)
        #expect(try subject.value() == 2)
        subject.dispose()
        #expect(subject.isDisposed)
        #expect(throws: RxError.self) { try subject.value() }
        let failed = BehaviorSubject(value: 1)
        failed.onError(Failure.lost)
        #expect(throws: Failure.lost) { try failed.value() }
        failed.dispose()
        #expect(throws: RxError.self) { try failed.value() }
    }

    @Test func `after dispose who subscribes gets an error`() {
        let subject = BehaviorSubject(value: 1)
        let log = Log()
        let subscription = subject.note(in: log)
        subject.dispose()
        subject.onNext(2)
        #expect(log.text == "1")
        #expect(subject.atOnce.hasPrefix("#Object"))
        subscription.dispose()
    }

    @Test func `disposing while the value is told ends it there`() {
        let subject = BehaviorSubject(value: 1)
        #expect(subject.take(1).atOnce == "1 | .")
        #expect(!subject.hasObservers)
    }

    @Test func `what is pushed while the value is told comes at once`() {
        let subject = BehaviorSubject(value: 1)
        let log = Log()
        let subscription = subject.subscribe(onNext: { element in
            log.note("<\(element)")
            if element == 1 { subject.onNext(2) }
            log.note("\(element)>")
        })
        #expect(log.text == "<1 <2 2> 1>")
        subscription.dispose()
    }

    @Test func `who is told the value has a seat already`() {
        let subject = BehaviorSubject(value: 1)
        var hasObservers = false
        let subscription = subject.subscribe(onNext: { _ in hasObservers = subject.hasObservers })
        #expect(hasObservers)
        subscription.dispose()
    }
}
