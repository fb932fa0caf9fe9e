import ExerciseSupport

/// A run on a site. Its lines are what the site noted: what the caller did, and then what other threads did.
final class SiteScene: Scene<Never> {
    override class var isMostlyWaiting: Bool { true }

    let site = Site()
    /// How often the answer was called.
    var calls = 0
    /// Whether the order of lines counts within a queue only, and whether not even there: two tasks that wait go on in any order.
    var (isByLane, isUnordered) = (false, false)
    private var subscriptions: [(stop: any Disposable, isDisposed: Bool)] = []

    override func run() {
        let lines = site.lines
        site.close()
        dispose()
        // The caller comes first, and then the queues.
        func lane(_ line: String) -> String {
            if line.hasPrefix("\(Site.caller):") { return "" }
            return "\(line.prefix { $0 != ":" })\(line.contains("the second") ? " 2" : "")\(isUnordered ? line : "")"
        }
        let order = isByLane ? lines.enumerated().sorted { (lane($0.1), $0.0) < (lane($1.1), $1.0) }.map(\.1) : lines
        for line in order { log(line) }
        super.run()
    }

    /// Calls `body` on a thread of its own, and notes that it has returned, if it has a name. Returns whether it has. Other threads
    /// note nothing before that, and with `opens: false`, nothing before the site is opened.
    @discardableResult
    func call(_ name: String?, opens: Bool = true, _ body: @escaping () throws -> Void) throws -> Bool {
        let (site, outcome) = (site, Box<Result<Void, any Error>?>(nil))
        site.shut()
        let isBack = site.run(onThread: Site.caller) {
            outcome.value = Result { try body() }
            if let name { site.add("\(Site.caller): \(name) returns") }
            if opens { site.open() }
        }
        if !isBack {
            site.add("\(Site.caller): \(name ?? "subscribe") has not returned")
            site.close()
        }
        if isBack { try outcome.value?.get() }
        return isBack
    }

    /// Waits until nothing goes on any more. `condition` says what should have come by then.
    func settle(until condition: (SiteScene) -> Bool) { site.settle { condition(self) } }

    /// How many turns of 10 ms timers get: a wrong answer waits for a while, and then takes what is there.
    static let timers = 30

    /// Whether an answer uses timers: whether it takes 8 ms or more for what `play` does. A busy machine has several tries.
    func usesTimers(_ play: (SiteScene) throws -> Void) rethrows -> Bool {
        for _ in 0..<4 {
            let (scene, clock) = (SiteScene("", kind), ContinuousClock())
            let time = try clock.measure { try play(scene) }
            scene.run()
            if time < .milliseconds(8) { return false }
            if time > .milliseconds(80) { break }
        }
        return true
    }

    /// Subscribes, and notes what arrives, and where.
    func subscribe<Element>(_ name: String, to stream: Observable<Element>) {
        let site = site
        let stop = stream.subscribe(
            onNext: { site.tell("\(name) receives \(String(reflecting: $0))") },
            onError: { site.tell("\(name) fails with \(type(of: $0))") },
            onCompleted: { site.tell("\(name) completes") })
        site.change { subscriptions.append((stop, false)) }
    }

    /// Disposes of the subscription with that number; without one, of all.
    func dispose(_ number: Int? = nil) {
        let chosen = site.change {
            let indices = subscriptions.indices.filter { number == nil || $0 + 1 == number }
            for index in indices { subscriptions[index].isDisposed = true }
            return indices.map { subscriptions[$0].stop }
        }
        for stop in chosen { stop.dispose() }
    }

    func isSubscribed(_ number: Int) -> Bool {
        site.read { subscriptions.indices.contains(number - 1) && !subscriptions[number - 1].isDisposed }
    }

    /// The lines in which `word` stands.
    func count(_ word: String) -> Int {
        (lines.isEmpty ? site.lines : lines).count { $0.split(separator: " ").contains(Substring(word)) }
    }

    /// Whether something came to the screen before there was a picture. By lane an empty picture says so, for no load returns one
    /// there.
    func comesTooEarly(_ what: String) -> Bool {
        isByLane
            ? lines.contains { $0.hasPrefix("screen: ") && $0.hasSuffix(" \"\"") }
            : lines.comes("screen: \(what)", before: "worker: load")
    }

    /// Whether a line begins like that.
    func has(_ start: String) -> Bool { lines.contains { $0.hasPrefix(start) } }
}

extension Site {
    /// The thread that calls an answer.
    static let caller = "the caller"
    /// The queue that calls callbacks.
    static let network = "network"

    /// Notes what happens, and where: what another thread does, after the call has returned.
    func tell(_ what: String) {
        // If the caller does it, the call cannot return before.
        if ![Self.caller, Self.network].contains(thread ?? place) { waitUntilOpen() }
        note(what)
    }

    /// A long job, which goes on when the call has returned. With `early`, what does not wait for it comes first: it says whether
    /// there are timers.
    func takeLong(_ what: String, early: Bool?) {
        if thread != Self.caller {
            waitUntilOpen()
            if let early { wait(forLine: "screen: ", forTimers: early) }
            lookAround()
        }
        note(what)
    }
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
