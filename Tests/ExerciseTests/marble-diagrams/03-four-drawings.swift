import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import marble_diagrams_exercises

extension `marble-diagrams` {
    @Test(.exercise(FourDrawings.exercise)) func `3 · Four drawings`() {}
}

struct FourDrawings {
    static let exercise = Check(diagrams: fourDrawings, solution: Solution.fourDrawings, of: String.self) { check in
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
        check.mistake(
            "In your row the two loaves do not come at tick 4.", step: "A bus every 300 ms", madeBy: "--a(aa)---|",
            orBy: "--a--(aa)-|"
        ) { $0.start == 2 && $0.events[1].time != 4 }
        check.mistake(
            "Your row has a letter that is no loaf. Which letter has a loaf in the story?", madeBy: "--a-(bb)--|",
            orBy: "--a-(ab)--|"
        ) { $0.elements.contains { $0 != "a" } }
        check.mistake(
            "Your row begins at another tick. The first column is tick 0.", step: "A bus every 300 ms",
            madeBy: "-a-(aa)--|", orBy: "---a-(aa)--|"
        ) { $0.start != 2 }
        check.mistake("Your bakery never completes.", madeBy: "--a-(aa)---") { !$0.ends }
        check.mistake("Your bakery fails. Which sign says that all has come?", madeBy: "--a-(aa)--#") { $0.fails }

        check.row("a call") { $0.scheduler.createColdObservable("-a-b-#", as: String.self).asObservable() }
        check.mistake(
            "Your call completes, and in the story it fails. A row has one end. Which one?",
            step: "A bag at 700 ms", madeBy: "-a-b-|"
        ) { $0.completes }
        check.mistake("Your call has no end. Which sign is an error?", madeBy: "-a-b--", orBy: "-a-b-X") { !$0.ends }
        check.mistake(
            "Your call fails, but not at tick 5.", step: "A bus every 300 ms", madeBy: "-a-b#", orBy: "-a-b--#",
            "-a-(b#)"
        ) { $0.fails && $0.elements == ["a", "b"] && $0.events.last?.time != 5 }
        check.mistake(
            "A word of your call comes at another tick than in the story. The first column is tick 0.",
            step: "A bus every 300 ms", madeBy: "a-b--#", orBy: "-(ab)---#", "-a--b#", "-ab--#"
        ) { $0.elements == ["a", "b"] }

        check.row("a river") { $0.scheduler.createColdObservable("--a--b", as: String.self).asObservable() }
        check.mistake(
            "Your river ends. The listener leaves: who would send that end?", step: "A bag at 700 ms",
            madeBy: "--a--b--|", orBy: "--a--b--#", "--a--b|", "--a--(b|)"
        ) { $0.ends }
        check.mistake(
            "Your river sends something else than its two levels. The listener who leaves is no element.",
            madeBy: "--a--b--x", orBy: "--a--b--c", "--a"
        ) { $0.elements != ["a", "b"] }
        check.mistake(
            "A level of your river comes at another tick than in the story. The first column is tick 0.",
            step: "A bus every 300 ms", madeBy: "---a--b", orBy: "--a-b", "-a--b", "--(ab)"
        ) { $0.elements == ["a", "b"] }

        check.row("a lottery") { $0.scheduler.createColdObservable("---(abc|)", as: String.self).asObservable() }
        check.mistake(
            "In your lottery the end comes after the tick of the numbers. The story has it in the same tick.",
            step: "A bus every 300 ms", madeBy: "---(abc)|", orBy: "---(abc)-|"
        ) {
            $0.completes && $0.elements.count == 3 && Set($0.events.dropLast().map(\.time)).count == 1
                && $0.events.last?.time != $0.start
        }
        check.mistake(
            "In your lottery the numbers do not share a tick. How do you draw what shares a tick?",
            step: "A queue at noon", madeBy: "---abc|", orBy: "---ab(c|)", "abc|"
        ) { Set($0.events.filter { $0.value.element != nil }.map(\.time)).count > 1 }
        check.mistake("Your lottery has no end.", madeBy: "---(abc)") { !$0.ends }
        check.mistake("Your lottery fails, and in the story it completes.", madeBy: "---(abc#)") { $0.fails }
        check.mistake(
            "In your lottery the numbers are not a, b and c, in this order.", madeBy: "---(aaa|)", orBy: "---(cba|)",
            "---(a|)"
        ) { $0.elements != ["a", "b", "c"] }
        check.mistake(
            "Your lottery is not at tick 3. The first column is tick 0.", step: "A bus every 300 ms",
            madeBy: "--(abc|)", orBy: "----(abc|)"
        ) { $0.start != 3 }
    }
}
