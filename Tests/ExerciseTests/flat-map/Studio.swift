import ExerciseSupport

@testable import flat_map_exercises

/// Experts that answer as marbles say. A line is a question that was asked.
final class Studio: Scene<String> {
    private var experts: [String: TestableObservable<String>] = [:]

    typealias Answer = (Observable<String>, @escaping (String) -> Observable<String>) throws -> Observable<String>

    func play(_ answer: Answer, _ marbles: String, _ experts: KeyValuePairs<String, String>) throws -> Observable<
        String
    > {
        let questions = cold("questions", marbles, as: String.self).map { ["e": "", "s": " "][$0] ?? $0 }
        for (name, row) in experts {
            self.experts[name] = cold("the expert for \(name == " " ? "a space" : name)", row, as: String.self)
        }
        return try answer(questions) { [self] question in
            guard !question.isEmpty else {
                log("asked: \"\"")
                return .empty()
            }
            return (self.experts[question]?.asObservable() ?? .empty()).do(onSubscribe: { [self] in
                log("asked: \"\(question)\"")
            })
        }
    }
}
