/// Warns, in a debug build, if an event comes while the one before is still being delivered.
///
/// As in RxSwift, there is one in each subject, operator and `create`, and in `subscribe(onNext:)`.
#if DEBUG
    final class OverlapWatch: Sendable {
        /// For each thread, how many events it is delivering at the moment.
        private let underWay = Locked<[Int: Int]>([:])

        func begin() {
            let thread = Trampoline.threadIdentity
            let (isNested, isShared) = underWay.withLock { underWay in
                let isNested = underWay[thread] != nil
                underWay[thread, default: 0] += 1
                return (isNested, underWay.count > 1)
            }
            if isNested { Self.reentrancy.report() }
            if isShared { Self.race.report() }
        }

        func end() {
            let thread = Trampoline.threadIdentity
            underWay.withLock { underWay in
                let count = underWay[thread] ?? 1
                underWay[thread] = count > 1 ? count - 1 : nil
            }
        }

        private static let reentrancy = Misuse(
            """
            ⚠️ Reentrancy anomaly was detected.
              What: an event came while the one before was still being delivered, in the same place. Other subscribers may
              receive the second one first, and a cycle may never end.
              Why: a closure below a subject, a relay or a `create` sends into it, perhaps by a detour.
              Remedy: compute the value from the stream (map, scan), and do not send it back in. If you want the cycle, put
              .observe(on: MainScheduler.asyncInstance) into it. To find the place, break on OverlapWatch.begin.
            """, consequence: .isPrinted)

        private static let race = Misuse(
            """
            ⚠️ Synchronization anomaly was detected.
              What: two threads sent an event through one place at the same moment. Chance decides which of the two the
              subscribers receive first, and they may receive both at once.
              Why: more than one queue or thread sends to a subject, a relay or a `create`.
              Remedy: bring the events to one scheduler before you send them, for example with
              .observe(on: MainScheduler.instance). To find the place, break on OverlapWatch.begin.
            """, consequence: .isPrinted)
    }

#else
    struct OverlapWatch {
        @_transparent func begin() {}
        @_transparent func end() {}
    }
#endif

extension Sink {
    /// This sink. In a debug build it warns of events that overlap.
    func watched() -> Sink {
        #if DEBUG
            let watch = OverlapWatch()
            return Sink(
                next: { element in
                    watch.begin()
                    defer { watch.end() }
                    next(element)
                },
                end: { stop in
                    watch.begin()
                    defer { watch.end() }
                    end(stop)
                }, lifetime: lifetime)
        #else
            self
        #endif
    }

    #if DEBUG
        /// The same, for what an operator sends: once, even if several observables hand the same sink on.
        func watchedOnce() -> Sink {
            if isWatched { return self }
            var sink = watched()
            sink.isWatched = true
            return sink
        }
    #endif
}
