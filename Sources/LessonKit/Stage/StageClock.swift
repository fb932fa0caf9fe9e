import Marbles

/// The clock of a stage.
enum StageClock: @unchecked Sendable {
    /// Ticks of a scheduler that the player drives.
    case virtual(TestScheduler)
    /// Milliseconds, counted by the closure.
    case real(@Sendable () -> Int)
    /// Milliseconds, and a scheduler whose ticks follow them: for a form that somebody plays.
    case played(@Sendable () -> Int, TestScheduler)

    /// The clock of a step, which shows 0 now.
    init(of time: Step.Time) {
        self = if case .virtual = time { .virtual() } else { .real() }
    }

    /// A virtual clock on which 1 tick is 100 ms.
    static func virtual() -> StageClock { .virtual(ticks()) }

    /// A real clock that shows 0 now.
    static func real() -> StageClock {
        let start = ContinuousClock.now
        return .real { Int((ContinuousClock.now - start) / .milliseconds(1)) }
    }

    /// A real clock that shows 0 now, with a scheduler of ticks.
    static func played() -> StageClock {
        guard case .real(let milliseconds) = real() else { return real() }
        return .played(milliseconds, ticks())
    }

    private static func ticks() -> TestScheduler {
        TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
    }

    /// The milliseconds of a unit of its time.
    var unit: Int { isReal ? 1 : Self.tick }

    /// The milliseconds of a tick.
    static let tick = 100

    var isReal: Bool {
        if case .virtual = self { false } else { true }
    }

    /// Whether somebody plays a form. A step does not type into it then.
    var isPlayed: Bool {
        if case .played = self { true } else { false }
    }

    /// The time now, in ticks or milliseconds.
    var time: Int {
        switch self {
        case .virtual(let scheduler): scheduler.clock
        case .real(let milliseconds), .played(let milliseconds, _): milliseconds()
        }
    }
}
