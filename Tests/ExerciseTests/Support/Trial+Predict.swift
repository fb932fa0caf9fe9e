import LessonKit
import Marbles
import Streams

extension Trial {
    /// Compares a prediction with what really comes. Where no mistake explains the difference, it tells what was seen.
    ///
    /// - Parameters:
    ///   - faults: Receives the name of what was seen.
    ///   - showsTruth: Whether what really comes is shown: to the author.
    func predict<Element: MarbleElement & Equatable>(
        _ prediction: String, of truth: Observable<Element>, disposedAt stop: TestTime? = nil,
        knowing mistakes: [(known: Check.KnownMistake, sign: (Received<Element>) -> Bool)], _ faults: Box<Set<Fault>>?,
        showsTruth: Bool = false
    ) throws {
        var events: [Recorded<Event<Element>>] = []
        let watched = truth.do(onSubscribe: { events = [] }).materialize()
            .do(onNext: { [scheduler] in events.append(Recorded(time: scheduler.clock, value: $0.withMarbleError)) })
            .dematerialize()
        var seen: Seen<Element>?
        // It is asked last, and is no mistake.
        let last = Mistake<Received<Element>>("") {
            seen = Seen(expected: events, got: $0.events)
            return false
        }
        do {
            try predict(
                prediction, of: watched, disposedAt: stop,
                mistakes: mistakes.map { Mistake($0.known.meaning, step: $0.known.step, when: $0.sign) } + [last])
        } catch var diagnosis as Diagnosis {
            if let seen {
                faults?.value = [seen.fault]
                let last = events.suffix(2).map(\.time)
                let isTogether = last.count == 2 && last[0] == last[1]
                diagnosis.meaning = seen.predictionSentence(isTogether) ?? diagnosis.meaning
            }
            if showsTruth { diagnosis.evidence += evidence([Timeline.Row("what comes", events)]) }
            throw diagnosis
        }
    }
}

extension Event {
    /// The error of a diagram is any error.
    fileprivate var withMarbleError: Self { if case .error = self { .error(MarbleError()) } else { self } }
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
