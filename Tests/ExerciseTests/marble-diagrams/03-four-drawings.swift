import ExerciseSupport

@testable import marble_diagrams_exercises

extension `marble-diagrams` {
    @Test(.exercise(check)) func `3 · Four drawings`() {}

    private static let check = Check(diagrams: fourDrawings, solution: Solution.exercise3, of: String.self) { check in
        check.row("a bakery") { $0.scheduler.createColdObservable("--a-(aa)--|", as: String.self).asObservable() }
        check.mistake(
            "Your row has another number of loaves. Count those of the story.", madeBy: "--a-a--|", orBy: "--a-(aaa)--|"
        ) { $0.elements.count != 3 }
        check.mistake(
            "In your row the two loaves come in two ticks. The story has both of them at tick 4.",
            step: "A queue at noon", madeBy: "--a-aa-|", orBy: "--a-a-a|", "--a-aa--|"
        ) { Set($0.events.filter { $0.value.element != nil }.map(\.time)).count > 2 }
        check.mistake(
            "In your row the bakery completes too late or too early. Count ticks, and count the bracket as one.",
            step: "A queue at noon", madeBy: "--a-(aa)|", orBy: "--a-(aa)-|", "--a-(aa)---|", "--a-(aa|)"
        ) { $0.completes && $0.start == 2 && $0.events.last?.time != 7 }
        check.rejects(.early, "--a(aa)---|", "-a-(aa)--|")
        check.rejects(.late, "--a--(aa)-|", "---a-(aa)--|")
        check.mistake(
            "Your row has a letter that is no loaf. Which letter has a loaf in the story?", madeBy: "--a-(bb)--|",
            orBy: "--a-(ab)--|"
        ) { $0.elements.contains { $0 != "a" } }
        check.rejects(.noEnd, "--a-(aa)---")
        check.rejects(.failsOtherwise, "--a-(aa)--#")

        check.row("a call") { $0.scheduler.createColdObservable("-a-b-#", as: String.self).asObservable() }
        check.rejects(.swallows, "-a-b-|", "-a-b--", "-a-b-X")
        check.rejects(.endsEarly, "-a-b#", "-a-(b#)")
        check.rejects(.endsLate, "-a-b--#")
        check.rejects(.early, "a-b--#", "-(ab)---#", "-ab--#")
        check.rejects(.late, "-a--b#")

        check.row("a river") { $0.scheduler.createColdObservable("--a--b", as: String.self).asObservable() }
        check.mistake(
            "Your river ends. The listener leaves: who would send that end?", step: "A bag at 700 ms",
            madeBy: "--a--b--|", orBy: "--a--b--#", "--a--b|", "--a--(b|)"
        ) { $0.ends }
        check.rejects(.added, "--a--b--x", "--a--b--c")
        check.rejects(.lost, "--a")
        check.rejects(.early, "--a-b", "-a--b", "--(ab)")
        check.rejects(.late, "---a--b")

        check.row("a lottery") { $0.scheduler.createColdObservable("---(abc|)", as: String.self).asObservable() }
        check.rejects(.endsLate, "---(abc)|", "---(abc)-|")
        check.mistake(
            "In your lottery the numbers do not share a tick. How do you draw what shares a tick?",
            step: "A queue at noon", madeBy: "---abc|", orBy: "---ab(c|)", "abc|"
        ) { Set($0.events.filter { $0.value.element != nil }.map(\.time)).count > 1 }
        check.rejects(.noEnd, "---(abc)")
        check.rejects(.failsOtherwise, "---(abc#)")
        check.mistake(
            "In your lottery the numbers are not a, b and c, in this order.", madeBy: "---(aaa|)", orBy: "---(cba|)",
            "---(a|)"
        ) { $0.elements != ["a", "b", "c"] }
        check.rejects(.early, "--(abc|)")
        check.rejects(.late, "----(abc|)")
    }
}
