import ExerciseSupport

@testable import login_form_exercises

/// The wrong tries in a row; three for ever.
func counted(_ wrong: Int, _ isRight: Bool) -> Int { wrong == 3 ? 3 : isRight ? 0 : wrong + 1 }

/// A door without an answer at first.
func locks(_ answers: Signal<Bool>, _ count: @escaping (Int, Bool) -> Int) -> Driver<Bool> {
    answers.scan(0, accumulator: count).map { $0 == 3 }.asDriver(onErrorJustReturn: false).distinctUntilChanged()
}

/// A door that counts in its own way.
func madeDoor(_ answers: Signal<Bool>, _ count: @escaping (Int, Bool) -> Int) -> Driver<Bool> {
    locks(answers, count).startWith(false).distinctUntilChanged()
}

/// A door, and people who try codes.
final class DoorScene: Scene<String> {
    func door(_ answers: String, _ answer: (Signal<Bool>) throws -> Driver<Bool>) throws -> Observable<String> {
        let answers = hot("answers", answers, as: String.self).map { $0 == "r" }
        return try answer(answers.asSignal(onErrorSignalWith: .empty())).asObservable().map { $0 ? "t" : "f" }
    }

    override func run() {
        super.run()
        if [.nobody, .disposed].contains(kind) { note("the tries are listened to at the end", isInUse("answers")) }
    }

    /// The tick at which it was locked first.
    var locked: TestTime? { received.events.first { $0.value.element == "t" }?.time }

    /// Whether it was locked before that tick.
    func isLocked(before tick: TestTime) -> Bool { locked.map { $0 < tick } ?? false }

    var isRepeating: Bool { zip(elements, elements.dropFirst()).contains { $0 == $1 } }
}
