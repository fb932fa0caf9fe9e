import ExerciseSupport

@testable import marble_diagrams_exercises

extension `marble-diagrams` {
    @Test(.exercise(check)) func `1 · Five kitchen clocks`() {}

    private static let check = Check(diagrams: fiveKitchenClocks, solution: Solution.exercise1, of: Int.self) { check in
        check.row("timer(.milliseconds(300))") { Observable<Int>.timer(.milliseconds(300), scheduler: $0.scheduler) }
        check.mistake(
            "Your row has more than one element. This timer has no period: how often does it ring?",
            madeBy: "---0--1--2", orBy: "---0--1", "---(01)"
        ) { $0.elements.count > 1 }
        check.rejects(.noEnd, "---0")
        check.mistake(
            "Your row has a 3. That is how many ticks the timer waits. From which number do the clocks count?",
            madeBy: "---(3|)"
        ) { $0.elements == [3] }
        check.rejects(.early, "--(0|)")
        check.rejects(.late, "----(0|)")
        check.mistake("Your row has no element. How often does a timer ring?", madeBy: "---|") { $0.elements.isEmpty }

        check.row("interval(.milliseconds(200)).take(3)") {
            Observable<Int>.interval(.milliseconds(200), scheduler: $0.scheduler).take(3)
        }
        check.mistake(
            "Your row has another number of elements than `take(3)` lets through.", step: "A bus every 300 ms",
            madeBy: "--0-1|", orBy: "--0-1-2-(3|)"
        ) { $0.elements.count != 3 }
        check.rejects(.noEnd, "--0-1-2")
        check.rejects(.early, "-0-1-(2|)", "--01(2|)", "--(012|)")
        check.rejects(.late, "---0--1--(2|)", "--0--1--(2|)")

        check.row("interval(.milliseconds(100)).take(1)") {
            Observable<Int>.interval(.milliseconds(100), scheduler: $0.scheduler).take(1)
        }
        check.rejects(.noEnd, "-0")
        check.rejects(.added, "-012")
        check.mistake(
            "Your row ends, and no element has passed. When does `take(1)` complete?", step: "A bus every 300 ms",
            madeBy: "-|", orBy: "|"
        ) { $0.elements.isEmpty }
        check.rejects(.late, "--(0|)")

        check.row("of(7, 8)") { _ in Observable.of(7, 8) }
        check.mistake(
            "In your row time passes. `of` has no scheduler and waits for nothing. How do you draw what shares a tick?",
            step: "A queue at noon", madeBy: "78|", orBy: "7-8|", "(78)|"
        ) { $0.events.contains { $0.time > 0 } }
        check.rejects(.noEnd, "(78)")

        check.row("create, with a 5 and a timer") { trial in
            Observable.create { observer in
                observer.onNext(5)
                return Observable<Int>.timer(.milliseconds(200), scheduler: trial.scheduler).subscribe(observer)
            }
        }
        check.mistake(
            "Your row has no 5. `onNext(5)` stands before the timer. When does that line run?", madeBy: "--(0|)"
        ) { !$0.elements.contains(5) }
        check.rejects(.heldBack, "--(50|)")
        check.rejects(.late, "--5-(0|)", "5--(0|)", "5---(0|)")
        check.rejects(.early, "5(0|)")
        check.mistake(
            "Your row has a 5 and nothing of the timer. To whom does `subscribe(observer)` hand its events?",
            madeBy: "5", orBy: "5|", "(5|)", "5-|"
        ) { $0.elements == [5] }
        check.rejects(.noEnd, "5-0")
        check.rejects(.added, "5-0-1-2")
        check.mistake(
            "In your row the end has a tick of its own, after the last element. Does time pass between the two?",
            step: "A bus every 300 ms", inEveryRow: true, madeBy: "5-0|", orBy: "5-0-|"
        ) { row in row.completes && row.events.dropLast().last.map { $0.time < row.events.last!.time } == true }
        check.mistake(
            "Your row begins at tick 0. A clock waits before its first element. How long?",
            step: "A bus every 300 ms", inEveryRow: true, madeBy: "(50|)"
        ) { $0.events.contains { $0.time == 0 && $0.value.element == 0 } }
        check.mistake(
            "Your row counts from 1. From which number do `timer` and `interval` count?",
            step: "A bus every 300 ms", inEveryRow: true, madeBy: "5-(1|)"
        ) { !$0.elements.contains(0) && $0.elements.contains(1) }
    }
}
