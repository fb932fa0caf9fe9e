import ExerciseSupport

@testable import relays_exercises

final class RiverScene: Scene<String> {
    /// Whether a mistake of the program was reported.
    private(set) var isReported = false

    func watch(
        _ answer: (Observable<Int>) throws -> Observable<String>, _ sensor: String, _ people: (from: Int, to: Int?)...
    ) throws {
        let board = try answer(hot("sensor", sensor).asObservable()).distinctUntilChanged()
        for person in people {
            subscribe("from tick \(person.from)", to: board, at: person.from, disposedAt: person.to)
        }
    }

    override func run() {
        let note: (Misuse) -> Void = { [unowned self] _ in
            isReported = true
            self.note("reported", "a mistake")
        }
        Hooks.listen(toMisuses: note, in: { super.run() })
    }
}

/// A board that `bind` puts texts on.
func river(_ bind: (BehaviorRelay<String>) -> Disposable) -> Observable<String> {
    let board = BehaviorRelay(value: "waiting")
    _ = bind(board)
    return board.asObservable()
}
