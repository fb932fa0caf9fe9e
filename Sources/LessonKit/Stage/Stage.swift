import Foundation
import Marbles
import Screen
import Streams

/// The place of a step: its time, and its records.
///
/// Use it from any thread. Only the scheduler belongs to the step's own thread.
public final class Stage: @unchecked Sendable {
    let clock: StageClock
    private let state = Locked(State())
    /// The columns that a screen has in the output.
    let frameWidth: Int
    /// Whether a screen is drawn in ASCII.
    let isASCII: Bool
    private let onOutput: (@Sendable (OutputLine) -> Void)?
    /// Called after each line of output and each change of a row, from any thread.
    private let onChange: (@Sendable (Stage) -> Void)?

    /// The most lines of output, and the most values of a row, that are kept: a loop without an end does not fill the memory.
    static let most = 10_000

    private struct State {
        /// Nil when the step has ended.
        var bag: DisposeBag? = DisposeBag()
        var isOver: Bool { bag == nil }
        var lines: [OutputLine] = []
        var moreLines = 0
        var places: [RowGroup] = []
        var names: [String: Int] = [:]
        var spanPlaces: [String: Int] = [:]
        var lanes = Lanes()
        var warnings: [String: Int] = [:]
        var screens: [Screen]? = []

        /// The place of the spans of that name. If they have none, they get the next place.
        mutating func place(ofSpans name: String) -> Int {
            if let known = spanPlaces[name] { return known }
            places.append(RowGroup(name: name, rows: [StageRow(kind: .spans, name: name)]))
            spanPlaces[name] = places.count - 1
            return places.count - 1
        }

        mutating func beginSpan(in name: String, _ look: Timeline.Row.Span, at time: Int) -> (place: Int, index: Int) {
            let place = place(ofSpans: name)
            places[place].rows[0].spans.append(StageRow.Span(start: time, look: look))
            return (place, places[place].rows[0].spans.count - 1)
        }
    }

    /// A place in the picture: the rows of one `record` or `span`, in the order in which they opened.
    private struct RowGroup {
        let name: String
        var rows: [StageRow] = []
    }

    /// - Parameters:
    ///   - room: The columns of a line of output.
    ///   - ascii: Whether screens are drawn in ASCII.
    ///   - onOutput: Called with each line of output at once, one line at a time.
    ///   - onChange: Called after each line of output and each change of a row, from any thread.
    init(
        clock: StageClock, room: Int = 74, ascii: Bool = false, onOutput: (@Sendable (OutputLine) -> Void)? = nil,
        onChange: (@Sendable (Stage) -> Void)? = nil
    ) {
        self.clock = clock
        // The time stands before the lines, and on the real clock the queue as well.
        frameWidth = min(60, room - (clock.isReal ? 19 : 9))
        isASCII = ascii
        (self.onOutput, self.onChange) = (onOutput, onChange)
    }

    /// For everything that ends with the step: the end of the step empties it. A disposable that comes later is disposed of
    /// at once.
    public var bag: DisposeBag { state.withLock { $0.bag ?? DisposeBag() } }

    /// The virtual clock: 1 tick is 100 ms and one column, so `.milliseconds(100)` moves the picture by one.
    ///
    /// A step with `lasting:` has no virtual clock. There, this property stops the program.
    public var scheduler: TestScheduler {
        switch clock {
        case .virtual(let scheduler), .played(_, let scheduler): return scheduler
        case .real:
            preconditionFailure(
                "A step with lasting: runs on the real clock. Use MainScheduler.instance or a dispatch queue.")
        }
    }

    /// Does `work` at a tick of the virtual clock, on the step's thread.
    ///
    /// If somebody plays the step's form, `work` is left out: the person types.
    public func at(_ tick: TestTime, _ work: @escaping () -> Void) {
        if !clock.isPlayed { scheduler.scheduleAt(tick) { work() } }
    }

    /// Whether somebody plays the step's form, and types into it.
    public var isPlayed: Bool { clock.isPlayed }

    /// Does `work` at a tick of the virtual clock: the program's work, not the user's.
    ///
    /// If somebody plays the step's form, a tick takes a second, so that a hand is in time.
    public func happens(at tick: TestTime, _ work: @escaping () -> Void) {
        scheduler.scheduleAt(isPlayed ? tick * 10 : tick, action: work)
    }

    /// Opens a screen, and holds it until the step ends.
    ///
    /// `--play --step N` plays the first screen that step N opens before its time begins.
    public func open(_ screen: Screen) {
        state.withLock { $0.screens?.append(screen) }
    }

    /// The screen that was opened first.
    var opened: Screen? { state.withLock { $0.screens?.first } }

    /// Does `work` now and draws how long it took, in the row `name`: `[====]`.
    ///
    /// Call it from any queue. It returns the result of `work`, or throws its error. After `lanes`, it stands in the lane of its
    /// queue, and a queue that waits for it shows that.
    public func span<Value>(_ name: String, _ work: () throws -> Value) rethrows -> Value {
        let begun = beginSpan(name)
        defer { end(begun) }
        return try work()
    }

    /// Gives each of these queues a lane in the picture, in this order. From now on a span stands in the lane of the queue that it
    /// runs on, with its name: `[load====]`. If another queue has called it with `sync`, that queue's lane shows that it waits.
    public func lanes(_ queues: String...) {
        state.withLock { state in
            state.lanes.isOn = true
            for queue in queues { _ = state.place(ofSpans: queue) }
        }
    }

    /// Reserves places in the picture for the spans of these names. The rows stand in this order, whichever begins first.
    public func rows(_ names: String...) {
        state.withLock { state in
            for name in names { _ = state.place(ofSpans: name) }
        }
    }

    // MARK: Output

    /// Takes a line of output, with the time and the queue it comes from.
    func say(_ text: String) {
        state.withLock { state in
            guard !state.isOver else { return }
            let queue = clock.isReal ? currentQueueName() : nil
            // A form is played on main, and no learner has asked for that.
            let isPlain = clock.isPlayed && queue == "main"
            let line = OutputLine(time: clock.time, queue: isPlain ? nil : queue, text: text)
            if state.lines.count < Self.most { state.lines.append(line) } else { state.moreLines += 1 }
            onOutput?(line)
        }
        onChange?(self)
    }

    /// Writes the first sentence of a mistake that Streams has noticed. The same mistake is written at most three times.
    func warn(_ misuse: Misuse) {
        let text = misuse.description
        let count = state.withLock { state in
            state.warnings[text, default: 0] += 1
            return state.warnings[text, default: 0]
        }
        if count == 4 { say("(The same again. From now on it is not shown.)") }
        guard count <= 3 else { return }
        let title = text.prefix(upTo: text.firstRange(of: #/\.\s/#)?.lowerBound ?? text.endIndex)
        say(title.replacing("⚠️", with: "Warning:") + ".")
    }

    /// The output so far.
    var lines: [OutputLine] { state.withLock { $0.lines } }

    /// How many lines were not kept.
    var moreLines: Int { state.withLock { $0.moreLines } }

    // MARK: Rows

    /// Reserves the next place in the picture for a recorded observable.
    func reserve(_ name: String) -> Int {
        state.withLock { state in
            state.places.append(RowGroup(name: name))
            return state.places.count - 1
        }
    }

    /// Opens a row for a subscription.
    func open(_ place: Int) -> RowRecorder {
        defer { onChange?(self) }
        return state.withLock { state in
            let name = state.places[place].name
            let count = state.names[name, default: 0] + 1
            state.names[name] = count
            let shown = count == 1 ? name : "\(name) (\(Self.ordinal(count)))"
            state.places[place].rows.append(StageRow(kind: .stream, name: shown, subscribed: clock.time))
            return RowRecorder(stage: self, place: place, index: state.places[place].rows.count - 1)
        }
    }

    /// Changes a row, unless the step is over.
    func change(_ place: Int, _ index: Int, _ change: (inout StageRow, _ time: Int) -> Void) {
        state.withLock { state in
            // The time is read under the lock, so that a row's times never run backwards.
            if !state.isOver { change(&state.places[place].rows[index], clock.time) }
        }
        onChange?(self)
    }

    /// The rows of the picture, in order. An observable that was never subscribed to has an empty row.
    var rows: [StageRow] {
        state.withLock { state in
            state.places.flatMap { $0.rows.isEmpty ? [StageRow(kind: .stream, name: $0.name)] : $0.rows }
        }
    }

    /// Disposes of `subscription` when the step ends, if it still exists. A record does not keep it alive.
    func end(_ subscription: Disposable) {
        weak let held = subscription as AnyObject
        bag.insert(Disposables.create { (held as? Disposable)?.dispose() })
    }

    /// Ends the step: takes no more output, and disposes of everything in the bag.
    func close() {
        // The bag and the screens are released outside the lock: a dispose may write to the record.
        _ = state.withLock { ($0.bag.take(), $0.screens.take()) }
    }

    /// Spans that began together: a piece of work, and in lanes perhaps the waiting for it.
    private typealias Begun = [(place: Int, index: Int)]

    private func beginSpan(_ name: String) -> Begun {
        let (queue, isMain) = (currentQueueName(), Thread.isMainThread)
        return state.withLock { state in
            guard state.lanes.isOn else { return [state.beginSpan(in: name, .work(""), at: clock.time)] }
            let waiting = state.lanes.begin(on: queue, isMainThread: isMain)
            return [state.beginSpan(in: queue, .work(name), at: clock.time)]
                + (waiting.map { [state.beginSpan(in: $0, .waiting, at: clock.time)] } ?? [])
        }
    }

    private func end(_ begun: Begun) {
        for (place, index) in begun { change(place, 0) { row, time in row.spans[index].end = time } }
        state.withLock { if $0.lanes.isOn { $0.lanes.end() } }
    }

    private static func ordinal(_ number: Int) -> String {
        switch (number % 10, number % 100) {
        case (_, 11...13): "\(number)th"
        case (1, _): "\(number)st"
        case (2, _): "\(number)nd"
        case (3, _): "\(number)rd"
        default: "\(number)th"
        }
    }
}
