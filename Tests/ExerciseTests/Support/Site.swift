import Dispatch
import Foundation
import Streams

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

    private static let name = DispatchSpecificKey<String>()
    private static let (threadName, isCounted) = ("site", "site's")
    /// How many turns of 10 ms something may do nothing before it stands still.
    private static let stillness = 40

    /// Guards what follows, and wakes those who wait for a change of it.
    private let news = NSCondition()
    /// Counts every change; `work` counts those that are no barrier.
    private var (version, work) = (0, 0)
    private var notes: [String] = []
    private var queues: [(name: String, queue: DispatchQueue)] = [("main", .main)]
    /// The threads that are neither done nor held.
    private var threads = 0
    /// The number of the job of `run` that is at work on a queue, and how many there were.
    private var (jobs, begunJobs): ([String: Int], Int) = ([:], 0)
    private var held: [(queue: String, canGoOn: () -> Bool)?] = []
    private var (isShut, isClosed, hasGivenUp, isAlone) = (false, false, false, false)
    private var stuck: Set<String> = []

    public init() {}

    /// Makes a scheduler with a serial queue of that name.
    public func scheduler(_ name: String) -> SerialDispatchQueueScheduler {
        SerialDispatchQueueScheduler(internalSerialQueueName: name) { [self] in add($0, name) }
    }

    /// The serial queue of that name: it is made when it is asked for the first time.
    public func queue(_ name: String) -> DispatchQueue {
        if let queue = read({ queues.first { $0.name == name }?.queue }) { return queue }
        let queue = DispatchQueue(label: name)
        add(queue, name)
        return queue
    }

    private func add(_ queue: DispatchQueue, _ name: String) {
        queue.setSpecific(key: Self.name, value: name)
        change { queues.append((name, queue)) }
    }

    /// Makes a scheduler with a thread of that name for each action.
    public func concurrentScheduler(_ name: String) -> any ImmediateSchedulerType { Threads(site: self, name: name) }

    /// The thread begins when the job that has started it is done, or stands still: so a race does not decide how much of that job is
    /// seen by the thread.
    fileprivate func startThread(_ name: String, _ job: @escaping () -> Void) {
        let starter = DispatchQueue.getSpecific(key: Self.name) ?? ""
        let number = change {
            threads += 1
            return jobs[starter]
        }
        let job = Sent(job)
        Thread.detachNewThread { [self] in
            Thread.current.threadDictionary[Self.threadName] = name
            Thread.current.threadDictionary[Self.isCounted] = true
            if let number { _ = wait(Self.stillness) { jobs[starter] != number } }
            job.value()
            change { threads -= 1 }
        }
    }

    /// The name of the site's thread that this code runs on, on whatever queue: `sync` takes its thread along.
    public var thread: String? { Thread.current.threadDictionary[Self.threadName] as? String }

    /// Where this code runs.
    public var place: String {
        DispatchQueue.getSpecific(key: Self.name) ?? thread ?? (DispatchQueue.isMain ? "main" : "another queue")
    }

    // MARK: Notes

    /// What was noted so far.
    public var lines: [String] { read { notes } }

    /// Notes a line.
    public func add(_ line: String) { change { if !isClosed { notes.append(line) } } }

    /// Notes what happens, and where.
    public func note(_ what: String) { add("\(place): \(what)") }

    /// Notes a long job, and which free queue waits for it. After `shut`, it goes on when `open` is called.
    public func takeLong(_ what: String) {
        note(what)
        lookAround()
        if place != free.first { waitUntilOpen() }
    }

    /// Notes which of the free queues stands still. Returns whether none does.
    @discardableResult
    public func lookAround() -> Bool {
        let still = free.filter { $0 != place && !isFree($0) }
        for queue in still { add("\(queue): stands still") }
        return still.isEmpty
    }

    /// From now on, long jobs wait for `open`.
    public func shut() { change { isShut = true } }
    /// Keeps the job that calls it while the site is shut.
    public func waitUntilOpen() { hold { [self] in !isShut } }
    /// Lets the long jobs go on.
    public func open() { change { isShut = false } }
    /// Takes no more notes, and holds no job.
    public func close() { change { isClosed = true } }

    // MARK: Jobs

    /// Does `job` on a queue, and comes back when it is done. Returns false if it gave up; with `isPatient: false`, if it stands
    /// still, and then the site goes on.
    @discardableResult
    public func run(on name: String, isPatient: Bool = true, _ job: @escaping () -> Void = {}) -> Bool {
        guard !read({ hasGivenUp }), let queue = read({ queues.first { $0.name == name }?.queue }) else { return false }
        let (job, isDone) = (Sent(job), Box(false))
        queue.async { [self] in
            change {
                begunJobs += 1
                jobs[name] = begunJobs
            }
            job.value()
            change {
                jobs[name] = nil
                isDone.value = true
            }
        }
        return wait(isPatient ? max(300, barrierPatience) : Self.stillness) { isDone.value } || isPatient && giveUp()
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

    // MARK: The end

    /// Comes back when nothing goes on any more: all threads are done or held, and barriers went through each queue, main, too,
    /// and nothing was noted meanwhile. Returns false if it gave up.
    @discardableResult
    public func settle() -> Bool {
        // An element may go over several queues before it leads to a note: so this takes more than one round.
        var quietRounds = 0
        while quietRounds < 8 {
            guard !read({ hasGivenUp }), wait(until: { isIdle }) else { return giveUp() }
            let (seen, all) = read { (work, queues) }
            guard passes(all) else { return giveUp() }
            quietRounds = read { work == seen && isIdle } ? quietRounds + 1 : 0
        }
        return true
    }

    /// Settles. If `condition` does not hold then, it may hold after a timer, or after work on a queue that the site did not make:
    /// that gets a little time, once.
    public func settle(until condition: () -> Bool) {
        while settle(), !condition(), !read({ isAlone || isClosed }) {
            let seen = read { work }
            let isNews = waitForOthers(patience) { work != seen }
            change { isAlone = !isNews }
        }
    }

    /// Waits until a line begins like that, but not for long. With `forTimers`, it waits twice as long as `settle(until:)` does.
    public func wait(forLine start: String, forTimers: Bool) {
        let isThere = { [self] in notes.contains { $0.hasPrefix(start) } }
        if wait(3, until: isThere) || forTimers && waitForOthers(2 * patience, until: isThere) {
            // More may come with it.
            _ = wait(1) { false }
        }
    }

    /// Waits for a timer, or for a queue that the site did not make. The system's queues may be busy: they get time, too.
    private func waitForOthers(_ patience: Int, until condition: () -> Bool) -> Bool {
        if wait(patience, until: condition) { return true }
        let qualities: [DispatchQoS.QoSClass] = [.userInteractive, .userInitiated, .default, .utility, .background]
        passes(qualities.map { ("", .global(qos: $0)) })
        return wait(1, until: condition)
    }

    private var isIdle: Bool { threads == 0 && !held.contains { $0?.canGoOn() == true } }

    /// Whether the queue can do something else now. One that cannot is not asked again.
    private func isFree(_ name: String) -> Bool {
        guard !read({ stuck.contains(name) }), let queue = read({ queues.first { $0.name == name }?.queue }),
            !passes([(name, queue)], Self.stillness)
        else { return true }
        change { stuck.insert(name) }
        return false
    }

    /// Whether a barrier goes through each of these queues, or a job is held there.
    @discardableResult
    private func passes(_ queues: [(name: String, queue: DispatchQueue)], _ patience: Int? = nil) -> Bool {
        let left = Box(Set(queues.indices))
        let isDone = { [self] in
            left.value.allSatisfy { index in
                held.contains { $0.map { $0.queue == queues[index].name && !$0.canGoOn() } == true }
            }
        }
        let check = Sent(isDone)
        for (index, (_, queue)) in queues.enumerated() {
            queue.async { [self] in
                read {
                    left.value.remove(index)
                    version += 1
                    if check.value() { news.broadcast() }
                }
            }
        }
        return wait(patience ?? barrierPatience, until: isDone)
    }

    /// Waits until `condition` holds. Gives up after so many turns in which nothing happened, or when far too much did. A turn
    /// takes 10 ms, and as long as a new thread needs to begin: on a busy machine it is longer.
    private func wait(_ patience: Int = 200, until condition: () -> Bool) -> Bool {
        read {
            let done = Box(0)
            var (begun, last, seen) = (0, version + 20_000, version)
            while !condition() {
                if done.value == patience || version > last { return false }
                if !news.wait(until: Date(timeIntervalSinceNow: 0.01)), version == seen, begun == done.value {
                    begun += 1
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

    private func giveUp() -> Bool {
        change { hasGivenUp = true }
        return false
    }

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

    private func noteWork() {
        (version, work) = (version + 1, work + 1)
        news.broadcast()
    }
}

private struct Threads: ImmediateSchedulerType {
    let site: Site
    let name: String

    func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
        let stop = SingleAssignmentDisposable()
        site.startThread(name) { if !stop.isDisposed { stop.setDisposable(action(state)) } }
        return stop
    }
}
