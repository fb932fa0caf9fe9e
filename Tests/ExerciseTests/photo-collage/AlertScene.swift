import ExerciseSupport
import Foundation
import Screen

/// A screen with a label, whose user answers alerts. It looks at the screen after each event.
final class AlertScene: Scene<Bool> {
    private let screen = Screen("Collage", [Label("2 photos")])

    /// Whether an alert was seen.
    var hasAlert: Bool { lines.contains { $0.contains("[") } }
    /// Whether an alert stands there at the end.
    var hasAlertAtEnd: Bool { lines.last?.contains("[") == true }

    /// Whether the screen showed that.
    func shows(_ words: String) -> Bool { lines.contains { $0.contains(words) } }
    /// Whether Keep stood before Clear.
    var hasKeepFirst: Bool {
        lines.contains { line in
            guard let keep = line.range(of: "[ Keep ]"), let clear = line.range(of: "[ Clear ]") else { return false }
            return keep.lowerBound < clear.lowerBound
        }
    }

    /// Gives the screen to `answer`, and presses `keys` at tick 4, and again at tick 9.
    func ask(_ answer: (Screen) throws -> Single<Bool>, _ keys: [Screen.Key]) throws -> Observable<Bool> {
        let single = try answer(screen)
        for tick in [1, 5, 8, 13] { at(tick) { [self] in look(tick) } }
        for tick in [4, 9] { at(tick) { [screen] in for key in keys { screen.press(key) } } }
        return single.asObservable()
    }

    private func look(_ tick: Int) {
        let words = screen.frame(width: 60).dropFirst(3)
            .map { line in line.filter { !"┌─┐│└┘›".contains($0) } }
            .flatMap { $0.split(separator: " ") }.joined(separator: " ")
        log("tick \(tick): \(words.isEmpty ? "no alert" : words)")
        // A screen belongs to main: what is done elsewhere may be in time, or not.
        if tick == 13, hasRealQueue { log("on another queue") }
    }
}
