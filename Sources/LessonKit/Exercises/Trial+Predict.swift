import Marbles
import Streams

extension Trial {
    /// Passes when `prediction`, a diagram that the learner wrote, says what `truth` sends. Runs the clock.
    ///
    /// - Throws: A `Diagnosis` that says how far the prediction is right. It does not say what really comes.
    public func predict<Element: MarbleElement & Equatable>(
        _ prediction: String, of truth: Observable<Element>, disposedAt stop: TestTime? = nil,
        mistakes: [Mistake<Received<Element>>] = []
    ) throws {
        let recording = scheduler.record(truth, until: stop ?? Self.duration)
        run()
        let said: Received<Element>
        do {
            said = Received(events: try Diagram(prediction.typed).events())
        } catch {
            throw Diagnosis(refusing: error)
        }
        let truth = recording.events.map { $0.withAnyError() }
        guard let difference = Difference(expected: truth, got: said.events) else { return }
        throw mistakes.diagnosis(
            of: said, else: verdict(on: said.events, difference.tick, truth: truth),
            evidence: evidence(given + [Timeline.Row("you said", said.events)], pointer: .init(difference.tick, "here"))
        )
    }

    /// How far the prediction is right, and in which direction it is wrong.
    private func verdict<Element: Equatable>(
        on said: [Recorded<Event<Element>>], _ tick: TestTime, truth: [Recorded<Event<Element>>]
    ) -> String {
        let before = tick == 0 ? "" : "Up to there you are right. "
        let (yours, real) = (said.filter { $0.time == tick }.count, truth.filter { $0.time == tick }.count)
        let same = zip(said, truth).prefix { $0 == $1 }.filter { $0.0.time == tick }.count
        return switch (yours, real) {
        case (_, 0): "\(before)At tick \(tick) nothing arrives."
        case (0, _): "\(before)At tick \(tick) something arrives, and you have nothing there."
        case (same, _): "\(before)At tick \(tick) more arrives than you have there. Round brackets are one tick."
        case (_, same): "\(before)At tick \(tick) less arrives than you have there."
        default: "\(before)At tick \(tick) something else arrives."
        }
    }
}

extension String {
    /// The picture's own signs as they are typed: the player draws an end as `┤`.
    fileprivate var typed: String {
        let signs: [Character: Character] = ["─": "-", "┤": "|", "✕": "#"]
        return String(map { signs[$0] ?? $0 })
    }
}

extension Diagnosis {
    /// The diagram, its wrong character marked, as evidence; the rule and what to do as the meaning.
    fileprivate init(refusing error: DiagramError) {
        let lines = "\(error)".split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        let evidence = [Evidence.code(error.diagram, mark: error.column)]
        guard case .subscriptionMarkAmongEvents(let mark) = error.rule else {
            self.init(lines.dropFirst(2).joined(separator: " "), evidence: evidence)
            return
        }
        self.init(
            "\"\(mark)\" is not an event. Your row has what arrives, and no more: leave it out.", evidence: evidence)
    }
}

extension Recorded {
    /// The same event; in place of an error what `#` stands for in a diagram.
    func withAnyError<Element>() -> Self where Value == Event<Element> {
        value.error == nil ? self : .error(time, MarbleError())
    }
}
