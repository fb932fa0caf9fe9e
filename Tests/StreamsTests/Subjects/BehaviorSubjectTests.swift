import Streams
import Testing

@Suite("BehaviorSubject", .counted)
struct BehaviorSubjectTests {
    @Test func `what is pushed while the value is told comes at once: who is told it has a seat already`() {
        let subject = BehaviorSubject(value: 1)
        let log = Log()
        let subscription = subject.subscribe(onNext: { element in
            log.note("<\(element) \(subject.hasObservers)")
            if element == 1 { subject.onNext(2) }
            log.note("\(element)>")
        })
        #expect(log.text == "<1 true <2 true 2> 1>")
        subscription.dispose()
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

    @Test func `disposing while the value is told ends it there`() {
        let subject = BehaviorSubject(value: 1)
        #expect(subject.take(1).atOnce == "1 | .")
        #expect(!subject.hasObservers)
    }
}
