import Marbles
import Streams

/// One run of an answer in virtual time.
///
/// A check takes its sources from a trial, hands them to the answer, and says what should come out. If something else does, the
/// diagnosis shows the sources, what was expected and what came, aligned, with the first difference marked.
public final class Trial {
    /// How long a trial runs, in ticks: longer than anything in an exercise lasts, and not for ever.
    public static let duration: TestTime = 100

    /// The clock of this run. A tick is a tenth of a second, and the first is tick 0.
    public let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)

    private var given: [TrialRow] = []

    /// A run that begins at tick 0.
    public init() {}

    /// A source that starts anew for each subscriber, shown in the evidence as `label`.
    public func cold<Element: MarbleElement>(
        _ label: String, _ marbles: String, as type: Element.Type = Int.self
    ) -> TestableObservable<Element> {
        show(label, marbles)
        return scheduler.createColdObservable(marbles, as: type)
    }

    /// A source that goes on whether somebody listens or not, shown in the evidence as `label`.
    public func hot<Element: MarbleElement>(
        _ label: String, _ marbles: String, as type: Element.Type = Int.self
    ) -> TestableObservable<Element> {
        show(label, marbles)
        return scheduler.createHotObservable(marbles, as: type)
    }

    /// Shows `marbles` in the evidence as `label`: for what a check provides in another way.
    public func show(_ label: String, _ marbles: String) { given.append(TrialRow(label: label, marbles: marbles)) }

    /// Passes when `answer`, subscribed to at tick 0, sends what `marbles` say. Runs the clock to the trial's end.
    ///
    /// - Parameters:
    ///   - marbles: What should come.
    ///   - answer: What does.
    ///   - stop: The tick at which the subscription is disposed of, if it is.
    ///   - mistakes: What to say of outcomes that are known; the first that fits is said.
    /// - Throws: A `Diagnosis` with the marbles.
    public func expect<Element: MarbleElement & Equatable>(
        _ marbles: String, of answer: Observable<Element>, disposedAt stop: TestTime? = nil,
        mistakes: [Mistake<Outcome<Element>>] = []
    ) throws {
        try expect(Marbles.marbles(marbles, as: Element.self), of: answer, stop, mistakes) { "\($0)" }
    }

    /// Passes when `answer` sends what `marbles` say, whose letters are explained by `legend`. Runs the clock to the trial's end.
    public func expect<Element: Equatable>(
        _ marbles: String, legend: [Character: Element], of answer: Observable<Element>,
        disposedAt stop: TestTime? = nil, mistakes: [Mistake<Outcome<Element>>] = []
    ) throws {
        try expect(Marbles.marbles(marbles, values: legend), of: answer, stop, mistakes) { element in
            legend.first { $0.value == element }.map { String($0.key) } ?? "\(element)"
        }
    }

    private func expect<Element: Equatable>(
        _ expected: [Recorded<Event<Element>>], of answer: Observable<Element>, _ stop: TestTime?,
        _ mistakes: [Mistake<Outcome<Element>>], text: (Element) -> String
    ) throws {
        let recording = scheduler.record(answer, until: stop ?? Self.duration)
        scheduler.advanceTo(Self.duration)
    }
}
