import ExerciseSupport

@testable import photo_collage_exercises

extension Scene<[String]> {
    /// Changes: x is a Clear, u an Undo, and each other letter adds itself.
    func change(
        _ marbles: String, _ answer: (Observable<Change>) throws -> Observable<[String]>
    ) throws -> Observable<[String]> {
        let keys = cold("changes", marbles, as: String.self).asObservable()
        return try answer(keys.map { $0 == "x" ? .clear : $0 == "u" ? .undo : .add($0) })
    }
}

/// The solution, with other rules for Clear and Undo.
func states(
    _ changes: Observable<Change>, clear: @escaping ([[String]]) -> [[String]] = { $0 + [[]] },
    undo: @escaping ([[String]]) -> [[String]] = { $0.count > 1 ? $0.dropLast() : $0 }
) -> Observable<[String]> {
    changes.scan([[]]) { (history: [[String]], change) in
        switch change {
        case .add(let photo): history + [history[history.count - 1] + [photo]]
        case .clear: clear(history)
        case .undo: undo(history)
        }
    }
    .map { $0[$0.count - 1] }.startWith([])
}

/// The solution, with a short history.
func kept(_ count: Int, of changes: Observable<Change>) -> Observable<[String]> {
    changes.scan([[]]) { (history: [[String]], change) in
        let next: [[String]]
        switch change {
        case .add(let photo): next = history + [history[history.count - 1] + [photo]]
        case .clear: next = history + [[]]
        case .undo: next = history.count > 1 ? history.dropLast() : history
        }
        return next.suffix(count)
    }
    .map { $0[$0.count - 1] }.startWith([])
}
