import Foundation
import Synchronization

/// Finds out what a learner's code has left running after its verdict.
package enum Aftermath {
    private static let isVerdictKnown = Atomic(false)
    private static let hasSentMore = Atomic(false)

    /// Notes that an element was sent to nobody. Before the verdict this is no fault: many sources go on for a while after
    /// their subscriber has left.
    package static func noteUnheardElement() {
        if isVerdictKnown.load(ordering: .relaxed) { hasSentMore.store(true, ordering: .relaxed) }
    }

    /// Returns a sentence for each thing that was found. This takes a twentieth of a second where nothing goes on.
    static func remarks(_ hub: HubLink) -> [String] {
        var remarks: [String] = []
        if hub.reopen() {
            remarks.append(
                "It closed standard output or standard error. What was printed after that is lost. Leave both open."
            )
        }
        isVerdictKnown.store(true, ordering: .relaxed)
        if isStillBusy {
            remarks.append(
                "When its verdict was known it still went on with something. Stop what you start: dispose of it, "
                    + "or let the loop ask whether it is still wanted.")
        }
        if hasSentMore.load(ordering: .relaxed) {
            remarks.append(
                "When its verdict was known it sent another element, and nobody was there to hear it. The element comes from "
                    + "a queue or a clock of your own. The check does not wait for that.")
        }
        return remarks
    }

    /// Whether a thread works on.
    private static var isStillBusy: Bool {
        var work = LastingWork(from: usedTime)
        while true {
            usleep(50_000)
            if let lasts = work.lasts(at: usedTime) { return lasts }
        }
    }

    /// The processor time that all threads have used but this one and the guard, in nanoseconds.
    private static var usedTime: Int {
        Guard.nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - Guard.nanoseconds(CLOCK_THREAD_CPUTIME_ID) - Guard.usedTime
    }
}
