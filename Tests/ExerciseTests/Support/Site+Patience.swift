import Dispatch
import Foundation
import LessonKit

/// How a site waits: for a condition, for barriers that go through its queues, and not for ever.
extension Site {
    /// Whether nothing goes on, as far as one can ask. What stands behind a job that is held does not go on.
    var isIdle: Bool {
        !held.contains { $0?.canGoOn() == true } && jobs.allSatisfy { $1.given == $1.done || isHeld($0) }
    }

    private func isHeld(_ lane: String) -> Bool {
        held.contains { $0.map { $0.lane == lane && !$0.canGoOn() } == true }
    }

    /// Whether the queue can do something else now. One that cannot is not asked again.
    func isFree(_ name: String) -> Bool {
        guard !read({ stuck.contains(name) }), let queue = read({ queues[name] }), !passes([queue], Self.stillness)
        else { return true }
        change { stuck.insert(name) }
        return false
    }

    /// Whether a barrier goes through each of these queues, or a job is held there.
    @discardableResult
    func passes(_ queues: [DispatchQueue], _ patience: Int? = nil) -> Bool {
        let left = Box(Set(queues.indices))
        for (index, queue) in queues.enumerated() {
            queue.async { [self] in notePassed { left.value.remove(index) } }
        }
        return wait(patience) { left.value.allSatisfy { isHeld(queues[$0].label) } }
    }

    /// Changes something that is no work.
    func notePassed(_ change: () -> Void) {
        read {
            change()
            version += 1
            news.broadcast()
        }
    }

    /// Waits until `condition` holds. Gives up after so many turns in which nothing happened, or when far too much did. A turn
    /// takes 10 ms, and as long as a new thread needs to begin: on a busy machine it is longer.
    func wait(_ patience: Int? = nil, until condition: () -> Bool) -> Bool {
        read {
            var limit = patience ?? longest
            let done = Box(0)
            var (begun, last, seen) = (0, version + 20_000, version)
            while !condition() {
                if done.value == limit || version > last { return false }
                if !news.wait(until: Date(timeIntervalSinceNow: 0.01)), version == seen, begun == done.value {
                    begun += 1
                    // A job of this site may wait for what other tests hold.
                    if patience == nil, waitingForOthers > 0, HubLink.current == nil { limit += 1 }
                    Thread.detachNewThread { [self] in
                        read {
                            done.value += 1
                            news.broadcast()
                        }
                    }
                }
                seen = version
            }
            return true
        }
    }

    func giveUp() -> Bool {
        change { hasGivenUp = true }
        return false
    }
}
