import ExerciseSupport

@testable import driver_exercises

extension `driver` {
    @Test(.exercise(check)) func `1 · The first answer`() {}

    private static let check = Check(diagrams: theFirstAnswer, solution: Solution.exercise1, of: String.self) { check in
        check.row("plain, the second binding") { second($0) { $0 } }
        check.mistake(
            "Without a share the second binding has a run of its own, from the text that is in the field. When does that come?",
            step: "A form with three controls", madeBy: "---o", orBy: "", "o"
        ) { $0.elements.count < 2 }

        check.row("plain, the checks") { checks($0) { $0 } }
        check.mistake(
            "Your diagram has an o, and this row is about the runs of `check`. In which order does the text ask for the six?",
            madeBy: "---o", orBy: "o--o"
        ) { $0.came("o") }
        check.mistake(
            "Nothing is shared here: each of the two bindings has its own run, and each run checks both texts.",
            step: "A form with three controls", madeBy: "c--c", orBy: "(cc)--c", "c--(cc)"
        ) { $0.elements.count < 4 }

        check.mistake(
            "The four checks stand in four ticks. Two bindings subscribe at tick 0, and the text changes at tick 3. How is it drawn "
                + "when two come in one tick?", madeBy: "cc-cc"
        ) { $0.came("c", at: 1) }

        check.row("shared, the second binding") { second($0) { $0.share() } }
        check.mistake(
            "`share()` passes on what comes, and keeps nothing. The first binding starts the source, inside its `subscribe`. "
                + "The second subscribes after that. What had come by then?",
            step: "One check for the form", madeBy: "o--o", orBy: "o", "(oo)--o"
        ) { $0.start == 0 }
        check.mistake(
            "The second binding shares the run of the first. What does it receive at tick 3?", madeBy: ""
        ) { $0.elements.isEmpty }

        check.row("shared, the checks") { checks($0) { $0.share() } }
        check.mistake(
            "`share()`: one run for both bindings. How many texts does it check at each tick?",
            step: "One check for the form", madeBy: "(cc)--(cc)", orBy: "(cc)--c"
        ) { $0.elements.count > 2 }

        check.row("kept, the second binding") { second($0) { $0.share(replay: 1) } }
        check.mistake(
            "The second binding subscribes after the first answer has come. What does `replay: 1` keep for it?",
            step: "One check for the form", madeBy: "---o", orBy: ""
        ) { $0.start != 0 }

        check.mistake(
            "Two answers come at tick 3. `replay: 1` keeps one for a later subscriber. Which subscriber comes at tick 3?",
            step: "One check for the form", madeBy: "o--(oo)"
        ) { received in received.events.filter { $0.time == 3 }.count > 1 }

        check.row("kept, the checks") { checks($0) { $0.share(replay: 1) } }
        check.mistake(
            "`share(replay: 1)` sends the kept answer once more. It does not work it out once more. How many checks are that?",
            step: "One check for the form", madeBy: "(cc)--c", orBy: "(cc)--(cc)", "c"
        ) { $0.elements.count != 2 }

        check.mistake(
            "The field is still there, and the user may go on. Nothing ends here.", inEveryRow: true, madeBy: "c--(c|)"
        ) { $0.ends }
        check.mistake(
            "An answer is drawn as an o here, and a check as a c.", inEveryRow: true, madeBy: "x--x"
        ) { received in received.elements.contains { $0 != "o" && $0 != "c" } }
    }

    private typealias Sharing = (Observable<String>) -> Observable<String>

    private static func text(_ trial: Trial) -> Observable<String> {
        trial.hot("the user", "---o", as: String.self).startWith("o")
    }

    private static func second(_ trial: Trial, _ share: Sharing) -> Observable<String> {
        let answers = share(text(trial))
        return .deferred {
            _ = answers.subscribe()
            return answers
        }
    }

    private static func checks(_ trial: Trial, _ share: @escaping Sharing) -> Observable<String> {
        let text = text(trial)
        return .create { observer in
            let answers = share(text.do(onNext: { _ in observer.onNext("c") }))
            return Disposables.create(answers.subscribe(), answers.subscribe())
        }
    }
}
