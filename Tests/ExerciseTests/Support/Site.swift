import Dispatch
import Foundation
import Streams

/// The queues that a check gives to an answer, and what ran on which of them.
///
/// A site knows its queues and its threads. So it knows when nothing goes on any more, however busy the machine is: see `settle`.
/// Patience is needed only for a queue that stands still, and for queues that the site did not make.
public final class Site: @unchecked Sendable {
    /// The queues that nobody may keep waiting while a long job runs.
    public var free: [String] = []

    private static let name = DispatchSpecificKey<String>()
    private static let threadName = "site"

    /// Guards what follows, and wakes those who wait for a change of it.
    private let news = NSCondition()
    /// Counts every change; `work` counts those that are no barrier.
    private var (version, work) = (0, 0)
    private var notes: [String] = []
    private var queues: [(name: String, queue: DispatchQueue)] = [("main", .main)]
    /// The threads that are neither done nor held.
    private var threads = 0
    private var held: [(queue: String, canGoOn: () -> Bool)?] = []
    private var (isShut, isClosed, hasGivenUp, isAlone) = (false, false, false, false)
    private var stuck: Set<String> = []

    public init() {}

    /// Makes a scheduler with a serial queue of that name.
    public func scheduler(_ name: String) -> SerialDispatchQueueScheduler {
        SerialDispatchQueueScheduler(internalSerialQueueName: name) { [self] in add($0, name) }
    }

    /// Makes a serial queue of that name.
    public func queue(_ name: String) -> DispatchQueue {
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

    fileprivate func startThread(_ name: String, _ job: @escaping () -> Void) {
        change { threads += 1 }
        let job = Sent(job)
        Thread.detachNewThread { [self] in
            Thread.current.threadDictionary[Self.threadName] = name
            job.value()
            change { threads -= 1 }
        }
    }

    private var thread: String? { Thread.current.threadDictionary[Self.threadName] as? String }

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
        if place != free.first { hold { [self] in !isShut } }
    }

    /// Notes which of the free queues stands still.
    public func lookAround() {
        for queue in free where queue != place && !isFree(queue) { add("\(queue): stands still") }
    }

    /// From now on, long jobs wait for `open`.
    public func shut() { change { isShut = true } }
    /// Lets the long jobs go on.
    public func open() { change { isShut = false } }
    /// Takes no more notes, and holds no job.
    public func close() { change { isClosed = true } }

    // MARK: Jobs

    /// Does `job` on a queue, and comes back when it is done. Returns false if it gave up.
    @discardableResult
    public func run(on name: String, _ job: @escaping () -> Void = {}) -> Bool {
        guard !read({ hasGivenUp }), let queue = read({ queues.first { $0.name == name }?.queue }) else { return false }
        let (job, isDone) = (Sent(job), Box(false))
        queue.async { [self] in
            job.value()
            change { isDone.value = true }
        }
        return wait(300) { isDone.value } || giveUp()
    }

    /// Keeps the job that calls it until `canGoOn` returns true. Both closures are called under the site's lock.
    public func hold(until canGoOn: @escaping () -> Bool, then take: () -> Void = {}) {
        let (place, number) = (place, thread == nil ? 0 : 1)
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
            for (name, queue) in all where !passes(queue, name) { return giveUp() }
            quietRounds = read { work == seen && isIdle } ? quietRounds + 1 : 0
        }
        return true
    }

    /// Settles. If `condition` does not hold then, it may hold after work on a queue that the site did not make: that gets a
    /// little time, once.
    public func settle(until condition: () -> Bool) {
        while settle(), !condition(), !read({ isAlone }) {
            let seen = read { work }
            for quality in [DispatchQoS.QoSClass.userInteractive, .userInitiated, .default, .utility, .background] {
                passes(.global(qos: quality))
            }
            let isNews = wait(6) { work != seen }
            change { isAlone = !isNews }
        }
    }

    private var isIdle: Bool { threads == 0 && !held.contains { $0?.canGoOn() == true } }

    /// Whether the queue can do something else now. One that cannot is not asked again.
    private func isFree(_ name: String) -> Bool {
        guard !read({ stuck.contains(name) }), let queue = read({ queues.first { $0.name == name }?.queue }),
            !passes(queue, name, patience: 100)
        else { return true }
        change { stuck.insert(name) }
        return false
    }

    /// Whether a barrier goes through a queue, or a job is held there.
    @discardableResult
    private func passes(_ queue: DispatchQueue, _ name: String? = nil, patience: Int = 200) -> Bool {
        let isDone = Box(false)
        queue.async { [self] in
            read {
                isDone.value = true
                version += 1
                news.broadcast()
            }
        }
        return wait(patience) { isDone.value || name.map { name in held.contains { $0?.queue == name } } == true }
    }

    /// Waits until `condition` holds. Gives up after so many turns of 10 ms in which nothing happened, or when far too much did.
    private func wait(_ patience: Int = 200, until condition: () -> Bool) -> Bool {
        read {
            var (turns, last, seen) = (0, version + 20_000, version)
            while !condition() {
                if turns == patience || version > last { return false }
                if !news.wait(until: Date(timeIntervalSinceNow: 0.01)), version == seen { turns += 1 }
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
