import Dispatch
import ExerciseSupport

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
