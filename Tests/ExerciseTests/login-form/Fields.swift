import ExerciseSupport

extension Scene {
    /// The text of a field: each subscription gets the text that is there at once, then each change. No text comes twice in a row.
    func field(_ name: String, _ marbles: String, _ texts: [Character: String]) -> Driver<String> {
        let changes = hot(name, marbles, values: texts).asObservable()
        return Observable.deferred { [scheduler] in
            let letter = marbles.prefix(scheduler.clock + 1).last { $0 != "-" } ?? "e"
            return changes.startWith(texts[letter] ?? "").distinctUntilChanged()
        }
        .asDriver(onErrorDriveWith: .empty())
    }
}
