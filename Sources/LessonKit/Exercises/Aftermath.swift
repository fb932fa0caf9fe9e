import Foundation
import Synchronization

/// What a learner's code has left behind when its verdict is known.
package enum Aftermath {
    private static let isVerdictKnown = Atomic(false)
    private static let hasSentMore = Atomic(false)

    /// Takes note of an element that nobody heard. Before the verdict is known that is no fault: many a source goes on for a
    /// while when its subscriber has left.
    package static func noteUnheardElement() {
        if isVerdictKnown.load(ordering: .relaxed) { hasSentMore.store(true, ordering: .relaxed) }
    }

    /// A sentence for each thing that was found. It takes a twentieth of a second.
    static func remarks(_ hub: HubLink) -> [String] {
        var remarks: [String] = []
        if hub.reopen() {
            remarks.append(
                "It closed standard output or standard error, and what was printed after that is lost. Leave both open."
            )
        }
        isVerdictKnown.store(true, ordering: .relaxed)
        let before = usedTime
        usleep(50_000)
        // A machine with much to do may give a thread that spins no more than this.
        if usedTime - before > 6_000_000 {
            remarks.append(
                "When its verdict was known it still went on with something. What you start you also stop: dispose of it, "
                    + "or have the loop look whether it is still wanted.")
        }
        if hasSentMore.load(ordering: .relaxed) {
            remarks.append(
                "When its verdict was known it sent another element, and nobody was there to hear it. It comes from a queue or "
                    + "a clock of your own, which the check does not wait for.")
        }
        return remarks
    }

    /// The processor time that all threads have used, in nanoseconds.
    private static var usedTime: Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}
