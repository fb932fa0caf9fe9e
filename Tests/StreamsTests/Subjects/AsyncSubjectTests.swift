import Streams
import Testing

@Suite("AsyncSubject", .counted)
struct AsyncSubjectTests {
    @Test func `tells the last element when it completes, to all and then the end to all`() {
        let subject = AsyncSubject<Int>()
        let log = Log()
        _ = subject.note(in: log)
        _ = subject.note(in: log)
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.text == "")
        subject.onCompleted()
        subject.onNext(3)
        #expect(log.text == "2 2 | . | .")
        #expect(subject.atOnce == "2 | .")
        #expect(!subject.hasObservers)
    }

    @Test func `without an element there is the end alone`() {
        let subject = AsyncSubject<Int>()
        let log = Log()
        _ = subject.note(in: log)
        #expect(subject.hasObservers)
        subject.onCompleted()
        #expect(log.text == "| .")
        #expect(subject.atOnce == "| .")
    }

    @Test func `an error comes alone`() {
        let subject = AsyncSubject<Int>()
        let log = Log()
        _ = subject.note(in: log)
        subject.onNext(1)
        subject.onError(Failure.lost)
        #expect(log.text == "#lost .")
        #expect(subject.atOnce == "#lost .")
    }

    @Test func `who has been disposed of is not told`() {
        let subject = AsyncSubject<Int>()
        let log = Log()
        subject.note(in: log).dispose()
        subject.onNext(1)
        subject.onCompleted()
        #expect(log.text == ".")
    }
}
