import ExerciseSupport

@testable import side_effects_exercises

final class Hall: Scene<String> {
    /// The lines without their ticks.
    private(set) var words: [String] = []

    /// Whether it was written that somebody has left.
    var hasLeft: Bool { words.contains { $0.hasPrefix("left") } }

    func play(
        _ answer: (Observable<String>, @escaping (String) -> Void) throws -> Observable<String>, _ marbles: String
    ) throws -> Observable<String> {
        try play(answer, cold("concert", marbles, as: String.self).asObservable())
    }

    func play(
        _ answer: (Observable<String>, @escaping (String) -> Void) throws -> Observable<String>,
        _ concert: Observable<String>
    ) throws -> Observable<String> {
        try answer(concert) { [weak self] text in
            guard let self else { return }
            words.append(text)
            log("\(scheduler.clock): \(text)")
        }
    }
}
