import LessonKit
import Marbles
import Streams

extension Trial {
    /// Passes when `prediction`, a diagram that the learner wrote, says what `truth` sends. Runs the clock.
    ///
    /// - Parameters:
    ///   - mistakes: The first of which the sign is seen has the words. Otherwise it is told how far the prediction is right.
    ///   - faults: Receives the name of what was seen where no mistake explains it.
    ///   - showsTruth: Whether what really comes is shown: to the author.
    func predict<Element: MarbleElement & Equatable>(
        _ prediction: String, of truth: Observable<Element>, disposedAt stop: TestTime? = nil,
        knowing mistakes: [(known: Check.KnownMistake, sign: (Received<Element>) -> Bool)] = [],
        _ faults: Box<Set<Fault>>? = nil, showsTruth: Bool = false
    ) throws {
        let recording = scheduler.record(truth, until: stop ?? Self.duration)
        run()
        // The error of a diagram is any error.
        let truth = recording.events.map { $0.value.error == nil ? $0 : .error($0.time, MarbleError()) }
        let shown = showsTruth ? evidence([Timeline.Row("what comes", truth)]) : []
        let said: Received<Element>
        do {
            said = Received(events: try Diagram(prediction.typed).events())
        } catch {
            throw Diagnosis(refusing: error, shown)
        }
        guard let difference = Difference(expected: truth, got: said.events) else { return }
        let mistake = mistakes.first { $0.sign(said) }?.known
        var meaning = mistake?.meaning
        if mistake == nil, let seen = Seen(expected: truth, got: said.events) {
            faults?.value = [seen.fault]
            let last = truth.suffix(2).map(\.time)
            meaning = seen.predictionSentence(last.count == 2 && last[0] == last[1])
        }
        throw Diagnosis(
            meaning ?? verdict(on: said.events, difference.tick, truth: truth),
            evidence: evidence(given + [Timeline.Row("you said", said.events)], pointer: .init(difference.tick, "here"))
                + shown, step: mistake?.step)
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
    fileprivate init(refusing error: DiagramError, _ shown: [Evidence]) {
        let meaning =
            if case .subscriptionMarkAmongEvents(let mark) = error.rule {
                "\"\(mark)\" is not an event. Your row has what arrives, and no more: leave it out."
            } else {
                "\(error)".split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
                    .joined(separator: " ")
            }
        self.init(meaning, evidence: [.code(error.diagram, mark: error.column)] + shown)
    }
}

extension Seen {
    /// What is wrong with a prediction, without what really comes; nil where it is enough to say up to where it is right.
    ///
    /// - Parameter isTogether: Whether the end really comes in the tick of the last element.
    fileprivate func predictionSentence(_ isTogether: Bool) -> String? {
        switch self {
        case .noEnd:
            "Your elements are right, and your diagram has no end. What ends this stream, and with which event?"
        case .endsLate(let tick, let expected) where isTogether && tick == expected + 1:
            "Your elements are right, and the end comes a tick later. "
                + "What shares a tick stands in round brackets, like (x|)."
        case .endsEarly(_, nil):
            "Your elements are right, and your diagram has an end. Which event would end this stream?"
        case .endsEarly, .endsLate:
            "Your elements are right, and your end is at another tick. What ends this stream, and when?"
        case .swallows: "Your diagram does not end with an error. Which error is there, and who receives it?"
        case .fails: "Your diagram ends with an error. Which error would that be, and what becomes of it?"
        case .early(let element, let tick, _): "Your elements are right, and \(element) is too early at tick \(tick)."
        case .late(let element, let tick, _): "Your elements are right, and \(element) is too late at tick \(tick)."
        case .lost: "All that you have comes, in this order, and something is missing."
        case .again(let element): "Your diagram has \(element) more often than it comes."
        case .added(let element): "Your diagram has \(element), and that does not come."
        case .reordered: "You have the right elements, in another order."
        case .heldBack: "You have the right elements, and they do not come all together."
        case .nothing, .onlyEnd, .endsBefore, .instead, .other: nil
        }
    }
}
