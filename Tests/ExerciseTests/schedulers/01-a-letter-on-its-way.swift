import Dispatch
import ExerciseSupport
import Foundation
import Streams
import Testing

@testable import schedulers_exercises

@Suite struct ALetterOnItsWay: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(lines: aLetterOnItsWay, solution: Solution.aLetterOnItsWay) { check in
        check.truth { log in
            let site = Site()
            let (sorting, street) = (site.scheduler("sorting"), site.scheduler("street"))
            let stamp: @Sendable (String) -> String = { text in
                site.add(site.place)
                return text
            }
            site.run(on: "main") {
                _ = Observable<String>.create { observer in
                    observer.onNext(stamp("letter"))
                    observer.onCompleted()
                    return Disposables.create()
                }
                .map { stamp($0) }
                .observe(on: street)
                .map { stamp($0) }
                .subscribe(on: sorting)
                .map { stamp($0) }
                .observe(on: MainScheduler.instance)
                .subscribe(onNext: { _ = stamp($0) })
            }
            site.wait { site.lines.count >= 5 }
            for line in site.lines { log(line) }
        }

        check.mistake(
            "Your list has not five names. The closures that stamp: one in the recipe, three of `map`, one of `subscribe`. "
                + "How often does each of them run for one letter?",
            madeBy: ["sorting", "street", "main"], orBy: [], ["main", "sorting", "sorting", "street", "street", "main"]
        ) { $0.count != 5 }
        check.mistake(
            "Your first name is main. The recipe runs while somebody subscribes. Is there an operator that moves the "
                + "subscribing?",
            step: "Load, crop, put", madeBy: ["main", "main", "street", "sorting", "main"],
            orBy: ["main", "main", "street", "street", "main"], ["main", "main", "main", "main", "main"]
        ) { $0[0] == "main" }
        check.mistake(
            "Your first name is street. `observe(on: street)` stands below the recipe. What does it decide for?",
            step: "Find, load, put", madeBy: ["street", "street", "street", "sorting", "main"],
            orBy: ["street", "street", "street", "street", "main"]
        ) { $0[0] == "street" }
        check.mistake(
            "Your second name is not the first one. Between the recipe and the first `map` there is no operator. On which queue "
                + "does the recipe send?",
            step: "Load, crop, put", madeBy: ["sorting", "main", "street", "street", "main"],
            orBy: ["sorting", "street", "street", "street", "main"]
        ) { $0[0] == "sorting" && $0[1] != "sorting" }
        check.mistake(
            "Your third name is not street. The line above the second `map` is an `observe(on:)`. What does it decide for?",
            step: "Find, load, put", madeBy: ["sorting", "sorting", "sorting", "sorting", "main"],
            orBy: ["sorting", "sorting", "main", "main", "main"], ["sorting", "sorting", "main", "street", "main"]
        ) { $0[1] == "sorting" && $0[2] != "street" }
        check.mistake(
            "Your fourth name is sorting. The letter is on street when it comes to `subscribe(on: sorting)`. Does that operator "
                + "move a letter, or the start?",
            step: "Load, crop, put", madeBy: ["sorting", "sorting", "street", "sorting", "main"],
            orBy: ["sorting", "sorting", "street", "sorting", "sorting"]
        ) { $0[2] == "street" && $0[3] == "sorting" }
        check.mistake(
            "Your fourth name is main. Which `observe(on:)` is the nearest one *above* the third `map`?",
            step: "Find, load, put", madeBy: ["sorting", "sorting", "street", "main", "main"]
        ) { $0[2] == "street" && $0[3] == "main" }
        check.mistake(
            "Your last name is not main. The closure of `subscribe` stands below an `observe(on:)`. Which one?",
            step: "Find, load, put", madeBy: ["sorting", "sorting", "street", "street", "street"],
            orBy: ["sorting", "sorting", "street", "street", "sorting"]
        ) { $0[3] == "street" && $0[4] != "main" }
    }
}

/// The queues of one run, and what ran on which of them. The checks of this lesson share it.
///
/// Nothing here waits for time to pass: a site waits for events. What never comes is given up after many turns in which nothing
/// happened. A busy machine has longer turns.
final class Site: @unchecked Sendable {
    /// The queues that nobody may keep waiting, as long as a long job runs.
    var free: [String] = []
    /// The queues that a check keeps busy.
    var busy: Set<String> = []

    private static let name = DispatchSpecificKey<String>()
    static let threadName = "place"

    /// Guards what follows, and wakes those who wait for a change of it.
    private let news = NSCondition()
    private var version = 0
    private var notes: [String] = []
    private var queues: [(name: String, queue: DispatchQueue)] = [("main", .main)]
    private var (isOpen, isClosed, hasGivenUp) = (true, false, false)
    private var stuck: Set<String> = []

    /// A scheduler with a serial queue of that name.
    func scheduler(_ name: String) -> SerialDispatchQueueScheduler {
        SerialDispatchQueueScheduler(internalSerialQueueName: name) { [self] queue in
            queue.setSpecific(key: Self.name, value: name)
            change { queues.append((name, queue)) }
        }
    }

    /// Where this code runs.
    var place: String {
        Thread.current.threadDictionary[Self.threadName] as? String ?? DispatchQueue.getSpecific(key: Self.name)
            ?? (DispatchQueue.isMain ? "main" : "another queue")
    }

    // MARK: Notes

    var lines: [String] { read { notes } }

    func add(_ line: String) { change { if !isClosed { notes.append(line) } } }

    /// Notes what happens, and where.
    func note(_ what: String) { add("\(place): \(what)") }

    /// Notes a long job, and whether somebody waits for it. After `shut`, it goes on when `open` is called.
    func work(_ what: String) {
        note(what)
        lookAround()
        news.lock()
        defer { news.unlock() }
        while !isOpen, place != free.first { news.wait() }
    }

    /// Notes which of the free queues stands still.
    func lookAround() {
        for queue in free where queue != place && !isFree(queue) { add("\(queue): stands still") }
    }

    func shut() { change { isOpen = false } }
    func open() { change { isOpen = true } }
    /// Takes no more notes.
    func close() { change { (isOpen, isClosed) = (true, true) } }

    // MARK: Running and waiting

    /// Does `job` on a queue, and comes back when it is done. Returns false if it gave up.
    @discardableResult
    func run(on name: String, _ job: @escaping () -> Void = {}) -> Bool {
        guard !read({ hasGivenUp }), let queue = read({ queues.first { $0.name == name }?.queue }) else { return false }
        let (job, isDone) = (Sent(job), Box(false))
        queue.async { [self] in
            job.value()
            change { isDone.value = true }
        }
        let isBack = wait(500) { read { isDone.value } }
        if !isBack { change { hasGivenUp = true } }
        return isBack
    }

    /// Whether the queue can do something else now. One that cannot is not asked again.
    private func isFree(_ name: String) -> Bool {
        guard !read({ stuck.contains(name) }), let queue = read({ queues.first { $0.name == name }?.queue }) else {
            return true
        }
        let isDone = Box(false)
        queue.async { [self] in change { isDone.value = true } }
        let isFree = wait { read { isDone.value } }
        if !isFree { change { stuck.insert(name) } }
        return isFree
    }

    /// Lets the queues do all that waits there.
    func drain() {
        let all = read { queues.map(\.name).filter { !busy.contains($0) } }
        for _ in 0..<3 { for name in all { run(on: name) } }
    }

    /// Waits until `condition` holds. Returns false if it gave up.
    @discardableResult
    func wait(_ patience: Int = 300, until condition: () -> Bool) -> Bool {
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
    @discardableResult
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

/// A run on a site. Its lines are what the site noted: first the work, then what each subscriber received. The order between two
/// queues is open.
final class SiteScene: Scene<Never> {
    let site = Site()
    /// A queue whose jobs run at the same time: the order of its lines is open, too.
    var concurrent = ""
    /// The queue that calls the answer and subscribes, as main does in an app.
    var front = ""
    private var subscriptions: [String: any Disposable] = [:]
    private var hasGivenUp = false

    /// Names the queues that nobody may keep waiting. The first one is the front.
    func keepFree(_ queues: String...) { (front, site.free) = (queues[0], queues) }

    override func run() {
        site.close()
        // What is alike stands together: so the first line that differs is the one that ran somewhere else.
        func place(_ line: String) -> String {
            let what = line.split(separator: " ").drop { !$0.hasSuffix(":") }.dropFirst().first ?? ""
            let kinds = ["opens": "0", "stands": "2", "it": "3", "the": "4", "closes": "5"]
            return (kinds[String(what)] ?? "1") + (line.hasPrefix("\(concurrent):") ? line : "")
        }
        let order = site.lines.enumerated().sorted { (place($0.1), $0.0) < (place($1.1), $1.0) }
        for line in order { log(line.element) }
        super.run()
    }

    /// Calls the answer on the front. Returns nil if the call does not come back.
    func make(_ answer: @escaping () throws -> Observable<String>) throws -> Observable<String>? {
        let made = Box<Result<Observable<String>, any Error>?>(nil)
        let call = Sent(answer)
        site.run(on: front) { made.value = Result { try call.value() } }
        return try made.value?.get()
    }

    /// Subscribes on the front, and notes what arrives, and where.
    func subscribe(_ name: String = "it", to stream: Observable<String>?) {
        guard let stream else { return }
        let (site, stop) = (site, SingleAssignmentDisposable())
        subscriptions[name] = stop
        site.run(on: front) {
            stop.setDisposable(
                stream.subscribe(
                    onNext: { site.note("\(name) receives \(String(reflecting: $0))") },
                    onError: { site.note("\(name) fails with \(type(of: $0))") },
                    onCompleted: { site.note("\(name) completes") }))
        }
    }

    /// Disposes of a subscription on the front.
    func dispose(_ name: String = "it") {
        let stop = subscriptions[name]
        site.run(on: front) { stop?.dispose() }
    }

    /// Waits until `condition` holds, and lets the queues do all that waits there.
    func settle(until condition: (SiteScene) -> Bool = { _ in true }) {
        site.drain()
        guard !condition(self), !hasGivenUp else { return site.drain() }
        // What did not come on the site's own queues may come on another one.
        let isDone = Box(false)
        DispatchQueue.global().async { [site] in site.change { isDone.value = true } }
        site.wait { site.read { isDone.value } }
        hasGivenUp = !site.wait(200) { condition(self) }
        site.drain()
    }

    /// The lines in which `word` stands.
    func count(_ word: String) -> Int {
        (lines.isEmpty ? site.lines : lines).count { $0.split(separator: " ").contains(Substring(word)) }
    }

    /// The ends that have come.
    var ended: Int { count("completes") + count("fails") }

    /// Whether a line begins like one of these.
    func has(_ starts: String...) -> Bool {
        lines.contains { line in starts.contains { line.hasPrefix($0) } }
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
