import ExerciseSupport

@testable import flat_map_exercises

/// Stops with buses. A line is a stop whose buses were asked for.
final class Road: Scene<String> {
    private var rows: [String: TestableObservable<String>] = [:]

    typealias Answer = (Observable<String>, @escaping (String) -> Observable<String>) throws -> Observable<String>

    func choose(_ answer: Answer, _ marbles: String, _ buses: KeyValuePairs<String, String>) throws -> Observable<
        String
    > {
        let stops = cold("stops", marbles, as: String.self).map { $0 == "e" ? "" : $0 }
        for (stop, row) in buses { rows[stop] = cold("buses(\"\(stop)\")", row, as: String.self) }
        return try answer(stops) { [self] stop in
            if stop.isEmpty { log("buses(\"\")") }
            return (rows[stop]?.asObservable() ?? .empty()).do(onSubscribe: { [self] in log("buses(\"\(stop)\")") })
        }
    }
}
