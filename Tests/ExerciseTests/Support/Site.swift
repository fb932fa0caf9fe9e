import Dispatch
import Foundation

/// The queues that a check gives to an answer, and what ran on which of them.
///
/// A site knows its queues and its threads. So it knows when nothing goes on any more, however busy the machine is: see `settle`.
/// Patience is needed only for what stands still, for queues that the site did not make, and for timers.
public final class Site: @unchecked Sendable {
    /// The queues that nobody may keep waiting while a long job runs.
    public var free: [String] = []
    /// How many turns of 10 ms `settle(until:)` gives to timers, and to queues that the site did not make.
    public var patience = 6
    /// How many turns of 10 ms a queue may keep a barrier, before the site gives up. Other tests may hold main for seconds: answers that
    /// cannot stop main may wait for them.
    public var barrierPatience = 200

    static let name = DispatchSpecificKey<String>()
    static let (threadName, isCounted) = ("site", "site's")
    /// How many turns of 10 ms something may do nothing before it stands still.
    static let stillness = 40

    /// Guards what follows, and wakes those who wait for a change of it.
    let news = NSCondition()
    /// Counts every change; `work` counts those that are no barrier.
    var (version, work) = (0, 0)
    var notes: [String] = []
    /// Main, and the queues that were made.
    var queues: [(name: String, queue: DispatchQueue)] = [("main", .main)]
    /// The threads that are neither done nor held.
    var threads = 0
    /// The number of the job of `run` that is at work on a queue, and how many there were.
    var (jobs, begunJobs): ([String: Int], Int) = ([:], 0)
    /// The jobs that are kept, each until it can go on. A job that went on is nil.
    var held: [(queue: String, canGoOn: () -> Bool)?] = []
    var (isShut, isClosed, hasGivenUp, isAlone) = (false, false, false, false)
    /// The queues that stood still when they were asked.
    var stuck: Set<String> = []

    public init() {}

    /// Reads something that other threads change.
    public func read<Value>(_ body: () -> Value) -> Value {
        news.lock()
        defer { news.unlock() }
        return body()
    }

    /// Changes something that others wait for.
    @discardableResult
    public func change<Value>(_ body: () -> Value) -> Value {
        read {
            defer { noteWork() }
            return body()
        }
    }

    func noteWork() {
        (version, work) = (version + 1, work + 1)
        news.broadcast()
    }
}
