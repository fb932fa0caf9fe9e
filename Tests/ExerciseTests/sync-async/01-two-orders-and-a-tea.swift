import Dispatch
import ExerciseSupport
import Foundation
import Streams
import Testing

@testable import sync_async_exercises

@Suite struct TwoOrdersAndATea: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(lines: twoOrdersAndATea, solution: Solution.twoOrdersAndATea) { check in
        check.truth { log in
            let site = Site()
            let kitchen = DispatchQueue(label: "kitchen")
            kitchen.suspend()
            kitchen.async { site.add("soup") }
            kitchen.async { site.add("rice") }
            site.add("ordered")
            kitchen.resume()
            kitchen.sync { site.add("tea") }
            site.add("paid")
            for line in site.lines { log(line) }
        }

        check.mistake(
            "You begin with \"soup\" or \"rice\". While they were ordered, the kitchen was suspended. Who could log "
                + "anything at that time?",
            step: "A second queue", madeBy: ["soup", "rice", "ordered", "tea", "paid"],
            orBy: ["soup", "ordered", "rice", "tea", "paid"], ["rice", "soup", "ordered", "tea", "paid"]
        ) { $0.first == "soup" || $0.first == "rice" }

        check.mistake(
            "You have no \"soup\" or no \"rice\". A suspended queue starts nothing, and it keeps its jobs. What happens to "
                + "them after resume()?",
            madeBy: ["ordered", "tea", "paid"], orBy: ["ordered", "paid"], ["ordered", "rice", "tea", "paid"]
        ) { !$0.contains("soup") || !$0.contains("rice") }

        check.mistake(
            "You have no \"tea\". Its job was handed over with sync. Does the kitchen run that job, too?",
            madeBy: ["ordered", "soup", "rice", "paid"]
        ) { !$0.contains("tea") }

        check.mistake(
            "You have \"paid\" before \"tea\". It stands below sync. When does the caller go on below that line?",
            step: "One word changed", madeBy: ["ordered", "paid", "soup", "rice", "tea"],
            orBy: ["ordered", "soup", "rice", "paid", "tea"]
        ) { $0.comes("paid", before: "tea") }

        check.mistake(
            "You have \"tea\" before \"soup\" or \"rice\". The caller of sync waits. But where in the queue does its job stand?",
            step: "Two kinds of queue", madeBy: ["ordered", "tea", "soup", "rice", "paid"],
            orBy: ["ordered", "tea", "paid", "soup", "rice"], ["ordered", "soup", "tea", "rice", "paid"],
            ["tea", "ordered", "soup", "rice", "paid"]
        ) { $0.comes("tea", before: "soup") || $0.comes("tea", before: "rice") }

        check.mistake(
            "You have \"rice\" before \"soup\". Which of the two was ordered first, and what does a serial queue do first?",
            madeBy: ["ordered", "rice", "soup", "tea", "paid"]
        ) { $0.comes("rice", before: "soup") }
    }
}

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
        }
        note(what)
        return number
    }

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

/// A run on a site. Its lines are what the site noted.
final class SiteScene: Scene<Never> {
    let site = Site()
    /// How often the answer was called.
    var calls = 0
    /// Whether the order of lines counts within a queue only.
    var isByLane = false
    /// What was asked for.
    var file = ""
    var isAskedForAnother = false
    private var hasGivenUp = false

    override func run() {
        let lines = site.lines
        func lane(_ line: String) -> String {
            "\(line.prefix { $0 != ":" })\(line.contains("the second") ? " 2" : "")"
        }
        let order = isByLane ? lines.enumerated().sorted { (lane($0.1), $0.0) < (lane($1.1), $1.0) }.map(\.1) : lines
        for line in order { log(line) }
        super.run()
    }

    /// Returns whether the call returned.
    @discardableResult
    func call(_ name: String?, _ body: @escaping () throws -> Void) throws -> Bool {
        let isBack = try site.call(name, body)
        hasGivenUp = hasGivenUp || !isBack
        return isBack
    }

    /// Waits until `condition` holds, and lets the queues do all that waits there.
    func settle(until condition: (SiteScene) -> Bool) {
        site.drain()
        guard !condition(self), !hasGivenUp else { return site.drain() }
        // What did not come on the site's own queues may come on another one.
        for queue in [DispatchQueue.global(), .main] { site.run(on: queue) }
        hasGivenUp = !site.wait(50) { condition(self) }
        site.drain()
    }

    /// The lines in which `word` stands.
    func count(_ word: String) -> Int {
        (lines.isEmpty ? site.lines : lines).count { $0.split(separator: " ").contains(Substring(word)) }
    }

    /// Whether a line begins like that.
    func has(_ start: String) -> Bool { lines.contains { $0.hasPrefix(start) } }
}

extension [String] {
    /// Whether there are lines that begin like these, and in this order.
    func comes(_ first: String, before second: String) -> Bool {
        guard let here = firstIndex(where: { $0.hasPrefix(first) }),
            let there = firstIndex(where: { $0.hasPrefix(second) })
        else { return false }
        return here < there
    }
}

/// A variable that closures share.
final class Box<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// Something that is used by one thread at a time.
struct Sent<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
