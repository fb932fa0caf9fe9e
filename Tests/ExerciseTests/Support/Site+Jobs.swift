import Dispatch
import Foundation

/// What runs on a site, and what is held there.
extension Site {
    /// Does `job` on a queue, and comes back when it is done. Returns false if it gave up; with `isPatient: false`, if it stands
    /// still, and then the site goes on.
    @discardableResult
    public func run(on name: String, isPatient: Bool = true, _ job: @escaping () -> Void = {}) -> Bool {
        guard !read({ hasGivenUp }), let queue = read({ queues[name] }) else { return false }
        let (job, isDone) = (Sent(job), Box(false))
        begin(name)
        queue.async { [self] in
            job.value()
            end(name) { isDone.value = true }
        }
        return wait(isPatient ? longest : Self.stillness) { isDone.value } || isPatient && giveUp()
    }

    /// Counts a job of that queue until `end`.
    func begin(_ name: String) { change { jobs[name, default: (0, 0)].given += 1 } }

    func end(_ name: String, _ body: () -> Void = {}) {
        change {
            jobs[name]?.done += 1
            body()
        }
    }

    /// Does `job` on a thread of that name, and comes back when it is done. Returns false if it stands still.
    public func run(onThread name: String, _ job: @escaping () -> Void) -> Bool {
        let (job, isDone) = (Sent(job), Box(false))
        Thread.detachNewThread { [self] in
            Thread.current.threadDictionary[Self.threadName] = name
            job.value()
            change { isDone.value = true }
        }
        return wait(Self.stillness) { isDone.value }
    }

    /// Keeps the job that calls it until `canGoOn` returns true. Both closures are called under the site's lock.
    public func hold(until canGoOn: @escaping () -> Bool, then take: () -> Void = {}) {
        let (place, number) = (place, Thread.current.threadDictionary[Self.isCounted] == nil ? 0 : 1)
        change {
            threads -= number
            held.append((place, canGoOn))
            let index = held.count - 1
            noteWork()
            while !isClosed, !canGoOn() { news.wait() }
            take()
            held[index] = nil
            threads += number
        }
    }
}
