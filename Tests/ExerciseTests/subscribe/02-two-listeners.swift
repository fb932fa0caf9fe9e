import ExerciseSupport

@testable import subscribe_exercises

extension `subscribe` {
    @Test(.exercise(check)) func `2 · Two listeners`() {}

    /// A prediction as lines.
    private static let check = Check(lines: twoListeners, solution: Solution.exercise2) { check in
        check.truth { log in
            let news = Observable<String>.create { observer in
                log("opened")
                observer.onNext("rain")
                return Disposables.create { log("closed") }
            }
            log("made")
            let anna = news.subscribe(onNext: { _ in log("anna") })
            _ = news.subscribe(onNext: { _ in log("boris") })
            anna.dispose()
        }

        check.mistake(
            "You begin with \"opened\". When \"made\" is logged, the recipe is written, and nobody has subscribed. "
                + "What makes a recipe run?", madeBy: ["opened", "made", "anna", "boris", "closed"],
            orBy: ["opened", "made", "anna", "opened", "boris", "closed"]
        ) { $0.first == "opened" }

        check.mistake(
            "You have \"opened\" once. There are two subscribers: how often does the recipe run?",
            madeBy: ["made", "opened", "anna", "boris", "closed"], orBy: ["made", "opened", "anna", "boris"]
        ) { $0.times("opened") == 1 }

        check.mistake(
            "You have \"opened\" twice in a row. The first call of subscribe returns before the second one begins. "
                + "What runs inside the first one?",
            step: "Four lines of output", madeBy: ["made", "opened", "opened", "anna", "boris", "closed"],
            orBy: ["made", "opened", "opened", "boris", "closed"]
        ) { $0.prefix(3) == ["made", "opened", "opened"] }

        check.mistake(
            "You have \"anna\" before the first \"opened\". Which line of the recipe comes first, log or onNext?",
            madeBy: ["made", "anna", "opened", "boris", "opened", "closed"]
        ) { $0.says("anna", before: "opened") }

        check.mistake(
            "You have \"anna\" twice. The second run of the recipe belongs to one subscriber. Which one?",
            step: "Four lines of output", madeBy: ["made", "opened", "anna", "opened", "anna", "boris", "closed"]
        ) { $0.times("anna") > 1 }

        check.mistake(
            "You have \"closed\" before Boris subscribes. The cleanup that the recipe returns does not run when the recipe "
                + "returns. When does it run?",
            madeBy: ["made", "opened", "anna", "closed", "opened", "boris", "closed"],
            orBy: ["made", "opened", "anna", "closed", "opened", "boris"]
        ) { $0.says("closed", before: "boris") }

        check.mistake(
            "You have \"closed\" twice. Anna's run was closed by dispose(). Who closes the run of Boris?",
            madeBy: ["made", "opened", "anna", "opened", "boris", "closed", "closed"]
        ) { $0.times("closed") > 1 }

        check.mistake(
            "You have no \"closed\". The last line of the code disposes of a subscription. What runs then?",
            madeBy: ["made", "opened", "anna", "opened", "boris"]
        ) { !$0.says("closed") }
    }
}
