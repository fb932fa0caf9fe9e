import Dispatch
import Foundation

/// Runs each job of a task on a thread of its own.
private final class ThreadExecutor: TaskExecutor {
    static let callers = ThreadExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

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
            end(name)
            change { isDone.value = true }
        }
        return wait(isPatient ? longest : Self.stillness) { isDone.value } || isPatient && giveUp()
    }

    /// Counts a job in that lane until `end`.
    func begin(_ lane: String) { change { jobs[lane, default: (0, 0)].given += 1 } }
    func end(_ lane: String) { change { jobs[lane]?.done += 1 } }

    /// Does `job` on a thread of that name, and comes back when it is done. Returns false if it stands still. It is a task of high
    /// priority: one that `job` starts is, too, and does not wait behind the tests for a thread.
    public func run(onThread name: String, _ job: @escaping () -> Void) -> Bool {
        let (job, isDone) = (Sent(job), Box(false))
        Task.detached(executorPreference: ThreadExecutor.callers, priority: .high) { [self] in
            named(name, job.value)
            change { isDone.value = true }
        }
        return wait(Self.stillness) { isDone.value }
    }

    private func named(_ name: String, _ job: () -> Void) {
        Thread.current.threadDictionary[Self.threadName] = name
        job()
    }

    /// Keeps the job that calls it until `canGoOn` returns true. Both closures are called under the site's lock.
    public func hold(until canGoOn: @escaping () -> Bool, then take: () -> Void = {}) {
        let lane = Thread.current.threadDictionary[Self.lane] as? String ?? place
        change {
            held.append((lane, canGoOn))
            let index = held.count - 1
            noteWork()
            while !isClosed, !canGoOn() { news.wait() }
            take()
            held[index] = nil
        }
    }
}
