#if DEBUG
    /// Warns if a subject receives an event while it is still delivering the one before.
    final class OverlapWatch: Sendable {
        /// For each thread, how many events it is delivering at the moment.
        private struct UnderWay {
            var events: [Int: Int] = [:]
            /// Deliveries of remembered events to a new subscriber. Any number of threads may do that at a time.
            var recalls: [Int: Int] = [:]
        }

        private let underWay = Locked(UnderWay())

        func begin() {
            let thread = Trampoline.threadIdentity
            let (isNested, isShared) = underWay.withLock { underWay in
                let isNested = underWay.events[thread] != nil || underWay.recalls[thread] != nil
                underWay.events[thread, default: 0] += 1
                return (isNested, underWay.events.count > 1)
            }
            if isNested { Self.reentrancy.report() }
            if isShared { Self.race.report() }
        }

        func end() {
            let thread = Trampoline.threadIdentity
            underWay.withLock { $0.events.countDown(thread) }
        }

        func beginRecall() {
            let thread = Trampoline.threadIdentity
            underWay.withLock { $0.recalls[thread, default: 0] += 1 }
        }

        func endRecall() {
            let thread = Trampoline.threadIdentity
            underWay.withLock { $0.recalls.countDown(thread) }
        }

        private static let reentrancy = Misuse(
            """
            ⚠️ Reentrancy anomaly was detected.
              What: a subject or relay received an event while it was still sending the one before. Its other subscribers
              may receive the second event first, and a cycle may never end.
              Why: a subscription to it sends into it, perhaps by a detour.
              Remedy: compute the value from the stream (map, scan), and do not send it back in. If you want the cycle, put
              .observe(on: MainScheduler.asyncInstance) into it. To find the place, break on OverlapWatch.begin.
            """, consequence: .isPrinted)

        private static let race = Misuse(
            """
            ⚠️ Synchronization anomaly was detected.
              What: two threads sent an event to a subject or relay at the same moment. Chance decides which of the two its
              subscribers receive first, and they may receive both at once.
              Why: more than one queue or thread sends to it.
              Remedy: bring the events to one scheduler before you send them, for example with
              .observe(on: MainScheduler.instance). To find the place, break on OverlapWatch.begin.
            """, consequence: .isPrinted)
    }

    extension [Int: Int] {
        /// One less; what would be none is not kept.
        fileprivate mutating func countDown(_ key: Int) {
            guard let count = self[key] else { return }
            self[key] = count > 1 ? count - 1 : nil
        }
    }
#endif
