import ExerciseSupport

@testable import side_effects_exercises

/// An archive that refuses some pictures, and writes down what it was given.
final class Attic: Scene<String>, Archive {
    private struct Refused: Error {}

    private var refused = ""

    func fly(
        _ answer: (Observable<String>, any Archive) throws -> Observable<String>, _ marbles: String, refused: String
    ) throws -> Observable<String> {
        self.refused = refused
        return try answer(cold("balloon", marbles, as: String.self).asObservable(), self)
    }

    func save(_ picture: String) throws {
        let isRefused = refused.contains(picture)
        log("\(scheduler.clock): \(isRefused ? "refuse" : "save") \(picture)")
        if isRefused { throw Refused() }
    }
}
