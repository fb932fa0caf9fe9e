import Foundation
import Synchronization

/// Sends a sketch's report to the hub again and again while it runs: so what came before a crash is known.
final class SketchSender: Sendable {
    private let hub: HubLink
    private let duration: Int
    private let start = ContinuousClock.now
    private let state = Mutex(State())

    private struct State {
        /// The time that the sending has taken.
        var spent = Duration.zero
        var isOver = false
    }

    init(to hub: HubLink, lasting duration: Int) { (self.hub, self.duration) = (hub, duration) }

    /// Sends what has been done on `stage`, unless the sending has taken too much of the sketch's time.
    func send(_ stage: Stage) {
        state.withLock { state in
            let before = ContinuousClock.now
            guard !state.isOver, state.spent < .milliseconds(50) + (before - start) / 5 else { return }
            report(SketchReport(of: stage, lasting: duration))
            state.spent += ContinuousClock.now - before
        }
    }

    /// Sends the last report.
    func end(_ report: SketchReport) {
        state.withLock { state in
            state.isOver = true
            self.report(report)
        }
    }

    private func report(_ report: SketchReport) {
        if let json = try? JSONEncoder().encode(report) { hub.report(.sketch(json)) }
    }
}
