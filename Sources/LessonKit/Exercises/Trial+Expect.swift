import Marbles
import Streams

extension Trial {
    /// Subscribes to `answer` at tick 0, runs the clock, and passes when `answer` sent what `marbles` say.
    ///
    /// - Parameters:
    ///   - marbles: What should come.
    ///   - answer: What is subscribed to.
    ///   - error: What `#` stands for. Left out, any error will do.
    ///   - stop: The tick at which the subscription is disposed of, if it is.
    ///   - mistakes: Outcomes that are known, and what to say of them. The first that fits is said.
    /// - Throws: A `Diagnosis` with the marbles.
    public func expect<Element: MarbleElement & Equatable>(
        _ marbles: String, error: (any Error)? = nil, of answer: Observable<Element>, disposedAt stop: TestTime? = nil,
        mistakes: [Mistake<Received<Element>>] = []
    ) throws {
        let events = Marbles.marbles(marbles, as: Element.self, error: error ?? MarbleError())
        try Expectation(events: events, anyError: error == nil, mistakes: mistakes)
            .meet(answer, in: self, disposedAt: stop)
    }

    /// The same, with letters that stand for elements: `legend: ["a": "so"]`.
    public func expect<Element: Equatable>(
        _ marbles: String, legend: [Character: Element], error: (any Error)? = nil, of answer: Observable<Element>,
        disposedAt stop: TestTime? = nil, mistakes: [Mistake<Received<Element>>] = []
    ) throws {
        let events = Marbles.marbles(marbles, values: legend, error: error ?? MarbleError())
        try Expectation(events: events, anyError: error == nil, mistakes: mistakes, legend: legend)
            .meet(answer, in: self, disposedAt: stop)
    }

    /// Passes when the subscriptions that a source has had, or that something else keeps a record of, are those drawn:
    /// `["^---!"]`. Call it after the answer has run.
    ///
    /// - Parameter meaning: What is wrong otherwise.
    /// - Throws: A `Diagnosis` with the subscriptions.
    public func expect(
        _ diagrams: [String], of subscriptions: [Subscription], _ label: String, _ meaning: String
    ) throws {
        let expected = diagrams.map { Subscription(marbles: $0) }
        guard subscriptions != expected else { return }
        throw Diagnosis(
            meaning,
            evidence: evidence(
                given + expected.map { .use("expected use of \(label)", $0) } + subscriptions.map { .use("yours", $0) })
        )
    }

    /// Passes when `condition` holds.
    ///
    /// - Parameter meaning: What is wrong otherwise.
    /// - Throws: A `Diagnosis` with the sources.
    public func require(_ condition: Bool, _ meaning: String) throws {
        if !condition { throw Diagnosis(meaning, evidence: evidence(given)) }
    }
}

/// What should come out of an answer, and what to say if something else does.
private struct Expectation<Element: Equatable> {
    let events: [Recorded<Event<Element>>]
    let anyError: Bool
    let mistakes: [Mistake<Received<Element>>]
    var legend: [Character: Element] = [:]

    func meet(_ answer: Observable<Element>, in trial: Trial, disposedAt stop: TestTime?) throws {
        let recording = trial.scheduler.record(answer, until: stop ?? Trial.duration)
        trial.run()
        let received = Received(events: anyError ? recording.events.map { $0.withAnyError() } : recording.events)
        let listening = stop.map { [Timeline.Row("subscribed", Subscription(0, $0))] } ?? []
        let comparison = Comparison(
            given: trial.given + listening, expected: events, yours: received.events, text: name)
        guard let difference = comparison.difference else { return }
        let names = legend.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        throw mistakes.diagnosis(
            of: received, else: "The first difference is at \(difference).",
            evidence: trial.evidence(
                comparison.timeline.rows, pointer: .init(difference.tick, difference.description), legend: names))
    }

    /// An element's letter; without one, as it prints.
    private func name(_ element: Element) -> String {
        legend.first { $0.value == element }.map { String($0.key) } ?? "\(element)"
    }
}

extension Timeline.Row {
    /// From the subscription to its end. If it has none, to the end of the picture.
    fileprivate static func use(_ label: String, _ subscription: Subscription) -> Timeline.Row {
        Timeline.Row(label, [Recorded<Event<Never>>](), subscription: subscription)
    }
}
