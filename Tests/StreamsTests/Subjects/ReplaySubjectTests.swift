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

    @Test func `one without a bound remembers all, and disposing while elements are replayed ends it there`() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for element in 1...1000 { subject.onNext(element) }
        #expect(subject.take(2).atOnce == "1 2 | .")
        #expect(!subject.hasObservers)
        subject.onCompleted()
        #expect(subject.take(2).atOnce == "1 2 | .")
        #expect(subject.atOnce == (1...1000).map(String.init).joined(separator: " ") + " | .")
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
}
