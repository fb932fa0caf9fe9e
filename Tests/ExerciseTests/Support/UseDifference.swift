import LessonKit
import Marbles
import Streams

/// How the subscriptions of a source differ from those that the solution makes.
struct UseDifference {
    let label: String
    let expected: [Subscription]
    let yours: [Subscription]
    private let rule: UseRule
    /// The first tick that differs.
    let tick: TestTime

    init?(_ label: String, expected: [Subscription], yours: [Subscription], rule: UseRule) {
        (self.label, self.expected, self.yours, self.rule) = (label, expected, yours, rule)
        let counts = { (uses: [Subscription], tick: TestTime) in
            uses.count { $0.subscribe <= tick && tick < $0.unsubscribe }
        }
        let ticks = 0..<Trial.duration
        let found: TestTime? =
            switch rule {
            case .any: nil
            case .whenever: ticks.first { (counts(expected, $0) > 0) != (counts(yours, $0) > 0) }
            case .anew:
                ticks.first { tick in
                    let (wanted, came) = (counts(expected, tick), counts(yours, tick))
                    return came < wanted || wanted == 0 && came > 0
                }
            case .each, .perSubscriber:
                Self.ordered(expected) == Self.ordered(yours)
                    ? nil
                    : (ticks.filter { counts(expected, $0) != counts(yours, $0) }.prefix(1)
                        + Self.starts(yours, beside: expected)).min() ?? (expected + yours).map(\.subscribe).min() ?? 0
            }
        guard let found else { return nil }
        tick = found
    }

    /// Where one begins that does not begin among `others`. It may begin where another ends.
    private static func starts(_ uses: [Subscription], beside others: [Subscription]) -> [TestTime] {
        uses.map(\.subscribe).filter { start in !others.contains { $0.subscribe == start } }
    }

    private static func ordered(_ uses: [Subscription]) -> [Subscription] {
        uses.sorted { ($0.subscribe, $0.unsubscribe) < ($1.subscribe, $1.unsubscribe) }
    }

    /// The source at the beginning of a sentence: "A busy call", and `find(1)`.
    private var subject: String {
        guard label.contains(" "), label.allSatisfy({ $0.isLetter || $0 == " " }) else { return label }
        return label.prefix(1).uppercased() + label.dropFirst()
    }

    /// Whether it differs under a looser rule, too.
    func differs(_ rule: UseRule) -> Bool { Self(label, expected: expected, yours: yours, rule: rule) != nil }

    /// Both, for the picture.
    var rows: [Timeline.Row] {
        func rows(_ name: String, _ uses: [Subscription]) -> [Timeline.Row] {
            guard !uses.isEmpty else { return [Timeline.Row(name, .subscription)] }
            return uses.enumerated().map { Self.row($0 == 0 ? name : "", $1) }
        }
        return rows("should be used", expected) + rows("is used", yours)
    }

    /// `--^---!`. A use without an end leaves the picture: `^----`.
    private static func row(_ name: String, _ use: Subscription) -> Timeline.Row {
        use.isOpen ? Timeline.Row(name, [Recorded<Event<Int>>](), subscription: use) : Timeline.Row(name, use)
    }

    /// What was seen, by its name and in a sentence.
    ///
    /// - Parameters:
    ///   - kind: What was tried.
    ///   - stop: The tick from which on nobody is subscribed to the answer any more; nil if somebody is.
    func told(in kind: Situation.Kind, stop: TestTime?) -> (fault: Fault, sentence: String) {
        if kind == .nobody, expected.isEmpty {
            return (.unasked, "Nobody has subscribed, and \(label) is in use. Which code runs only on subscribe?")
        }
        if let stop, yours.contains(where: { $0.unsubscribe > stop }),
            !expected.contains(where: { $0.unsubscribe > stop })
        {
            let isNew = yours.contains { $0.subscribe > stop }
            let over =
                kind == .disposed ? "The subscription was disposed of at tick \(stop)" : "All was over at tick \(stop)"
            return (
                .goesOn,
                isNew
                    ? "\(over), and \(label) was subscribed to after that. What subscribes, and what should stop it?"
                    : "\(over), and \(label) is still in use. What disposes of it?"
            )
        }
        let right = "\(Self.times(expected.count)) is right"
        if yours.isEmpty { return (.usesTooSeldom, "\(subject) was not subscribed to.") }
        // Where they may share, two who meet have one subscription, or two.
        let mayShare = rule == .whenever && kind == .secondSubscriber
        if yours.count < expected.count, !mayShare, [.secondSubscriber, .laterSubscriber].contains(kind) {
            return (
                .shares,
                "\(subject) was subscribed to \(Self.times(yours.count)) in all, where \(right). "
                    + "Does each subscriber begin anew?"
            )
        }
        let pairs = zip(Self.ordered(expected), Self.ordered(yours))
        if !mayShare, let (wanted, came) = pairs.first(where: { $0.subscribe != $1.subscribe }) {
            return (
                came.subscribe < wanted.subscribe ? .usesEarly : .usesLate,
                "\(subject) was subscribed to at tick \(came.subscribe), and it should be at tick \(wanted.subscribe)."
            )
        }
        if yours.count > expected.count, rule != .whenever || isAgain || expected.isEmpty {
            let times = "\(subject) was subscribed to \(Self.times(yours.count))\(mayShare ? "" : ", where \(right)")."
            if expected.isEmpty {
                return (
                    .usesTooOften, "\(subject) was subscribed to at tick \(yours[0].subscribe), and it should not be."
                )
            }
            return Self.runs(yours) > Self.runs(expected)
                ? (.subscribesAgain, times + " What subscribes each time?") : (.usesTooOften, times)
        }
        if yours.count < expected.count, !mayShare {
            return (
                .usesTooSeldom,
                "\(subject) was subscribed to \(Self.times(yours.count)), where \(right)."
            )
        }
        return yours.contains { $0.subscribe <= tick && tick < $0.unsubscribe }
            ? (.keeps, "From tick \(tick) on, \(label) is in use, and it should not be.")
            : (.letsGo, "From tick \(tick) on, \(label) is not in use, and it should be. What has disposed of it?")
    }

    /// Whether only the number of uses at the same time is another one. Where the text does not count uses, that is no fault.
    var isOneForMany: Bool {
        !yours.isEmpty && yours.count != expected.count && Self.runs(yours) == Self.runs(expected)
            && zip(Self.ordered(expected), Self.ordered(yours)).allSatisfy { $0.subscribe == $1.subscribe }
    }

    /// Whether one began when the one before was over, more often than in the solution.
    var isAgain: Bool { Self.runs(yours) > max(Self.runs(expected), 1) }

    /// How often a use began while there was no other.
    private static func runs(_ uses: [Subscription]) -> Int {
        uses.enumerated().count { index, use in
            !uses.enumerated().contains { other, before in
                other != index && before.subscribe < use.subscribe && use.subscribe < before.unsubscribe
                    || other < index && before.subscribe == use.subscribe && before.unsubscribe > use.subscribe
            }
        }
    }

    private static func times(_ count: Int) -> String {
        switch count {
        case 0: "never"
        case 1: "once"
        case 2: "twice"
        default: "\(count) times"
        }
    }
}
