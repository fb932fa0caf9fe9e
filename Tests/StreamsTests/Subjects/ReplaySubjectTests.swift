import Streams
import Testing

@Suite("ReplaySubject", .counted)
struct ReplaySubjectTests {
    @Test(arguments: [(0, "6"), (1, "5 6"), (2, "4 5 6"), (5, "1 2 3 4 5 6"), (9, "1 2 3 4 5 6")])
    func `who subscribes hears the last elements, and then what comes`(size: Int, expected: String) {
        let subject = ReplaySubject<Int>.create(bufferSize: size)
        let log = Log()
        for element in 1...5 { subject.onNext(element) }
        let subscription = subject.note(in: log)
        subject.onNext(6)
        #expect(log.text == expected)
        subscription.dispose()
    }

    @Test func `one without a bound remembers all`() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for element in 1...1000 { subject.onNext(element) }
        subject.onCompleted()
        #expect(subject.atOnce == (1...1000).map(String.init).joined(separator: " ") + " | .")
    }

    @Test func `after an end who subscribes hears the last elements and the end`() {
        let completed = ReplaySubject<Int>.create(bufferSize: 2)
        for element in 1...3 { completed.onNext(element) }
        completed.onCompleted()
        completed.onNext(4)
        #expect(completed.atOnce == "2 3 | .")
        #expect(completed.take(1).atOnce == "2 | .")
        let failed = ReplaySubject<Int>.create(bufferSize: 1)
        failed.onNext(1)
        failed.onError(Failure.lost)
        #expect(failed.atOnce == "1 #lost .")
    }

    @Test func `after dispose who subscribes gets an error and no element`() {
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        subject.onNext(1)
        let log = Log()
        let subscription = subject.note(in: log)
        #expect(subject.hasObservers)
        subject.dispose()
        #expect(!subject.hasObservers)
        subject.onNext(2)
        #expect(log.text == "1")
        #expect(subject.atOnce.hasPrefix("#Object"))
        subscription.dispose()
    }

    @Test func `disposing while elements are replayed ends it there`() {
        let subject = ReplaySubject<Int>.create(bufferSize: 3)
        for element in 1...3 { subject.onNext(element) }
        #expect(subject.take(2).atOnce == "1 2 | .")
        #expect(!subject.hasObservers)
    }

    @Test func `what is pushed while elements are replayed comes after them`() {
        let subject = ReplaySubject<Int>.create(bufferSize: 3)
        for element in 1...3 { subject.onNext(element) }
        let log = Log()
        let subscription = subject.subscribe(onNext: { element in
            log.note("<\(element)")
            if element == 1 { subject.onNext(4) }
            log.note("\(element)>")
        })
        subject.onNext(5)
        #expect(log.text == "<1 1> <2 2> <3 3> <4 4> <5 5>")
        subscription.dispose()
    }

    @Test func `an end that comes while elements are replayed comes after them`() {
        let subject = ReplaySubject<Int>.create(bufferSize: 3)
        for element in 1...3 { subject.onNext(element) }
        let log = Log()
        _ = subject.do(onNext: { if $0 == 1 { subject.onCompleted() } }).note(in: log)
        #expect(log.text == "1 2 3 | .")
    }

    @Test func `a negative size stops the program`() async {
        await #expect(processExitsWith: .failure) { _ = ReplaySubject<Int>.create(bufferSize: -1) }
    }
}
