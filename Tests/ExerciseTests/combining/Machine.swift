import ExerciseSupport

@testable import combining_exercises

final class Machine: Scene<String> {
    private static let names = ["t": "tea", "k": "cocoa", "w": "water"]

    private var button = ""

    /// Whether a cup came at a tick in which nobody pressed.
    var hasCupWithoutPress: Bool {
        let presses = Array(button).indices.filter { Array(button)[$0] == "x" }
        return received.events.contains { $0.value.element != nil && !presses.contains($0.time) }
    }

    func run(
        _ answer: (Observable<String>, Observable<Int>, Observable<String>) throws -> Observable<String>,
        drinks: String, sugar: String, button: String
    ) throws -> Observable<String> {
        self.button = button
        return try answer(
            hot("drinks", drinks, as: String.self).map { Self.names[$0] ?? $0 }, hot("sugar", sugar).asObservable(),
            hot("button", button, as: String.self).asObservable())
    }
}
