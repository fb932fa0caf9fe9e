import ExerciseSupport

@testable import errors_exercises

extension `errors` {
    @Test(.exercise(check)) func `2 · A lift with a fault`() {}

    private static let check = Check(diagrams: rides, solution: Solution.exercise2, of: String.self) { check in
        check.row("calls.flatMap { ride($0) }") { trial in calls(trial).flatMap(ride(trial)) }
        check.mistake(
            "Your diagram has the third ride. The second one has failed: what can follow an error?",
            step: "A meter in the cellar", madeBy: "--a-----c-|", orBy: "--a--x--c-|"
        ) { $0.came("c") }
        check.mistake(
            "Your diagram has the error at another tick. When does the second ride begin, and when does it fail?",
            madeBy: "--a-------#", orBy: "-a-#", "--a-#"
        ) { $0.fails && $0.elements == ["a"] && $0.end != 5 }
        check.rejects(.swallows, "--a--|", "--a-------|")

        check.row("calls.flatMap { ride($0) }.catchAndReturn(\"x\")") { trial in
            calls(trial).flatMap(ride(trial)).catchAndReturn("x")
        }
        check.mistake(
            "Your diagram answers the third call. Behind which stream does `catchAndReturn` stand, all rides or one?",
            step: "Three taps", madeBy: "--a--x--c-|", orBy: "--a--x--x-|", "--a--x--c", "--a-----c-|"
        ) { $0.elements.count > 2 || $0.came("c") }
        check.mistake(
            "Your diagram has no end at the tick of the x. What does `catchAndReturn` send after its element?",
            step: "Three taps", madeBy: "--a--x", orBy: "--a--x----|"
        ) { $0.elements == ["a", "x"] && !$0.fails && $0.came("x", at: 5) }
        check.rejects(.early, "--a-(x|)")
        check.rejects(.failsOtherwise, "--a--#", "--a--(x#)")

        check.row("calls.flatMap { ride($0).catchAndReturn(\"x\") }") { trial in
            let ride = ride(trial)
            return calls(trial).flatMap { ride($0).catchAndReturn("x") }
        }
        check.mistake(
            "Your diagram does not have the third ride. Which stream ends with the x, all rides or one?",
            step: "Three taps", madeBy: "--a--(x|)", orBy: "--a--x", "--a--#"
        ) { !$0.came("c") }
        check.rejects(.lost, "--a-----c-|")
        check.rejects(.failsOtherwise, "--a--x--c-#")
        check.rejects(.endsEarly, "--a--x--c|", "--a--x--(c|)")

        check.row("calls.flatMap { ride($0) }.retry()") { trial in calls(trial).flatMap(ride(trial)).retry() }
        check.mistake(
            "Your diagram has the first ride more than once. Who makes the first call again?",
            step: "Three taps and a retry", madeBy: "--a---a--c-|", orBy: "--a---a---a---a"
        ) { received in received.elements.count { $0 == "a" } > 1 }
        check.mistake(
            "Your diagram does not have the third ride. `retry` subscribes again at tick 5: which call comes after that?",
            step: "Three taps and a retry", madeBy: "--a", orBy: "--a--|", "--a-------|"
        ) { !$0.came("c") && !$0.fails }
        check.rejects(.failsOtherwise, "--a--#", "--a---#")
        check.rejects(.added, "--a---b-c-|")

        check.row("calls.flatMap { ride($0).retry(2) }") { trial in
            let ride = ride(trial)
            return calls(trial).flatMap { ride($0).retry(2) }
        }
        check.mistake(
            "Your diagram fails at another tick. How many attempts does the second ride have, and how long is each?",
            step: "A bad line", madeBy: "--a--#", orBy: "--a----#"
        ) { $0.fails && $0.elements == ["a"] }
        check.mistake(
            "Your diagram has the third ride. All attempts of the second one have failed: what becomes of the last error?",
            step: "A bad line", madeBy: "--a-----c-|", orBy: "--a-----c#"
        ) { $0.came("c") }
        check.rejects(.swallows, "--a---|")

        check.row("calls.flatMap { ride($0).catch { _ in .empty() } }") { trial in
            let ride = ride(trial)
            return calls(trial).flatMap { ride($0).catch { _ in .empty() } }
        }
        check.mistake(
            "Your diagram completes at the tick of the error. `empty` is the end of one ride: is that the end of all?",
            step: "Three taps", madeBy: "--a--|"
        ) { $0.completes && $0.end == 5 }
        check.mistake(
            "Your diagram has an element for the second ride. What does `empty` send?", step: "A concert and a record",
            madeBy: "--a--x--c-|", orBy: "--a--b--c-|"
        ) { $0.elements.count > 2 }
        check.rejects(.failsOtherwise, "--a--#", "--a-----c-#")
        check.rejects(nil, "--a")
        check.rejects(.noEnd, "--a-----c")
    }

    private static func calls(_ trial: Trial) -> Observable<Int> { trial.hot("calls", "-1--2--3--|").asObservable() }

    private static func ride(_ trial: Trial) -> (Int) -> Observable<String> {
        let rides = ["-a|", "-#", "-c|"].enumerated().map { index, marbles in
            trial.cold("ride(\(index + 1))", marbles, as: String.self).asObservable()
        }
        return { rides[$0 - 1] }
    }
}
