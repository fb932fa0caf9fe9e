import ExerciseSupport

@testable import driver_exercises

extension `driver` {
    @Test(.exercise(check)) func `2 · Where it is caught`() {}

    private static let check = Check(diagrams: whereItIsCaught, solution: Solution.exercise2, of: String.self) {
        check in
        check.isOnMain = true

        check.row("the catch below everything") { text($0).flatMapLatest(answer).catchAndReturn("n") }
        check.mistake(
            "This catch stands below everything. At x the chain above it has failed, and what has failed is over. "
                + "The catch sends one value in place of the error. And then?",
            step: "Two places for a catch", madeBy: "y--n--y", orBy: "y--n"
        ) { !$0.ends }
        check.mistake(
            "It ends at x, without a value. What does a catch with \"n\" send in place of the error?", inEveryRow: true,
            madeBy: "y--|"
        ) { $0.elements == ["y"] && $0.completes && $0.end == 3 }

        check.row("the catch inside") { text($0).flatMapLatest { answer($0).catchAndReturn("n") } }
        check.mistake(
            "Here the catch stands inside. The check of x was replaced, and the texts above it know nothing of that.",
            step: "Two places for a catch", madeBy: "y--(n|)", orBy: "y--n--(y|)"
        ) { $0.completes && $0.start == 0 && $0.elements.count > 1 }

        check.mistake(
            "After \"n\" nothing comes, and the texts go on. What does `flatMapLatest` do with the 2?", madeBy: "y--n"
        ) { $0.elements == ["y", "n"] && !$0.ends }

        check.row("asDriver below everything") {
            text($0).flatMapLatest(answer).asDriver(onErrorJustReturn: "n").asObservable()
        }
        check.mistake(
            "A driver promises that it does not fail. It does not promise to go on. "
                + "`asDriver(onErrorJustReturn:)` below everything is a catch below everything.",
            step: "Two places for a catch", madeBy: "y--n--y", orBy: "y--n"
        ) { !$0.ends }

        check.row("asDriver inside, twice with empty()") {
            text($0).asDriver(onErrorDriveWith: .empty())
                .flatMapLatest { answer($0).asDriver(onErrorDriveWith: .empty()) }.asObservable()
        }
        check.mistake(
            "In place of the error comes `empty()`. How many elements has `empty()`?", madeBy: "y--n--y",
            orBy: "y--(n|)"
        ) { $0.came("n") }
        check.mistake(
            "The check of x has ended, and the texts go on. What does `flatMapLatest` do with the next one?",
            madeBy: "y--|", orBy: "y"
        ) { $0.elements == ["y"] && !$0.fails && ($0.events.last?.time != 0 || !$0.ends) }

        check.mistake(
            "It is caught: nobody below receives an error. What is drawn in its place?", inEveryRow: true,
            madeBy: "y--#"
        ) { $0.fails }
        check.mistake(
            "Nothing has failed in the first tick. Each check ends, and the texts do not.", inEveryRow: true,
            madeBy: "(y|)"
        ) { $0.events.last?.time == 0 && $0.ends }
    }

    private static func text(_ trial: Trial) -> Observable<String> {
        trial.cold("text", "1--x--2", as: String.self).asObservable()
    }

    private static func answer(_ text: String) -> Observable<String> {
        text == "x" ? .error(MarbleError()) : .just("y")
    }
}
