import ExerciseSupport

@testable import side_effects_exercises

/// A booth that writes down its calls. Those of one tick stand in the order of their names.
final class Corner: Scene<Never>, Booth {
    private(set) var presses = Observable<String>.never()
    private var calls: [(tick: TestTime, text: String)] = []

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
