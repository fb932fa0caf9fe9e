import Dispatch
import ExerciseSupport
import Foundation
import LessonKit
import Streams
import Synchronization
import Testing

@testable import sync_async_exercises

@Suite("sync-async") struct SyncAsyncExercises: LessonExercises {
    @Test func `1 · Two orders and a tea`() throws { try attempt(1) }
    @Test func `2 · The slow soup`() throws { try attempt(2) }
    @Test func `3 · There and back`() throws { try attempt(3) }
    @Test func `4 · The empty frame`() throws { try attempt(4) }
    @Test func `5 · A stream, and still it waits`() throws { try attempt(5) }
    @Test func `6 · How much has come`() throws { try attempt(6) }

    @Test(arguments: exercises) func gate(_ exercise: Exercise) { expectGate(exercise) }

    static let exercises = [
        Exercise(
            1, "Two orders and a tea", as: (() throws -> [String]).self,
            attempt: twoOrdersAndATea, solution: Solution.twoOrdersAndATea,
            wrong: [
                Wrong("async waits", diagnosis: "was suspended") { ["soup", "rice", "ordered", "tea", "paid"] },
                Wrong("sync is served first", diagnosis: "does not push in") {
                    ["ordered", "tea", "soup", "rice", "paid"]
                },
                Wrong("sync does not wait", diagnosis: "come back from it") {
                    ["ordered", "paid", "soup", "rice", "tea"]
                },
            ]
        ) { answer in
            let site = Site()
            let kitchen = DispatchQueue(label: "kitchen")
            kitchen.suspend()
            kitchen.async { site.note("soup") }
            kitchen.async { site.note("rice") }
            site.note("ordered")
            kitchen.resume()
            kitchen.sync { site.note("tea") }
            site.note("paid")

            try Lines.predict(
                try answer(), truth: site.lines,
                mistakes: [
                    Mistake(
                        "While soup and rice were ordered the kitchen was suspended. Who could log anything meanwhile?"
                    ) {
                        $0.first == "soup" || $0.first == "rice"
                    },
                    Mistake(
                        "sync does not push in. Who calls it waits, but the job queues up like any other, behind soup and rice."
                    ) {
                        $0.comes("tea", before: "soup") || $0.comes("tea", before: "rice")
                    },
                    Mistake("The line below sync runs when the caller has come back from it. When is that?") {
                        $0.comes("paid", before: "tea")
                    },
                ])
        },

        Exercise(
            2, "The slow soup", as: (() throws -> [String]).self,
            attempt: theSlowSoup, solution: Solution.theSlowSoup,
            wrong: [
                Wrong("the kitchen is serial", diagnosis: "this kitchen is concurrent") {
                    ["soup", "tea", "hungry", "paid"]
                },
                Wrong("sync does not wait", diagnosis: "comes back when the tea is done") {
                    ["hungry", "tea", "soup", "paid"]
                },
                Wrong("signal opens another gate", diagnosis: "served.wait()") {
                    ["tea", "hungry", "paid", "soup"]
                },
                Wrong("the gate is not seen", diagnosis: "has to be past its gate") {
                    ["tea", "soup", "hungry", "paid"]
                },
            ]
        ) { answer in
            let site = Site()
            let kitchen = DispatchQueue(label: "kitchen", attributes: .concurrent)
            let boiled = DispatchSemaphore(value: 0)
            let served = DispatchSemaphore(value: 0)
            kitchen.async {
                boiled.wait()
                site.note("soup")
                served.signal()
            }
            kitchen.sync { site.note("tea") }
            site.note("hungry")
            boiled.signal()
            served.wait()
            site.note("paid")

            try Lines.predict(
                try answer(), truth: site.lines,
                mistakes: [
                    Mistake(
                        """
                        In a serial kitchen the tea would wait for the soup, and here for ever. But this kitchen is concurrent: \
                        may the tea overtake?
                        """
                    ) {
                        $0.comes("soup", before: "tea")
                    },
                    Mistake("sync comes back when the tea is done, and the line below it runs after that.") {
                        $0.comes("hungry", before: "tea")
                    },
                    Mistake("The soup has to be past its gate. Who opens it, and what has been logged by then?") {
                        $0.comes("soup", before: "hungry")
                    },
                    Mistake("What does the caller do at served.wait(), and what has happened when it goes on?") {
                        $0.comes("paid", before: "soup")
                    },
                ])
        },

        Exercise(
            3, "There and back", as: Present.self, attempt: present, solution: Solution.present,
            wrong: [
                Wrong("as it stands", diagnosis: "ran where your function was called") {
                    load, worker, display, screen in
                    let picture = load()
                    display(picture)
                },
                Wrong("sync", diagnosis: "came back only when") { load, worker, display, screen in
                    let picture = worker.sync { load() }
                    screen.async { display(picture) }
                },
                Wrong("the screen waits for the worker", diagnosis: "stood and waited") {
                    load, worker, display, screen in
                    screen.async { display(worker.sync { load() }) }
                },
                Wrong("displayed by the worker", diagnosis: "display ran on worker") { load, worker, display, screen in
                    worker.async { display(load()) }
                },
                Wrong("loaded by the screen", diagnosis: "load ran on screen") { load, worker, display, screen in
                    screen.async { display(load()) }
                },
            ]
        ) { answer in
            let site = Site()
            try site.call("present") {
                try answer(
                    {
                        site.takeLong("load on")
                        if !site.run(on: site.screen) { site.note("screen stands still") }
                        return "harbour"
                    },
                    site.worker,
                    { site.note("display on", $0) },
                    site.screen)
            }
            site.settle { $0.contains { $0.hasPrefix("display") } }

            try Lines.expect(
                ["present returns", "load on worker", "display on screen: harbour"], from: site.lines,
                mistakes: [
                    Mistake(
                        """
                        load ran where your function was called, and whoever called it stood still meanwhile. \
                        There is a queue for what takes long.
                        """
                    ) {
                        $0.contains("load on the caller")
                    },
                    Mistake("load ran on screen. Until it is done nothing is drawn there, and no tap is answered.") {
                        $0.contains("load on screen")
                    },
                    Mistake(
                        "load ran on worker, and screen stood and waited for it: sync waits, on whatever queue it is called."
                    ) {
                        $0.contains("screen stands still")
                    },
                    Mistake(
                        "load ran on worker, but your function came back only when it was done. Which call does not wait?"
                    ) {
                        $0.comes("load on worker", before: "present returns")
                    },
                    elsewhere,
                    Mistake("The picture was never displayed. What has to be done with what load returns?") {
                        !$0.contains { $0.hasPrefix("display") }
                    },
                    Mistake("display ran on worker. Only the screen's own queue may touch the screen.") {
                        $0.contains("display on worker: harbour")
                    },
                ])
        },

        Exercise(
            4, "The empty frame", as: Frame.self, attempt: frame, solution: Solution.frame,
            wrong: [
                Wrong("as it stands", diagnosis: "before the library had answered") { name, library, display, screen in
                    var picture = "an empty frame"
                    library.find(name) { found in picture = found }
                    display(picture)
                },
                Wrong("waiting for the answer", diagnosis: "had not come back") { name, library, display, screen in
                    let answered = DispatchSemaphore(value: 0)
                    var picture = "an empty frame"
                    library.find(name) { found in
                        picture = found
                        answered.signal()
                    }
                    answered.wait()
                    let found = picture
                    screen.async { display(found) }
                },
                Wrong("displayed on the library's queue", diagnosis: "on the library's own queue") {
                    name, library, display, screen in
                    library.find(name) { found in display(found) }
                },
            ]
        ) { answer in
            let site = Site()
            let library = SlowLibrary(site)
            try site.call("frame") {
                try answer("harbour", library, { site.note("display on", $0) }, site.screen)
            } ifItWaits: {
                library.answer("harbour")
            }
            library.answer("harbour")
            site.settle { $0.contains { $0.hasPrefix("display") } }

            try Lines.expect(
                ["frame returns", "library answers", "display on screen: harbour"], from: site.lines,
                mistakes: [
                    Mistake(
                        """
                        The frame was displayed before the library had answered: find returns at once, and so the line \
                        below it runs too early. Where is the code that runs when the answer is there?
                        """
                    ) {
                        $0.contains { $0.hasSuffix(": an empty frame") }
                    },
                    Mistake(
                        """
                        Your function had not come back when the library answered. It waited, and with it whoever called \
                        it. Nobody has to wait: what is to be done with the answer can stand where the answer comes.
                        """
                    ) {
                        $0.comes("library answers", before: "frame returns")
                    },
                    Mistake("Nobody has asked the library. find asks it.") {
                        !$0.contains("library answers")
                    },
                    elsewhere,
                    Mistake("The library has answered, and nothing was displayed.") {
                        !$0.contains { $0.hasPrefix("display") }
                    },
                    Mistake(
                        "display ran on the library's own queue, where the answer comes. How does it get to the screen's?"
                    ) {
                        $0.contains("display on library: harbour")
                    },
                ])
        },

        Exercise(
            5, "A stream, and still it waits", as: Photo.self, attempt: photo, solution: Solution.photo,
            wrong: [
                Wrong("as it stands", diagnosis: "ran on the thread that subscribed") { name, load, worker, screen in
                    Observable.create { observer in
                        observer.onNext(load(name))
                        observer.onCompleted()
                        return Disposables.create()
                    }
                    .observe(on: screen)
                },
                Wrong("loaded before it is asked for", diagnosis: "Nobody had subscribed yet") {
                    name, load, worker, screen in
                    let picture = load(name)
                    return Observable.create { observer in
                        worker.async {
                            observer.onNext(picture)
                            observer.onCompleted()
                        }
                        return Disposables.create()
                    }
                    .observe(on: screen)
                },
                Wrong("sync", diagnosis: "came back only when") { name, load, worker, screen in
                    Observable.create { observer in
                        worker.sync { observer.onNext(load(name)) }
                        observer.onCompleted()
                        return Disposables.create()
                    }
                    .observe(on: screen)
                },
                Wrong("the end outside of the job", diagnosis: "The end came first") { name, load, worker, screen in
                    Observable.create { observer in
                        worker.async { observer.onNext(load(name)) }
                        observer.onCompleted()
                        return Disposables.create()
                    }
                    .observe(on: screen)
                },
                Wrong("delivered by the worker", diagnosis: "arrived on worker") { name, load, worker, screen in
                    Observable.create { observer in
                        worker.async {
                            observer.onNext(load(name))
                            observer.onCompleted()
                        }
                        return Disposables.create()
                    }
                },
            ]
        ) { answer in
            let site = Site()
            let subscription = SingleAssignmentDisposable()
            let load = { @Sendable (name: String) in
                site.takeLong("load on")
                return name
            }
            try site.call("subscribe") {
                let photo = try answer("harbour", load, site.worker, site.scheduler)
                site.note("the stream is made")
                subscription.setDisposable(site.record(photo))
            }
            site.settle { $0.contains { $0.hasPrefix("element") || $0.hasPrefix("completed") } }
            subscription.dispose()

            try Lines.expect(
                [
                    "the stream is made", "subscribe returns", "load on worker", "element on screen: harbour",
                    "completed on screen",
                ],
                from: site.lines,
                mistakes: [
                    Mistake(
                        "Nobody had subscribed yet, and load ran already. Only what stands in the recipe waits for subscribe."
                    ) {
                        $0.first?.hasPrefix("load") == true
                    },
                    Mistake(
                        """
                        load ran on the thread that subscribed: a recipe runs inside subscribe, and observe(on:) only says \
                        where its events arrive. Send the work itself away.
                        """
                    ) {
                        $0.contains("load on the caller")
                    },
                    Mistake(
                        "load ran on worker, but subscribe came back only when it was done. Which call does not wait?"
                    ) {
                        $0.comes("load on worker", before: "subscribe returns")
                    },
                    elsewhere,
                    Mistake("The end came first, and after an end the observer is deaf. When is the end due?") {
                        $0.contains("completed on screen") && !$0.contains { $0.hasPrefix("element") }
                    },
                    Mistake(
                        "The picture arrived on worker, where it was loaded. The screen's queue is the place for it."
                    ) {
                        $0.contains("element on worker: harbour")
                    },
                    Mistake("The picture came, but nobody said that it was the last.") {
                        !$0.contains { $0.hasPrefix("completed") }
                    },
                ])
        },

        Exercise(
            6, "How much has come", as: Download.self, attempt: download, solution: Solution.download,
            wrong: [
                Wrong("delivered where it comes", diagnosis: "on the downloader's own queue") {
                    file, downloader, screen in
                    progress(of: file, downloader)
                },
                Wrong("started before it is asked for", diagnosis: "Nobody had subscribed yet") {
                    file, downloader, screen in
                    downloader.start(file, progress: { _ in }, done: { _ in })
                    return progress(of: file, downloader).observe(on: screen)
                },
                Wrong("no end", diagnosis: "done was called with nil") { file, downloader, screen in
                    Observable.create { observer in
                        downloader.start(
                            file, progress: { observer.onNext($0) },
                            done: { error in if let error { observer.onError(error) } })
                        return Disposables.create { downloader.cancel(file) }
                    }
                    .observe(on: screen)
                },
                Wrong("an error is an end", diagnosis: "done was called with an error") { file, downloader, screen in
                    Observable.create { observer in
                        downloader.start(
                            file, progress: { observer.onNext($0) }, done: { _ in observer.onCompleted() })
                        return Disposables.create { downloader.cancel(file) }
                    }
                    .observe(on: screen)
                },
                Wrong("never cancelled", diagnosis: "goes on loading for nobody") { file, downloader, screen in
                    Observable.create { observer in
                        downloader.start(
                            file, progress: { observer.onNext($0) },
                            done: { $0.map(observer.onError) ?? observer.onCompleted() })
                        return Disposables.create()
                    }
                    .observe(on: screen)
                },
            ]
        ) { answer in
            func play(_ name: String, _ events: (SlowDownloader, Site, Disposable) -> Void) throws -> [String] {
                let site = Site()
                let downloader = SlowDownloader(site)
                let subscription = SingleAssignmentDisposable()
                try site.call("subscribe") {
                    let stream = try answer("map.pdf", downloader, site.scheduler)
                    site.note("the stream is made")
                    subscription.setDisposable(site.record(stream))
                }
                events(downloader, site, subscription)
                site.settle { $0.contains { $0.hasPrefix("element") } }
                let lines = site.lines
                subscription.dispose()
                return lines
            }
            let start = ["the stream is made", "the downloader starts", "subscribe returns"]

            let good = try play("goes well") { downloader, _, _ in
                downloader.progress(40)
                downloader.progress(100)
                downloader.done(nil)
            }
            try Lines.expect(
                start + ["element on screen: 40", "element on screen: 100", "completed on screen"], from: good,
                mistakes: [
                    Mistake("Nobody had subscribed yet, and the download was on its way. What waits for subscribe?") {
                        $0.first == "the downloader starts"
                    },
                    Mistake("Somebody subscribed, and the downloader was never started.") {
                        !$0.contains("the downloader starts")
                    },
                    elsewhere,
                    Mistake(
                        "The numbers arrived on the downloader's own queue. One operator brings them to another scheduler."
                    ) {
                        $0.contains("element on network: 40")
                    },
                    Mistake("done was called with nil: all has come. Whoever subscribed was not told.") {
                        !$0.contains { $0.hasPrefix("completed") }
                    },
                ])

            let bad = try play("goes badly") { downloader, _, _ in
                downloader.progress(40)
                downloader.done(NoNetwork())
            }
            try Lines.expect(
                start + ["element on screen: 40", "error on screen"], from: bad,
                mistakes: [
                    Mistake("done was called with an error, and the stream completed, as if all had come.") {
                        $0.contains { $0.hasPrefix("completed") }
                    },
                    Mistake("done was called with an error, and whoever subscribed was not told.") {
                        !$0.contains { $0.hasPrefix("error") }
                    },
                ])

            let left = try play("nobody wants it") { downloader, site, subscription in
                downloader.progress(40)
                site.settle { $0.contains { $0.hasPrefix("element") } }
                site.note("it is disposed of")
                subscription.dispose()
                downloader.progress(100)
            }
            try Lines.expect(
                start + ["element on screen: 40", "it is disposed of", "the downloader cancels"], from: left,
                mistakes: [
                    Mistake(
                        """
                        Disposed of, and the downloader goes on loading for nobody. What is to be cleaned up \
                        is what the recipe returns.
                        """
                    ) {
                        !$0.contains("the downloader cancels")
                    }
                ])
        },
    ]
}

private typealias Present = (
    @escaping @Sendable () -> String, DispatchQueue, @escaping @Sendable (String) -> Void, DispatchQueue
) throws -> Void

private typealias Frame = (
    String, any Library, @escaping @Sendable (String) -> Void, DispatchQueue
) throws -> Void

private typealias Photo = (
    String, @escaping @Sendable (String) -> String, DispatchQueue, any ImmediateSchedulerType
) throws -> Observable<String>

private typealias Download = (String, any Downloader, any ImmediateSchedulerType) throws -> Observable<Int>

private var elsewhere: Mistake<[String]> {
    Mistake("Something ran on a queue that you were not given. Each part of the work has its queue, by name.") {
        $0.contains { $0.contains("on another queue") }
    }
}

/// The solution of exercise 6, but for the queue.
private func progress(of file: String, _ downloader: any Downloader) -> Observable<Int> {
    .create { observer in
        downloader.start(
            file, progress: { observer.onNext($0) },
            done: { error in
                if let error { observer.onError(error) } else { observer.onCompleted() }
            })
        return Disposables.create { downloader.cancel(file) }
    }
}

/// Real queues for one run of an answer, and lines that say what ran on which of them, in the order in which it ran.
///
/// Nothing here waits for time to pass: what takes long takes until the answer has come back, and no longer. Only an answer
/// that does not come back is given up, after `patience` turns.
private final class Site: @unchecked Sendable {
    let worker = Site.queue("worker")
    let screen = Site.queue("screen")
    let scheduler: SerialDispatchQueueScheduler

    /// In a turn of 10 ms the waiting thread sleeps and runs again. A machine that is busy with other things has longer turns.
    private static let patience = 40
    private static let label = DispatchSpecificKey<String>()
    private static let callerMark = "caller"

    /// Guards what follows, and wakes those who wait for a change of it.
    private let news = NSCondition()
    private var log: [String] = []
    private var hasReturned = false

    init() {
        scheduler = SerialDispatchQueueScheduler(queue: screen, internalSerialQueueName: "screen")
    }

    /// A queue that knows its name.
    static func queue(_ name: String) -> DispatchQueue {
        let queue = DispatchQueue(label: name)
        queue.setSpecific(key: label, value: name)
        return queue
    }

    // MARK: Lines

    var lines: [String] { change { log } }

    func note(_ line: String) { change { log.append(line) } }

    /// Notes what happens, where it does, and with what.
    func note(_ what: String, _ value: String) { note("\(what) \(place): \(value)") }

    /// Notes what arrives, and where.
    func record<Element>(_ source: Observable<Element>) -> any Disposable {
        source.subscribe(
            onNext: { self.note("element on", "\($0)") },
            onError: { _ in self.note("error on \(self.place)") },
            onCompleted: { self.note("completed on \(self.place)") })
    }

    /// A long job, which goes on until the answer has come back. If the answer waits for it, it ends all the same.
    func takeLong(_ what: String) {
        if !isCaller { wait { hasReturned } }
        note("\(what) \(place)")
    }

    private var isCaller: Bool { Thread.current.threadDictionary[Self.callerMark] != nil }

    private var place: String {
        DispatchQueue.getSpecific(key: Self.label) ?? (isCaller ? "the caller" : "another queue")
    }

    // MARK: Running

    /// Calls the answer on a thread of its own, and notes that it has come back.
    ///
    /// - Parameters:
    ///   - name: What comes back.
    ///   - answer: The call.
    ///   - release: Brings about what an answer that does not come back may be waiting for.
    /// - Throws: What the answer throws, or a diagnosis if it never comes back.
    func call(
        _ name: String, _ answer: @escaping () throws -> Void, ifItWaits release: () -> Void = {}
    ) throws {
        let answer = Sent(answer)
        let result = Mutex<Result<Void, any Error>?>(nil)
        let thread = Thread { [self] in
            Thread.current.threadDictionary[Self.callerMark] = true
            let outcome = Result { try answer.value() }
            result.withLock { $0 = outcome }
            change {
                log.append("\(name) returns")
                hasReturned = true
            }
        }
        thread.start()
        if !wait(until: { hasReturned }) {
            release()
            guard wait(until: { hasReturned }) else {
                throw Diagnosis(
                    "Your function does not come back: it waits for something that cannot happen while it waits.",
                    evidence: [.lines(lines)])
            }
        }
        try result.withLock { $0 }?.get()
    }

    /// Does `job` on a queue, and comes back when it is done. Returns false if it gave up.
    @discardableResult
    func run(on queue: DispatchQueue, _ job: @escaping () -> Void = {}) -> Bool {
        let job = Sent(job)
        let done = DispatchSemaphore(value: 0)
        queue.async {
            job.value()
            done.signal()
        }
        for _ in 0..<Self.patience where done.wait(timeout: .now() + .milliseconds(10)) == .success { return true }
        return false
    }

    /// Lets the queues do what is waiting on them, and other queues bring about what the lines should show by then.
    func settle(until isExpected: ([String]) -> Bool) {
        for queue in [worker, screen, worker, screen] { run(on: queue) }
        wait { isExpected(log) }
    }

    /// Waits until `condition` holds. Returns false if it gave up.
    @discardableResult
    func wait(until condition: () -> Bool) -> Bool {
        news.lock()
        defer { news.unlock() }
        var turns = 0
        while !condition(), turns < Self.patience {
            if !news.wait(until: Date(timeIntervalSinceNow: 0.01)) { turns += 1 }
        }
        return condition()
    }

    /// Changes something that somebody may wait for.
    func change<Value>(_ body: () -> Value) -> Value {
        news.lock()
        defer {
            news.broadcast()
            news.unlock()
        }
        return body()
    }
}

/// A library that answers when the check says so.
private final class SlowLibrary: Library, @unchecked Sendable {
    private let site: Site
    private let queue = Site.queue("library")
    private var question: ((String) -> Void)?
    private var hasAnswered = false

    init(_ site: Site) { self.site = site }

    func find(_ name: String, answer: @escaping (String) -> Void) {
        site.change { question = answer }
    }

    /// Answers on the library's queue, if somebody has asked and has no answer yet.
    func answer(_ picture: String) {
        site.wait { question != nil }
        guard let question, !hasAnswered else { return }
        hasAnswered = true
        site.run(on: queue) { [site] in
            site.note("library answers")
            question(picture)
        }
    }
}

/// A downloader that goes on when the check says so.
private final class SlowDownloader: Downloader, @unchecked Sendable {
    private let site: Site
    private let queue = Site.queue("network")
    private var callbacks: (progress: (Int) -> Void, done: ((any Error)?) -> Void)?
    private var isDone = false

    init(_ site: Site) { self.site = site }

    func start(_ file: String, progress: @escaping (Int) -> Void, done: @escaping ((any Error)?) -> Void) {
        site.note("the downloader starts")
        site.change { callbacks = (progress, done) }
    }

    func cancel(_ file: String) {
        if !site.change({ isDone }) { site.note("the downloader cancels") }
    }

    func progress(_ percent: Int) {
        site.run(on: queue) { [self] in callbacks?.progress(percent) }
    }

    func done(_ error: (any Error)?) {
        site.change { isDone = true }
        site.run(on: queue) { [self] in callbacks?.done(error) }
    }
}

private struct NoNetwork: Error {}

/// Something that is used by one thread at a time.
private struct Sent<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension [String] {
    /// Whether both are there, and in this order.
    fileprivate func comes(_ first: String, before second: String) -> Bool {
        guard let here = firstIndex(of: first), let there = firstIndex(of: second) else { return false }
        return here < there
    }
}
