import Dispatch
import ExerciseSupport
import Foundation
import Streams

/// Real queues for one run of an answer, and what ran on which of them. The checks of this lesson share it.
///
/// Nothing here waits for time to pass: a site waits for events. What never comes is given up after many turns in which nothing
/// happened. A busy machine has longer turns.
final class Site: @unchecked Sendable {
    let worker = Site.queue("worker")
    let screen = Site.queue("screen")
    let scheduler: SerialDispatchQueueScheduler
    /// Whether other threads go on when the call has returned; otherwise at `open()`.
    var opensOnReturn = true
    /// Whether a long job takes so long that what does not wait for it is noted before.
    var isSlow = false

    private static let label = DispatchSpecificKey<String>()
    private static let callerMark = "caller"

    /// Guards what follows, and wakes those who wait for a change of it.
    private let news = NSCondition()
    private var version = 0
    private var notes: [String] = []
    private var subscriptions: [(disposable: any Disposable, isDisposed: Bool)] = []
    private var jobs = 0
    private var (isOpen, isClosed) = (false, false)

    init() { scheduler = SerialDispatchQueueScheduler(queue: screen, internalSerialQueueName: "screen") }

    /// A serial queue that knows its name.
    static func queue(_ name: String) -> DispatchQueue {
        let queue = DispatchQueue(label: name)
        queue.setSpecific(key: label, value: name)
        return queue
    }

    // MARK: Notes

    var lines: [String] { read { notes } }
    /// The long jobs that have begun.
    var begun: Int { read { jobs } }

    func add(_ line: String) { change { append(line) } }

    /// The same inside of `change`.
    func append(_ line: String) { if !isClosed { notes.append(line) } }

    /// Notes what happens, and where: what another thread does, after the call has returned.
    func note(_ what: String) {
        // If the caller does it, the call cannot return before.
        if !isCaller { waitUntilOpen() }
        add("\(place): \(what)")
    }

    /// A long job, which goes on when the call has returned. Returns its number.
    @discardableResult
    func takeLong(_ what: String) -> Int {
        let number = change {
            jobs += 1
            return jobs
        }
        if !isCaller {
            waitUntilOpen()
            if place != "screen", !run(on: screen) { add("screen: stands still") }
            if isSlow { waitForSomethingEarly() }
        }
        note(what)
        return number
    }

    /// Waits until the screen has something to note, and longer than a scene waits for what does not come.
    func waitForSomethingEarly() { wait(60) { read { notes.contains { $0.hasPrefix("screen: ") } } } }

    private func waitUntilOpen() {
        news.lock()
        defer { news.unlock() }
        while !isOpen { news.wait() }
    }

    private var isCaller: Bool { Thread.current.threadDictionary[Self.callerMark] != nil }

    private var place: String {
        DispatchQueue.getSpecific(key: Self.label)
            ?? (isCaller ? "the caller" : DispatchQueue.isMain ? "main" : "another queue")
    }

    // MARK: Running

    /// Calls `body` on a thread of its own, and notes that it has returned, if it has a name. Returns whether it has.
    func call(_ name: String?, _ body: @escaping () throws -> Void) throws -> Bool {
        let (body, result) = (Sent(body), Box<Result<Void, any Error>?>(nil))
        change { isOpen = false }
        Thread { [self] in
            Thread.current.threadDictionary[Self.callerMark] = true
            let outcome = Result { try body.value() }
            change {
                result.value = outcome
                if let name { append("the caller: \(name) returns") }
                isOpen = isOpen || opensOnReturn
            }
        }.start()
        guard wait(until: { read { result.value != nil } }) else {
            change {
                append("the caller: \(name ?? "subscribe") has not returned")
                (isOpen, isClosed) = (true, true)
            }
            return false
        }
        try read { result.value }?.get()
        return true
    }

    /// Lets the other threads go on.
    func open() { change { isOpen = true } }
    /// Takes no more notes.
    func close() { change { isClosed = true } }

    /// Subscribes, and notes what arrives, and where.
    func subscribe<Element>(_ name: String, to stream: Observable<Element>) {
        let subscription = stream.subscribe(
            onNext: { self.note("\(name) receives \(String(reflecting: $0))") },
            onError: { self.note("\(name) fails with \(type(of: $0))") },
            onCompleted: { self.note("\(name) completes") })
        change { subscriptions.append((subscription, false)) }
    }

    /// Disposes of the subscription with that number; without one, of all.
    func dispose(_ number: Int? = nil) {
        let chosen = change { () -> [any Disposable] in
            let indices = subscriptions.indices.filter { number == nil || $0 + 1 == number }
            for index in indices { subscriptions[index].isDisposed = true }
            return indices.map { subscriptions[$0].disposable }
        }
        for disposable in chosen { disposable.dispose() }
    }

    func isSubscribed(_ number: Int) -> Bool {
        read { subscriptions.indices.contains(number - 1) && !subscriptions[number - 1].isDisposed }
    }

    /// Does `job` on a queue, and comes back when it is done. Returns false if it gave up.
    @discardableResult
    func run(on queue: DispatchQueue, _ job: @escaping () -> Void = {}) -> Bool {
        let (job, isDone) = (Sent(job), Box(false))
        queue.async { [self] in
            job.value()
            change { isDone.value = true }
        }
        return wait { read { isDone.value } }
    }

    /// Lets the queues do all that waits there.
    func drain() {
        for _ in 0..<2 {
            let isDone = Box(false)
            guard run(on: worker) else { return }
            _ = scheduler.schedule(()) { [self] _ in
                change { isDone.value = true }
                return Disposables.create()
            }
            guard wait(until: { read { isDone.value } }), run(on: screen) else { return }
        }
    }

    /// Waits until `condition` holds. Returns false if it gave up.
    @discardableResult
    func wait(_ patience: Int = 150, until condition: () -> Bool) -> Bool {
        var turns = 0
        while turns < patience {
            let seen = read { version }
            if condition() { return true }
            news.lock()
            if version == seen, !news.wait(until: Date(timeIntervalSinceNow: 0.01)) { turns += 1 }
            news.unlock()
        }
        return condition()
    }

    func read<Value>(_ body: () -> Value) -> Value {
        news.lock()
        defer { news.unlock() }
        return body()
    }

    /// Changes something that somebody may wait for.
    func change<Value>(_ body: () -> Value) -> Value {
        news.lock()
        defer {
            version += 1
            news.broadcast()
            news.unlock()
        }
        return body()
    }
}
