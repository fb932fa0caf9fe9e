import ExerciseSupport

@testable import errors_exercises

extension `errors` {
    @Test(.exercise(check)) func `1 · The oven and the spare oven`() {}

    private static let check = Check(diagrams: ovens, solution: Solution.exercise1, of: Int.self) { check in
        check.row("Observable.merge(oven, spare)") { .merge(oven($0), spare($0)) }
        check.mistake(
            "Your diagram completes. One of the two has failed: what does `merge` do with an error?",
            step: "A meter in the cellar", madeBy: "-172|", orBy: "-172-|", "-17|"
        ) { $0.completes }
        check.rejects(nil, "-1-2#", "-1-2--7#")

        check.row("oven.concat(spare)") { oven($0).concat(spare($0)) }
        check.mistake(
            "Your diagram has a 7. `concat` goes on with the next source when the first has done what?",
            madeBy: "-1-2--7|", orBy: "-1-2--7#", "-172#"
        ) { $0.came(7) }
        check.rejects(.swallows, "-1-2|")

        check.row("oven.catch { _ in spare }") { trial in
            let spare = spare(trial)
            return oven(trial).catch { _ in spare }
        }
        check.mistake(
            "Your diagram has the 7 at another tick than it comes. When is the spare oven subscribed to, and how long does it need?",
            step: "A concert and a record", madeBy: "-172|", orBy: "-17|", "-172#", "--7|", "-1-2(7|)", "-1-27|"
        ) { $0.came(7) && $0.end ?? 0 < 6 }
        check.mistake(
            "Your diagram goes back to the oven. Can a stream go on after its error?", step: "A concert and a record",
            madeBy: "-1-2--7-1-2#", orBy: "-1-2--71-2|"
        ) { $0.elements.count > 3 }
        check.mistake(
            "Your diagram has the error of the oven. What comes in its place?", step: "A concert and a record",
            madeBy: "-1-2#"
        ) { $0.fails && !$0.came(7) }
        check.rejects(nil, "-1-2|")
        check.rejects(.failsOtherwise, "-1-2--7#")
        check.rejects(nil, "------7|", "----(0|)")

        check.row("oven.catchAndReturn(0)") { oven($0).catchAndReturn(0) }
        check.mistake(
            "Your diagram does not end with the 0. The oven has failed: what comes after the replacement?",
            step: "Three taps", madeBy: "-1-20-1-2(0|)", orBy: "-1-20-1-2#", "-1-20"
        ) { $0.elements.count > 3 || $0.elements.last == 0 && !$0.ends }
        check.mistake(
            "Your diagram has the 0, or the end after it, at another tick than the error. Does `catchAndReturn` wait?",
            step: "Three taps", madeBy: "-1-20|", orBy: "-1-2-(0|)", "-1-2-0|"
        ) { $0.elements == [1, 2, 0] && $0.completes }
        check.rejects(.failsOtherwise, "-1-2(0#)", "-1-2#")
        check.rejects(nil, "-1-2|")

        check.row("oven.retry(1)") { oven($0).retry(1) }
        check.mistake(
            "Your diagram has a second attempt. What does the number of `retry` count?", step: "A bad line",
            madeBy: "-1-2-1-2#", orBy: "-1-2-1-2|"
        ) { $0.elements.count > 2 }
        check.rejects(.swallows, "-1-2|")

        check.row("oven.retry(2)") { oven($0).retry(2) }
        check.mistake(
            "Your diagram does not have two attempts. Is the first one counted, and what does the second one send?",
            step: "A bad line", madeBy: "-1-2-1-2-1-2#", orBy: "-1-2#", "-1-2----#"
        ) { $0.elements.count != 4 }
        check.mistake(
            "Your diagram has a second attempt that begins at another tick than the first error. Does `retry` wait?",
            step: "A bad line", madeBy: "-1-2--1-2#", orBy: "-1-21-2#"
        ) { $0.elements == [1, 2, 1, 2] && $0.fails }
        check.rejects(.swallows, "-1-2-1-2|")

        check.row("slow.timeout(.milliseconds(300), other: spare, scheduler: clock)") { trial in
            trial.cold("slow", "-1-----2|").timeout(.milliseconds(300), other: spare(trial), scheduler: trial.scheduler)
        }
        check.mistake(
            "Your diagram has the 2 after the time is up. Who is still subscribed to the slow oven?",
            step: "A station that goes silent", madeBy: "-1-----2|", orBy: "-1----72|", "-1----7(2|)", "-1---72|"
        ) { $0.came(2) }
        check.mistake(
            "Your diagram has the 7 too early. From when on does `timeout` count after the 1, and when does the spare oven begin?",
            step: "A station that goes silent", madeBy: "-1---7|", orBy: "-1-7|", "-1--(7|)", "-1--7|"
        ) { $0.came(7) && !$0.came(7, at: 6) }
        check.rejects(.failsOtherwise, "-1--#")
        check.rejects(.noEnd, "-1----7")
    }

    private static func oven(_ trial: Trial) -> Observable<Int> { trial.cold("oven", "-1-2#").asObservable() }
    private static func spare(_ trial: Trial) -> Observable<Int> { trial.cold("spare", "--7|").asObservable() }
}
