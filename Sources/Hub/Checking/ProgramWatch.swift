import Platform

/// How long a program has been at one thing, and whether that is too long.
final class ProgramWatch {
    private let child: ChildProcess
    private var since = SuspendingClock.now
    /// The time of processors that it had used by then.
    private var usedBefore = 0.0
    private var lastPrinted = SuspendingClock.now

    /// The seconds that a backtrace may take: on a busy machine it takes many.
    private static let backtraceLimit = 60.0

    init(_ child: ChildProcess) {
        self.child = child
        begin()
    }

    /// The program begins with another thing.
    func begin() { (since, usedBefore) = (.now, Processes.usedTime(of: child.pid) ?? 0) }

    /// The program has printed something.
    func notePrinted() { lastPrinted = .now }

    var lasts: Duration { since.duration(to: .now) }

    /// Whether it takes longer than `seconds`, as `TimeLimit` has it. A backtrace has a limit of its own.
    func isLate(after seconds: Double) -> Bool {
        let time = lasts / .seconds(1)
        guard time > seconds, !isBacktracing || time > Self.backtraceLimit else { return false }
        return TimeLimit(seconds: seconds).isOver(
            after: time, used: Processes.usedTime(of: child.pid).map { $0 - usedBefore },
            silence: lastPrinted.duration(to: .now) / .seconds(1))
    }

    /// Whether the runtime looks for the line that the program has reached, or that crashed.
    private var isBacktracing: Bool { child.output(last: 1 << 14).contains("*** Signal ") }
}
