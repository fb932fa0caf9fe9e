import Marbles

/// The clock of a stage.
enum StageClock: @unchecked Sendable {
    /// Ticks of a scheduler that the player drives.
    case virtual(TestScheduler)
    /// Milliseconds, counted by the closure.
    case real(@Sendable () -> Int)

    /// A virtual clock on which 1 tick is 100 ms.
    static func virtual() -> StageClock {
        .virtual(TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false))
    }

    /// A real clock that shows 0 now.
    static func real() -> StageClock {
        let start = ContinuousClock.now
        return .real { Int((ContinuousClock.now - start) / .milliseconds(1)) }
    }

    /// The milliseconds of a unit of its time.
    var unit: Int { isReal ? 1 : 100 }

    var isReal: Bool {
        if case .real = self { true } else { false }
    }

    /// The time now, in ticks or milliseconds.
    var time: Int {
        switch self {
        case .virtual(let scheduler): scheduler.clock
        case .real(let milliseconds): milliseconds()
        }
    }
}
