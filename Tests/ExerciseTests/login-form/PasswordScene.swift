import ExerciseSupport

@testable import login_form_exercises

/// Both answers to what stands in the two fields.
func madePasswords(
    _ both: Driver<(String, String)>, different: @escaping (String, String) -> Bool = { !$1.isEmpty && $0 != $1 },
    ready: @escaping (String, String) -> Bool = { $0.count >= 8 && $0 == $1 }
) -> TwoPasswords {
    TwoPasswords(
        isDifferent: both.map { different($0, $1) }.distinctUntilChanged(),
        isReady: both.map { ready($0, $1) }.distinctUntilChanged())
}

/// Two fields in which somebody types.
final class PasswordScene: Scene<String> {
    func play(
        _ password: String, _ again: String, disposedAt stop: TestTime? = nil,
        _ answer: (Driver<String>, Driver<String>) throws -> TwoPasswords
    ) throws {
        let texts: [Character: String] = [
            "e": "", "a": "p", "p": "parrot-77", "q": "quokka-77", "7": "café-77", "8": "eight-88", "L": "eight-88-9",
            "U": "EIGHT-88",
        ]
        let both = try answer(field("password", password, texts), field("again", again, texts))
        subscribe("isDifferent", to: both.isDifferent.asObservable().map { $0 ? "d" : "s" }, disposedAt: stop)
        subscribe("isReady", to: both.isReady.asObservable().map { $0 ? "r" : "n" }, disposedAt: stop)
    }

    func sent(at tick: TestTime) -> [String] {
        received.events.filter { $0.time == tick }.compactMap { $0.value.element }
    }

    var isRepeating: Bool { zip(elements, elements.dropFirst()).contains { $0 == $1 } }

    /// Whether one of the four answers of the text is missing.
    var isMissingAnswer: Bool { ["s", "n"].contains(elements.first) && !isRepeating && elements.count < 4 && !ends }
}

/// What stands in the two fields.
func pair(_ password: Driver<String>, _ again: Driver<String>) -> Driver<(String, String)> {
    Driver.combineLatest(password, again)
}
