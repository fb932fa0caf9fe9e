#if DEBUG
    /// Notices when a subject is told something while it is still passing on what it was told before, and warns.
    final class OverlapWatch: Sendable {
        /// By thread, how many events it is passing on at the moment.
        private struct UnderWay {
            var events: [Int: Int] = [:]
            /// Of what is remembered, to somebody who has just subscribed. Any number of threads may do that.
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
              What: a subject or relay was told an event while it was still passing on the one before. Its other subscribers
              may hear the second event first, and a cycle may never end.
              Why: something pushes into it from inside a subscription to it, perhaps by a detour.
              Remedy: compute the value from the stream (map, scan) rather than push it back in. If you mean it, put
              .observe(on: MainScheduler.asyncInstance) into the cycle. To find the place, break on OverlapWatch.begin.
            """, consequence: .isPrinted)

        private static let race = Misuse(
            """
            ⚠️ Synchronization anomaly was detected.
              What: two threads told a subject or relay an event at the same moment. Which of the two its subscribers hear
              first is chance, and both may be heard at once.
              Why: it is pushed into from more than one queue or thread.
              Remedy: bring the events to one scheduler before they are pushed, .observe(on: MainScheduler.instance) say.
              To find the place, break on OverlapWatch.begin.
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
