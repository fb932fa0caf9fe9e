import ExerciseSupport
import LessonKit
import Marbles
import Streams

@testable import side_effects_exercises

final class Hall: Scene<String> {
    /// The lines without their ticks.
    private(set) var words: [String] = []

    func count(_ word: String) -> Int { words.count { $0 == word } }

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
