import ExerciseSupport

@testable import flat_map_exercises

/// A machine that prints as marbles say. A line is a print that began.
final class Station: Scene<String> {
    private var prints: [String: TestableObservable<String>] = [:]

    typealias Answer = (Observable<String>, @escaping (String) -> Observable<String>) throws -> Observable<String>

    func tap(_ answer: Answer, _ marbles: String, _ prints: KeyValuePairs<String, String>) throws -> Observable<String>
    {
        let taps = cold("taps", marbles, as: String.self).asObservable()
        for (town, row) in prints { self.prints[town] = cold("print(\"\(town)\")", row, as: String.self) }
        return try answer(taps) { [self] town in
            (self.prints[town]?.asObservable() ?? .empty()).do(onSubscribe: { [self] in log(town) })
        }
    }
}
