import ExerciseSupport
import LessonKit
import Marbles
import Streams

@testable import side_effects_exercises

/// An archive that refuses some pictures, and writes down what it was given.
final class Attic: Scene<String>, Archive {
    private struct Refused: Error {}

    private var refused = ""

    func count(_ text: String) -> Int { lines.count { $0.hasSuffix(": \(text)") } }

    func fly(
        _ answer: (Observable<String>, any Archive) throws -> Observable<String>, _ marbles: String, refused: String,
        logsStarts: Bool = false
    ) throws -> Observable<String> {
        self.refused = refused
        let balloon = cold("balloon", marbles, as: String.self).asObservable()
        guard logsStarts else { return try answer(balloon, self) }
        return try answer(
            balloon.do(onSubscribe: { [weak self] in
                guard let self else { return }
                log("\(scheduler.clock): the balloon starts")
            }), self)
    }

    func save(_ picture: String) throws {
        let isRefused = refused.contains(picture)
        log("\(scheduler.clock): \(isRefused ? "refuse" : "save") \(picture)")
        if isRefused { throw Refused() }
    }
}
