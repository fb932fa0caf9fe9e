import ExerciseSupport
import LessonKit
import Marbles
import Streams

@testable import side_effects_exercises

/// A booth that writes down its calls. Those of one tick stand in the order of their names.
final class Corner: Scene<Never>, Booth {
    private(set) var presses = Observable<String>.never()
    private var calls: [(tick: TestTime, text: String)] = []

    /// How often a call came.
    func count(_ name: String) -> Int { calls.count { $0.text.hasPrefix(name) } }

    /// Whether a call came less often than there are presses.
    func isRare(_ name: String) -> Bool { count(name) < 3 }

    /// Whether a call came less often than the four presses of the same colour.
    func isRareForFour(_ name: String) -> Bool { count(name) < 4 }

    /// Whether the count is not 1, 2, 3.
    var hasWrongCount: Bool {
        calls.filter { $0.text.hasPrefix("count") }.map(\.text) != ["count 1", "count 2", "count 3"]
    }

    /// Whether the colours of the photos or of the display are not s, c, s.
    var hasWrongColour: Bool {
        let texts = calls.map(\.text)
        return texts.filter { $0.hasPrefix("shoot") } != ["shoot s", "shoot c", "shoot s"]
            || texts.filter { $0.hasPrefix("last") } != ["last s", "last c", "last s"]
    }

    func open(
        _ open: (any Booth, Observable<String>) throws -> any Disposable, _ marbles: String
    ) throws -> any Disposable {
        presses = hot("presses", marbles, as: String.self).asObservable()
        return try open(self, presses)
    }

    func shoot(_ colour: String) { calls.append((scheduler.clock, "shoot \(colour)")) }
    func showCount(_ count: Int) { calls.append((scheduler.clock, "count \(count)")) }
    func showLast(_ colour: String) { calls.append((scheduler.clock, "last \(colour)")) }

    override func run() {
        super.run()
        let sorted = calls.sorted { ($0.tick, $0.text) < ($1.tick, $1.text) }
        for call in sorted { log("\(call.tick): \(call.text)") }
    }
}
