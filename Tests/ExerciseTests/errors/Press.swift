import ExerciseSupport

@testable import errors_exercises

/// A press that does jobs.
final class Press: Scene<String> {
    /// The tick in which a job began for the first time.
    func first(_ job: String) -> TestTime? { uses("run(\(job))").first?.subscribe }

    func work(
        _ answer: (Observable<String>, @escaping (String) -> Observable<String>) throws -> Observable<String>,
        _ jobs: String, _ runs: [String: String], _ error: any Error = Jam(tray: 2)
    ) throws -> Observable<String> {
        let jobs = cold("jobs", jobs, as: String.self)
        let pages = runs.sorted { $0.key < $1.key }.map {
            ($0.key, cold("run(\($0.key))", $0.value, as: String.self, error: error))
        }
        let printed = Dictionary(uniqueKeysWithValues: pages)
        return try answer(jobs.asObservable()) { printed[$0]?.asObservable() ?? .empty() }
    }
}

extension Observable<String> {
    /// Leaves out what has come before.
    func distinct() -> Observable<String> {
        .deferred {
            var seen: Set<String> = []
            return self.filter { seen.insert($0).inserted }
        }
    }
}
