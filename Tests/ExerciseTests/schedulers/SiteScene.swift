import ExerciseSupport

/// A run on a site. Its lines are what the site noted: first the work, then what each subscriber received. The order between two
/// queues is open.
final class SiteScene: Scene<Never> {
    override class var isMostlyWaiting: Bool { true }

    let site = Site()
    /// Places where jobs run at the same time: the order of their lines is open, too.
    var concurrent: Set<String> = []
    /// Where elements may arrive in any order: the order in which they are shown.
    var arrivals: [String]?
    /// The queue that calls the answer and subscribes, as main does in an app.
    private var front = ""
    private var subscriptions: [String: any Disposable] = [:]

    /// Names the queues that nobody may keep waiting. The first one is the front.
    func keepFree(_ queues: String...) { (front, site.free) = (queues[0], queues) }

    override func run() {
        site.close()
        for subscription in subscriptions.values { subscription.dispose() }
        let order = site.lines.enumerated().sorted { (place($0.1), $0.0) < (place($1.1), $1.0) }
        for line in order { log(line.element) }
        super.run()
    }

    /// What is alike stands together: so the first line that differs is the one that ran somewhere else. On a queue that the
    /// site has not made, the order is a race.
    private func place(_ line: String) -> String {
        let what = line.split(separator: " ").drop { !$0.hasSuffix(":") }.dropFirst().first ?? ""
        let kinds = ["opens": "0", "stands": "2", "it": "3", "the": "4", "closes": "5"]
        let kind = kinds[String(what)] ?? "1"
        let isEnd = line.hasSuffix(" completes") || line.contains(" fails with ")
        let isAstray = site.lines.contains { $0.hasPrefix("another queue:") } && "13".contains(kind)
        if isAstray || concurrent.contains(where: { line.hasPrefix("\($0):") }) {
            return "\(kind)\(isEnd ? 1 : 0)\(line)"
        }
        guard let arrivals, "34".contains(kind) else { return kind }
        return kind + (isEnd ? "9" : "\(arrivals.firstIndex { line.contains($0) } ?? 8)")
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

    /// Subscribes each of these, and calls `meanwhile`, before the long work of the first one is done.
    func subscribe(_ names: [String], to stream: Observable<String>?, meanwhile: () -> Void = {}) {
        site.shut()
        for name in names { subscribe(name, to: stream) }
        settle()
        meanwhile()
        site.open()
    }

    /// Disposes of a subscription on the front.
    func dispose(_ name: String = "it") {
        let stop = subscriptions[name]
        site.run(on: front) { stop?.dispose() }
    }

    /// Waits until nothing goes on any more. `condition` says what should have come by then.
    func settle(until condition: (SiteScene) -> Bool = { _ in true }) { site.settle { condition(self) } }

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
