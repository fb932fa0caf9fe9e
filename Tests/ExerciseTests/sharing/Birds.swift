import ExerciseSupport

@testable import sharing_exercises

final class BirdScene: Scene<String> {
    /// Whether a page that is opened at tick 7 or 13 has no picture in that tick.
    var hasNothingOnArrival: Bool { ![7, 13].contains(start ?? 0) }

    func open(
        _ answer: (Observable<String>, @escaping (String) -> Observable<String>) throws -> Observable<String>,
        names: String
    ) throws -> Observable<String> {
        let source = hot("names", names, as: String.self)
        let birds = [
            "w": cold("look(w)", "---(W|)", as: String.self), "k": cold("look(k)", "---(K|)", as: String.self),
            "x": cold("look(x)", "--#", as: String.self),
        ]
        return try answer(source.asObservable()) { birds[$0]?.asObservable() ?? .never() }
    }
}
