import Dispatch
import Foundation

/// The queues that a check gives to an answer, and what ran on which of them.
///
/// A site counts the jobs of its schedulers and its threads. So it knows when nothing goes on there, however busy the machine is: see
/// `settle`. It has to wait for what nobody can ask: a job that stands still, a queue that others give jobs to, and a timer.
public final class Site: @unchecked Sendable {
    /// The queues that nobody may keep waiting while a long job runs.
    public var free: [String] = []
    /// How many turns of 10 ms `settle(until:)` gives to timers, and to queues that the site did not make.
    public var patience = 6

    static let name = DispatchSpecificKey<String>()
    static let (threadName, lane) = ("site", "site's")
    /// How many turns of 10 ms something may do nothing before it stands still.
    static let stillness = 40
    /// How many turns of 10 ms nothing may happen before the site gives up.
    let longest: Int

    /// Guards what follows, and wakes those who wait for a change of it.
    let news = NSCondition()
    /// Counts every change; `work` counts those that are no barrier.
    var (version, work) = (0, 0)
    var notes: [String] = []
    /// Main, and the queues that were made.
    var queues: [String: DispatchQueue] = ["main": .main]
    /// The queues that others give jobs to. They cannot be asked whether they are empty.
    var bareQueues: [DispatchQueue]
    /// How many jobs came to each lane, and how many of them are done. A queue is a lane, and each thread of a scheduler.
    var jobs: [String: (given: Int, done: Int)] = [:]
    /// The jobs that are kept, each until it can go on. A job that went on is nil.
    var held: [(lane: String, canGoOn: () -> Bool)?] = []
    var (isShut, isClosed, hasGivenUp, isAlone) = (false, false, false, false)
    /// How many threads wait for main and the system's queues.
    var waitingForOthers = 0
    /// The queues that stood still when they were asked.
    var stuck: Set<String> = []

    /// - Parameter usesMain: Whether `settle` waits for main, too, which other tests may hold for seconds.
    public init(usesMain: Bool = false) { (bareQueues, longest) = usesMain ? ([.main], 3000) : ([], 300) }

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
