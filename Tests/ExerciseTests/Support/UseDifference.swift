import LessonKit
import Marbles

/// How the subscriptions of a source differ from those that the solution makes.
struct UseDifference {
    let meaning: String
    /// The first tick that differs.
    let tick: TestTime
    let rows: [Timeline.Row]

    init?(_ label: String, expected: [Subscription], yours: [Subscription], rule: UseRule) {
        func rows(_ name: String, _ uses: [Subscription]) -> [Timeline.Row] {
            guard !uses.isEmpty else { return [Timeline.Row(name, .subscription)] }
            return uses.enumerated().map { Timeline.Row($0 == 0 ? name : "", $1) }
        }
        self.rows = rows("should be used", expected) + rows("is used", yours)

        let counts = { (uses: [Subscription], tick: TestTime) in
            uses.count { $0.subscribe <= tick && tick < $0.unsubscribe }
        }
        let ticks = 0..<Trial.duration
        switch rule {
        case .any: return nil
        case .whenever:
            guard let tick = ticks.first(where: { (counts(expected, $0) > 0) != (counts(yours, $0) > 0) }) else {
                return nil
            }
            self.tick = tick
            meaning =
                counts(yours, tick) > 0
                ? "From tick \(tick) on, \(label) is in use, and it should not be."
                : "From tick \(tick) on, \(label) is not in use, and it should be."
        case .anew:
            let isWrong = { (tick: TestTime) in
                let (wanted, came) = (counts(expected, tick), counts(yours, tick))
                return came < wanted || wanted == 0 && came > 0
            }
            guard let tick = ticks.first(where: isWrong) else { return nil }
            self.tick = tick
            let number = counts(yours, tick)
            meaning =
                "At tick \(tick), \(label) has \(number == 1 ? "1 subscription" : "\(number) subscriptions"), "
                + "and should have \(counts(expected, tick))."
        case .each, .perSubscriber:
            let order = { (uses: [Subscription]) in
                uses.sorted { ($0.subscribe, $0.unsubscribe) < ($1.subscribe, $1.unsubscribe) }
            }
            let (wanted, came) = (order(expected), order(yours))
            guard wanted != came else { return nil }
            tick =
                ticks.first { counts(expected, $0) != counts(yours, $0) }
                ?? (wanted + came).map(\.subscribe).min() ?? 0
            meaning =
                wanted.count != came.count
                ? "\(label): \(Self.times(wanted.count)) subscribed to is expected, and yours is \(Self.times(came.count))."
                : "From tick \(tick) on, \(label) is used in another way than it should be."
        }
    }

    private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}
