import ExerciseSupport

@testable import flat_map_exercises

/// Rooms with talks. A line is a talk that began.
final class Museum: Scene<String> {
    private var talks: [Int: TestableObservable<String>] = [:]

    typealias Answer = (Observable<Int>, @escaping (Int) -> Observable<String>) throws -> Observable<String>

    func walk(_ answer: Answer, _ marbles: String, _ talks: KeyValuePairs<Int, String>) throws -> Observable<String> {
        let rooms = cold("rooms", marbles).asObservable()
        for (room, row) in talks { self.talks[room] = cold("talk(\(room))", row, as: String.self) }
        return try answer(rooms) { [self] room in
            (self.talks[room]?.asObservable() ?? .empty()).do(onSubscribe: { [self] in log("talk \(room)") })
        }
    }
}
