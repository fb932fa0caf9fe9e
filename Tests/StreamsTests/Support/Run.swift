import Marbles
import Streams
import Testing

/// One run of an operator over a hot source, drawn in marbles: what the source tells, how long it is subscribed to, what arrives.
struct Run: CustomTestStringConvertible {
    let source: String
    let held: String
    let result: String
    /// What a `#` of the result stands for.
    let error: any Error

    init(_ source: String, held: String, _ result: String, error: any Error = MarbleError()) {
        self.source = source
        self.held = held
        self.result = result
        self.error = error
    }

    var testDescription: String { "\(source)  \(held)  \(result)" }

    /// Whether `operate` does that. The subscription lasts until tick 20 at most. What is wrong is returned, one line each.
    func problems<Result: Equatable>(
        values: [Character: Result], on scheduler: TestScheduler = .marbles,
        _ operate: (Observable<Int>) -> Observable<Result>
    ) -> [String] {
        check(marbles(result, values: values, error: error), on: scheduler, operate)
    }

    /// The same for a result in digits.
    func problems(
        on scheduler: TestScheduler = .marbles, _ operate: (Observable<Int>) -> Observable<Int>
    ) -> [String] {
        check(marbles(result, error: error), on: scheduler, operate)
    }

    private func check<Result: Equatable>(
        _ expected: [Recorded<Event<Result>>], on scheduler: TestScheduler,
        _ operate: (Observable<Int>) -> Observable<Result>
    ) -> [String] {
        let hot = scheduler.createHotObservable(source)
        let recording = scheduler.record(operate(hot.asObservable()), until: 20)
        scheduler.start()
        var problems: [String] = []
        if recording.events != expected { problems.append("came: \(recording.events)") }
        if hot.subscriptions != [Subscription(marbles: held)] { problems.append("held: \(hot.subscriptions)") }
        return problems
    }
}

extension TestScheduler {
    /// A scheduler whose ticks are seconds, and on which what happens at once happens in one tick.
    static var marbles: TestScheduler { TestScheduler(initialClock: 0, simulateProcessingDelay: false) }
}
