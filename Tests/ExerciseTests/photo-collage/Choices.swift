import ExerciseSupport

@testable import photo_collage_exercises

extension Scene<[String]> {
    func choose(
        _ chosen: String, _ clear: String,
        _ answer: (Observable<String>, Observable<Void>) throws -> Observable<[String]>
    ) throws -> Observable<[String]> {
        let chosen = hot("chosen", chosen, as: String.self).asObservable()
        return try answer(chosen, hot("clear", clear, as: String.self).map { _ in })
    }
}

/// A collage with another rule for a choice.
func changed(
    _ chosen: Observable<String>, _ clear: Observable<Void>, _ change: @escaping ([String], String) -> [String]
) -> Observable<[String]> {
    Observable.merge(chosen.map { Optional($0) }, clear.map { nil }).scan([]) { photos, photo in
        photo.map { change(photos, $0) } ?? []
    }
}

/// The solution, with another rule and another limit.
func rule(
    _ chosen: Observable<String>, _ clear: Observable<Void>, most: Int = 6,
    _ isAdded: @escaping ([String], String) -> Bool
) -> Observable<[String]> {
    changed(chosen, clear) { $0.count < most && isAdded($0, $1) ? $0 + [$1] : $0 }
}

/// Each photo the first time that it is chosen.
func firstTimes(_ chosen: Observable<String>) -> Observable<String> {
    .deferred {
        var seen: Set<String> = []
        return chosen.filter { seen.insert($0).inserted }
    }
}

/// The solution without a Clear.
func added(_ chosen: Observable<String>) -> Observable<[String]> {
    rule(chosen, .never()) { !$0.contains($1) }
}
