import Foundation
import LessonKit
import Marbles
import Streams
import Synchronization

/// One run of an answer: the sources and fakes that it is given, and what comes of it.
///
/// Each situation is played twice, each time in a new scene: with the solution, then with the answer. What comes has to be the
/// same. Write a subclass when there are fakes: its properties are what mistakes look at.
open class Scene<Element: Equatable>: Trial {
    /// What is tried in this run.
    public let kind: Situation.Kind
    /// Which situation of the check it is.
    var number: Int?
    /// What was logged, line by line.
    public var lines: [String] { logged.withLock { $0 } }
    private let logged = Mutex<[String]>([])
    /// What else has to be the same, by name.
    public private(set) var notes: [(name: String, value: String)] = []

    /// What a fake has seen that the solution never does, and its sentence.
    public var slip: (fault: Fault, sentence: String)?

    private(set) var subscribers: [Subscriber] = []
    /// What the answer threw.
    public internal(set) var thrown: (any Error)?
    /// Whether the check has stopped it, because it went on to subscribe.
    var hasEndlessSubscriptions = false
    /// The subscriber that differs from the solution's.
    var differing = 0
    /// The tick of the first difference.
    var differs: TestTime?
    /// How what came to that subscriber differs; nil if it is something else that differs.
    public internal(set) var seen: Seen<Element>?
    /// What the machine tells of this run.
    var faults: Set<Fault> = []
    /// Whether something was put on a real queue.
    public internal(set) var hasRealQueue = false
    /// Whether something came on another thread than the clock's.
    private(set) var hasOtherThread = false
    /// The tick that it is played to; nil if it is played to its end.
    var halt: TestTime?
    /// The thread that the clock runs on, while it runs.
    private var runner: Thread?

    struct Subscriber {
        let name: String
        let recording: Recording<Element>
        let subscription: Subscription
    }

    /// Whether a run waits more than it works, as one on real queues does. Then a proof plays several at the same time.
    open class var isMostlyWaiting: Bool { false }
    /// Whether a second run of an answer is like its first: no race decides what is recorded.
    open class var isRepeatable: Bool { !isMostlyWaiting }

    public required init(_ name: String, _ kind: Situation.Kind) {
        self.kind = kind
        super.init(name)
    }

    /// Subscribes to `stream` at one tick, and disposes of that at another, if one is given.
    public func subscribe(
        _ name: String = "yours", to stream: Observable<Element>, at start: TestTime = 0,
        disposedAt stop: TestTime? = nil
    ) {
        var count = 0
        // `take` would keep the recipe of the stream, and a reader does not.
        let limited = stream.map { [weak self] element in
            self?.noteThread()
            count += 1
            if count > Endless.limit { throw RxError.overflow }
            return element
        }
        subscribers.append(
            Subscriber(
                name: name, recording: scheduler.record(limited, from: start, until: stop ?? Self.duration),
                subscription: stop.map { Subscription(start, $0) } ?? Subscription(start)))
    }

    /// Adds a line that has to be the same as the solution's.
    public func log(_ line: String) {
        noteThread()
        logged.withLock { $0.append(line) }
    }

    /// Adds something else that has to be the same: how often the shop was asked, on which thread the text was made.
    public func note(_ name: String, _ value: some Any) { notes.append((name, "\(value)")) }

    /// What comes on another thread was put there by the answer.
    private func noteThread() {
        if let runner, runner !== Thread.current { (hasRealQueue, hasOtherThread) = (true, true) }
    }

    open override func run() {
        runner = .current
        if let halt { scheduler.advanceTo(halt) } else { super.run() }
        runner = nil
    }

    /// How much has come.
    var count: Int { lines.count + subscribers.reduce(0) { $0 + $1.recording.events.count } + uses().count }

    /// Runs `action` at a tick.
    public func at(_ tick: TestTime, _ action: @escaping () -> Void) { scheduler.scheduleAt(tick, action: action) }
}

/// What mistakes look at.
extension Scene {
    /// What came to the subscriber that differs from the solution's; to the first one where none does.
    public var received: Received<Element> {
        Received(events: subscribers.indices.contains(differing) ? subscribers[differing].recording.events : [])
    }

    /// The elements alone.
    public var elements: [Element] { received.elements }
    /// Whether it completed.
    public var completes: Bool { received.completes }
    /// Whether it ended with an error.
    public var fails: Bool { received.fails }
    /// Whether it ended, well or badly.
    public var ends: Bool { received.ends }
    /// Whether nothing came at all.
    public var isEmpty: Bool { received.events.isEmpty }
    /// The tick of the first event.
    public var start: TestTime? { received.start }

    /// The subscriptions that the source called `label` has had; without a label those of all sources.
    public func uses(_ label: String? = nil) -> [Subscription] {
        precondition(
            label.map { label in uses.contains { $0.label == label } } ?? true, "There is no source \(label!).")
        // What lasts until the run is over has no end.
        return uses.filter { label == nil || $0.label == label }.flatMap { $0.subscriptions() }
            .map { $0.unsubscribe < Self.duration ? $0 : Subscription($0.subscribe) }
    }

    /// Whether a source is still in use at the end.
    public func isInUse(_ label: String? = nil) -> Bool { uses(label).contains(where: \.isOpen) }

    /// Whether a source is in use after all subscriptions were disposed of.
    public func isUsedAfterDispose(_ label: String? = nil) -> Bool {
        guard let last = subscribers.map(\.subscription.unsubscribe).max() else { return false }
        return uses(label).contains { $0.unsubscribe > last }
    }
}

/// How exactly the subscriptions of a source have to be the solution's.
public enum UseRule: Sendable {
    /// Each subscription.
    case each
    /// Only when the source is in use at all: two subscribers may share one subscription.
    case whenever
    /// Each subscriber uses it anew: there are at least as many subscriptions as the solution has, whenever it has some.
    case anew
    /// Each subscription of a single subscriber; two subscribers may share one.
    case perSubscriber
    /// Not at all.
    case any
}
