import ExerciseSupport

@testable import subscribe_exercises

extension `subscribe` {
    @Test(.exercise(check)) func `1 · After an error`() {}

    /// A prediction as marbles.
    private static let check = Check(diagram: afterAnError, solution: Solution.exercise1, of: String.self) { check in
        struct Offline: Error {}

        check.truth { _ in
            Observable.create { observer in
                observer.onNext("a")
                observer.onError(Offline())
                observer.onNext("b")
                observer.onCompleted()
                return Disposables.create()
            }
        }

        check.mistake(
            "Your diagram has no error, and the second line of the recipe sends one. How does it look as a marble?",
            step: "What comes after an end", madeBy: "(ab|)", orBy: "(a|)", "a", "(ab)"
        ) { !$0.fails }

        check.mistake(
            "Your diagram has \"b\", which is sent after the error. What does an observer receive after an end?",
            madeBy: "(ab#)"
        ) { $0.came("b") }

        check.mistake(
            "Your diagram has no \"a\", which is sent before the error. Can an error take back what has arrived?",
            madeBy: "#"
        ) { $0.elements.isEmpty }

        check.mistake(
            "Your diagram takes more than one tick, and nothing in this recipe waits. How do you draw what shares a tick?",
            madeBy: "a#", orBy: "-(a#)", "a--#"
        ) { $0.end ?? 0 > 0 }

        // Refused as a diagram: nothing can stand behind an end.
        check.rejects("(a#b|)")
    }
}
