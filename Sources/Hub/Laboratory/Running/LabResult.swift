import Marbles
import Streams

/// What a request has sent, when, and to whom.
struct LabResult {
    typealias Events = [Recorded<Event<LabValue>>]

    /// A stream that was typed, and the subscriptions to it.
    struct Input {
        let source: LabSource
        let subscriptions: [Subscription]
        /// What it has sent in each subscription.
        let sent: [Events]
    }

    /// Another subscription, with a row of its own.
    struct Shown {
        let label: String
        let events: Events
        let subscription: Subscription?
    }

    /// How it ends.
    enum Ending: Equatable {
        /// With an end, or with silence.
        case over
        /// It goes on. It was disposed of at this tick.
        case endless(TestTime)
        /// There was too much to do in this tick.
        case tooMuch(TestTime)
    }

    let request: LabRequest
    let inputs: [Input]
    /// The streams that elements stand for, in the order of their letters.
    let inner: [Input]
    /// What each operator sent.
    let stages: [Events]
    let shown: [Shown]
    let ending: Ending
    /// The ticks that the picture shows.
    let length: TestTime

    /// What the last operator sent.
    var output: Events { stages.last ?? [] }

    /// The tick at which a run ends.
    private static let end = 1000

    /// Runs the request.
    ///
    /// - Throws: `LabError`
    init(_ request: LabRequest) throws {
        let run = try LabRun(request, until: Self.end)
        try Self.checkInner(run, request)
        if let tick = run.overflow {
            self.init(request, run, ending: .tooMuch(tick), until: Self.end)
        } else if run.isEndless(before: Self.end) {
            let longest = (request.sources.map(\.diagram.length) + [30]).max() ?? 30
            let third = (run.records.last?.events.prefix(3).last?.time ?? 0) + 1
            let end = max(longest, third)
            self.init(request, try LabRun(request, until: end), ending: .endless(end), until: end)
        } else {
            self.init(request, run, ending: .over, until: Self.end)
        }
    }

    private init(_ request: LabRequest, _ run: LabRun, ending: Ending, until end: TestTime) {
        (self.request, self.ending) = (request, ending)
        func opened(_ subscriptions: [Subscription]) -> [Subscription] {
            subscriptions.map { $0.unsubscribe >= end ? Subscription($0.subscribe) : $0 }
        }
        func input(_ source: LabSource, _ run: LabRunSource) -> Input {
            Input(source: source, subscriptions: opened(run.subscriptions), sent: run.sent.map(\.events))
        }
        inputs = zip(request.sources, run.sources).map(input)
        inner = request.inner.keys.sorted().compactMap { letter in
            guard let source = request.inner[letter], let opened = run.innerSources[letter] else { return nil }
            return input(source, opened)
        }
        stages = run.records.map(\.events)
        shown = run.shown.map { label, recording in
            Shown(
                label: label, events: recording.events,
                subscription: recording.subscription.flatMap { opened([$0]).first })
        }
        switch ending {
        case .endless(let tick): length = tick
        case .over, .tooMuch:
            let ends = request.sources.map(\.diagram.length) + run.lastTicks.map { $0 + 1 }
            // Without any event there are some ticks to see.
            length = max(ends.max() ?? 0, run.records.last?.events.isEmpty == true ? 5 : 0)
        }
    }

    /// The elements that should stand for a stream and do not.
    static func missingStreams(_ request: LabRequest) -> [String] {
        (try? LabRun(request, until: end))?.missing ?? []
    }

    /// - Throws: `LabError` if an element should stand for a stream and does not.
    private static func checkInner(_ run: LabRun, _ request: LabRequest) throws {
        guard let name = run.missing.first else { return }
        let user = request.stages.first { $0.form.hasInner }?.name ?? ""
        throw LabError(
            "\(user) needs a stream for each element. \(name.printable) has none.",
            name.count == 1 ? "Write it before the diagram: '\(name.printable)=--1-2|'" : "A letter or a digit has one."
        )
    }
}

extension LabRun {
    /// The ticks of the last events and subscriptions.
    fileprivate var lastTicks: [TestTime] {
        records.compactMap { $0.events.last?.time } + shown.compactMap { $0.recording.events.last?.time }
            + (sources + innerSources.values).compactMap { $0.subscriptions.last?.subscribe }
    }

    /// Whether it goes on shortly before `end`.
    fileprivate func isEndless(before end: TestTime) -> Bool {
        records.last?.events.last?.value.isStopEvent != true && (lastTicks.max() ?? 0) > end * 2 / 3
    }
}
