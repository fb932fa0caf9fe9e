import Foundation
import Marbles
import Streams

/// One run of an answer in virtual time.
///
/// A check takes its sources from a trial, hands them to the answer, and says what should come out. If something else does, the
/// diagnosis shows the sources, what was expected and what came, aligned, with the first difference marked.
///
/// A check that looks at several situations makes a trial for each.
open class Trial: VirtualTime {
    /// How long a trial runs, in ticks: longer than anything in an exercise lasts, and not for ever.
    public static let duration: TestTime = 100

    /// The clock of this run. A tick is a tenth of a second, and the first is tick 0.
    public let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)

    package let situation: String?
    /// The sources as rows, from the top.
    package private(set) var given: [Timeline.Row] = []
    /// The subscriptions that each source has had.
    package private(set) var uses: [(label: String, subscriptions: () -> [Subscription])] = []

    /// A run that begins at tick 0.
    ///
    /// - Parameter situation: What is tried, for the evidence: "disposed at tick 2".
    public init(_ situation: String? = nil) {
        self.situation = situation
        Thread.current.threadDictionary[Self.latest] = Latest(trial: self)
    }

    /// A source that starts anew for each subscriber, shown in the evidence as `label`.
    public func cold<Element: MarbleElement>(
        _ label: String, _ marbles: String, as type: Element.Type = Int.self, error: any Error = MarbleError(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        show(label, cold(marbles, as: type, error: error, file: file, line: line))
    }

    /// A source that goes on whether somebody listens or not, shown in the evidence as `label`.
    public func hot<Element: MarbleElement>(
        _ label: String, _ marbles: String, as type: Element.Type = Int.self, error: any Error = MarbleError(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        show(label, hot(marbles, as: type, error: error, file: file, line: line))
    }

    /// A source that starts anew for each subscriber. Letters stand for the values of `values`.
    public func cold<Element>(
        _ label: String, _ marbles: String, values: [Character: Element], error: any Error = MarbleError(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        show(label, cold(marbles, values: values, error: error, file: file, line: line))
    }

    /// A source that goes on whether somebody listens or not. Letters stand for the values of `values`.
    public func hot<Element>(
        _ label: String, _ marbles: String, values: [Character: Element], error: any Error = MarbleError(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        show(label, hot(marbles, values: values, error: error, file: file, line: line))
    }

    private func show<Element>(_ label: String, _ source: TestableObservable<Element>) -> TestableObservable<Element> {
        given.append(Timeline.Row(label, source.recordedEvents))
        uses.append((label, { source.subscriptions }))
        return source
    }

    /// Runs the clock to the trial's end. Whatever subscribes to an answer does it by itself.
    open func run() { scheduler.advanceTo(Self.duration) }

    /// The situation, and below it a picture of `rows`.
    package func evidence(_ rows: [Timeline.Row], pointer: Timeline.Pointer? = nil, legend: [String] = []) -> [Evidence]
    {
        (situation.map { [.sentence($0)] } ?? [])
            + (rows.isEmpty ? [] : [.diagram(Evidence.Diagram(Timeline(rows), pointer: pointer, legend: legend))])
    }
}

extension Trial {
    private static let latest = "the trial of this thread"

    private final class Latest {
        private(set) weak var trial: Trial?
        init(trial: Trial) { self.trial = trial }
    }

    /// A line of `debug` with the tick of the trial that runs on this thread in place of the time of day.
    package static func ticked(_ line: String) -> String {
        let text = line.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? line
        let trial = (Thread.current.threadDictionary[latest] as? Latest)?.trial
        return trial.map { "tick \($0.scheduler.clock): \(text)" } ?? text
    }
}
