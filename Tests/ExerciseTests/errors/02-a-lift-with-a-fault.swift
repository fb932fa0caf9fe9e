import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import errors_exercises

extension `errors` {
    @Test(.exercise(ALiftWithAFault.exercise)) func `2 · A lift with a fault`() {}
}

struct ALiftWithAFault {
    static let exercise = Check(diagrams: rides, solution: Solution.rides, of: String.self) { check in
        check.row("calls.flatMap { ride($0) }") { trial in calls(trial).flatMap(ride(trial)) }
        check.mistake(
            "Your diagram has the third ride. The second one has failed: what can follow an error?",
            step: "A meter in the cellar", madeBy: "--a-----c-|", orBy: "--a--x--c-|"
        ) { $0.elements.contains("c") }
        check.mistake(
            "Your diagram completes. A ride has failed: which event does the result send?",
            step: "A meter in the cellar", madeBy: "--a--|", orBy: "--a-------|"
        ) { $0.completes }
        check.mistake(
            "Your diagram waits with the error. When does the second ride fail?", madeBy: "--a-------#"
        ) { $0.fails && $0.elements == ["a"] && $0.events.last?.time ?? 0 > 5 }
        check.mistake(
            "Your diagram has the error before tick 5. A ride takes time: when does the second one begin, and when does it fail?",
            madeBy: "-a-#", orBy: "--a-#"
        ) { $0.fails && $0.events.last?.time ?? 9 < 5 }

        check.row("calls.flatMap { ride($0) }.catchAndReturn(\"x\")") { trial in
            calls(trial).flatMap(ride(trial)).catchAndReturn("x")
        }
        check.mistake(
            "Your diagram answers the third call. Behind which stream does `catchAndReturn` stand, all rides or one?",
            step: "Three taps", madeBy: "--a--x--c-|", orBy: "--a--x--x-|", "--a--x--c", "--a-----c-|"
        ) { $0.elements.count > 2 || $0.elements.contains("c") }
        check.mistake(
            "Your diagram has no end at the tick of the x. What does `catchAndReturn` send after its element?",
            step: "Three taps", madeBy: "--a--x", orBy: "--a--x----|"
        ) { $0.elements == ["a", "x"] && !$0.fails }
        check.mistake(
            "Your diagram has an error. What comes in its place?", step: "Three taps",
            madeBy: "--a--#", orBy: "--a--(x#)"
        ) { $0.fails }

        check.row("calls.flatMap { ride($0).catchAndReturn(\"x\") }") { trial in
            let ride = ride(trial)
            return calls(trial).flatMap { ride($0).catchAndReturn("x") }
        }
        check.mistake(
            "Your diagram does not have the third ride. Which stream ends with the x, all rides or one?",
            step: "Three taps", madeBy: "--a--(x|)", orBy: "--a--x", "--a--#"
        ) { !$0.elements.contains("c") }
        check.mistake(
            "Your diagram has no x. What comes in place of the error of one ride?", step: "Three taps",
            madeBy: "--a-----c-|"
        ) { !$0.elements.contains("x") }
        check.mistake(
            "Your diagram has all rides, and another end than that of the calls. Which error reaches the result?",
            step: "Three taps", madeBy: "--a--x--c-#", orBy: "--a--x--c|", "--a--x--(c|)"
        ) { $0.elements == ["a", "x", "c"] && $0.ends }

        check.row("calls.flatMap { ride($0) }.retry()") { trial in calls(trial).flatMap(ride(trial)).retry() }
        check.mistake(
            "Your diagram has the first ride twice. Who calls the lift for the first time again?",
            step: "Three taps and a retry", madeBy: "--a---a--c-|", orBy: "--a---a---a---a"
        ) { received in received.elements.count { $0 == "a" } > 1 }
        check.mistake(
            "Your diagram fails. What does `retry` do with the error?", step: "Three taps and a retry",
            madeBy: "--a--#", orBy: "--a---#"
        ) { $0.fails }
        check.mistake(
            "Your diagram does not have the third ride. `retry` subscribes again at tick 5: which call comes after that?",
            step: "Three taps and a retry", madeBy: "--a", orBy: "--a--|", "--a-------|"
        ) { !$0.elements.contains("c") }
        check.mistake(
            "Your diagram has an element for the second call. Does `retry` know what was called?",
            step: "Three taps and a retry", madeBy: "--a---b-c-|"
        ) { $0.elements.count > 2 }

        check.row("calls.flatMap { ride($0).retry(2) }") { trial in
            let ride = ride(trial)
            return calls(trial).flatMap { ride($0).retry(2) }
        }
        check.mistake(
            "Your diagram fails with the first attempt. How many attempts does this ride have?", step: "A bad line",
            madeBy: "--a--#"
        ) { $0.fails && $0.events.last?.time == 5 }
        check.mistake(
            "Your diagram fails one tick too late: it has three attempts. Is the first one counted?",
            step: "A bad line", madeBy: "--a----#"
        ) { $0.fails && $0.events.last?.time == 7 }
        check.mistake(
            "Your diagram has the third ride. All attempts of the second one have failed: what becomes of the last error?",
            step: "A bad line", madeBy: "--a-----c-|", orBy: "--a-----c#"
        ) { $0.elements.contains("c") }
        check.mistake(
            "Your diagram completes. All attempts of the second ride have failed.", step: "A bad line",
            madeBy: "--a---|"
        ) { $0.completes }

        check.row("calls.flatMap { ride($0).catch { _ in .empty() } }") { trial in
            let ride = ride(trial)
            return calls(trial).flatMap { ride($0).catch { _ in .empty() } }
        }
        check.mistake(
            "Your diagram completes at the tick of the error. `empty` is the end of one ride: is that the end of all?",
            step: "Three taps", madeBy: "--a--|", orBy: "--a"
        ) { !$0.elements.contains("c") && !$0.fails }
        check.mistake(
            "Your diagram has an element for the second ride. What does `empty` send?", step: "A concert and a record",
            madeBy: "--a--x--c-|", orBy: "--a--b--c-|"
        ) { $0.elements.count > 2 }
        check.mistake(
            "Your diagram has an error. What becomes of an error that was caught?", step: "A concert and a record",
            madeBy: "--a--#", orBy: "--a-----c-#"
        ) { $0.fails }

        check.mistake(
            "Your diagram has no end. The calls complete, and each ride ends.", inEveryRow: true, madeBy: "--a-----c"
        ) { !$0.ends }
    }

    private static func calls(_ trial: Trial) -> Observable<Int> { trial.hot("calls", "-1--2--3--|").asObservable() }

    private static func ride(_ trial: Trial) -> (Int) -> Observable<String> {
        let rides = ["-a|", "-#", "-c|"].enumerated().map { index, marbles in
            trial.cold("ride(\(index + 1))", marbles, as: String.self).asObservable()
        }
        return { rides[$0 - 1] }
    }
}
