import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import flat_map_exercises

extension `flat-map` {
    @Test(.exercise(ThreeRockets.exercise)) func `1 · Three rockets`() {}
}

/// A prediction as four diagrams.
struct ThreeRockets {
    static let exercise = Check(diagrams: threeRockets, solution: Solution.exercise1, of: String.self) { check in
        check.row("flatMap") { trial in fuses(trial).flatMap { rocket($0, trial) } }
        check.mistake(
            "You have x after m. `flatMap` lights each rocket when its number comes. When is x sent then?",
            step: "A search field", madeBy: "--a-b--k-l-m--x|", orBy: "--a-b--k-l-mx|", "--a-b--k-l-m-x|"
        ) { $0.elements.says("m", before: "x") }
        check.mistake(
            "You have no m. Does `flatMap` stop the second rocket when the third is lit?",
            step: "Four operators", madeBy: "--a-b--k--x|", orBy: "--a-b--k-lx|", "--a-b--k-lx"
        ) { $0.came("x") && !$0.came("m") }
        check.mistake(
            "You have no x. Does `flatMap` drop a number while another rocket is running?",
            step: "Four operators", madeBy: "--a-b--k-l-m|"
        ) { $0.came("m") && !$0.came("x") }

        check.row("flatMapLatest") { trial in fuses(trial).flatMapLatest { rocket($0, trial) } }
        check.mistake(
            "You have the last spark of each rocket. \"Latest\" speaks of rockets, and not of sparks. Which sparks come before "
                + "the next number?",
            step: "Four operators", madeBy: "----b------mx|", orBy: "----b-----x|", "----b------m|", "----b--k--x|"
        ) { !$0.came("a") && $0.came("b") }
        check.mistake(
            "You have sparks of the last rocket only. When 1 comes, is there a later one?",
            step: "Four operators", madeBy: "----------x|"
        ) { $0.elements == ["x"] }
        check.mistake(
            "You have l, which the second rocket sends at tick 9. The third one is lit at tick 8. What happens to the second one?",
            step: "Four operators", madeBy: "--a-b--k-lxm|", orBy: "--a-b--k-lx|", "--a-b--k-l-m|", "--a-b--k-l|"
        ) { $0.came("l") }
        check.mistake(
            "You have no k. The second rocket is the latest from tick 6 to tick 8. What does it send in that time?",
            step: "Four operators", madeBy: "--a-b-----x|"
        ) { $0.elements == ["a", "b", "x"] }
        check.mistake(
            "You have no x. The third number comes last. Which rocket is the latest from then on?",
            step: "Four operators", madeBy: "--a-b--k|", orBy: "--a-b--k-|"
        ) { $0.elements == ["a", "b", "k"] }

        check.row("flatMapFirst") { trial in fuses(trial).flatMapFirst { rocket($0, trial) } }
        check.mistake(
            "You have the first spark of each rocket. \"First\" speaks of rockets, and not of sparks.",
            step: "Four operators", madeBy: "--a----k--x|", orBy: "--a----k|", "--a|"
        ) { $0.came("a") && !$0.came("b") }
        check.mistake(
            "Only the first rocket sends in your diagram. It is over before 2 comes. Is anything running then?",
            step: "A button that pays", madeBy: "--a-b|", orBy: "--a-b----|", "--a-b"
        ) { $0.elements == ["a", "b"] }
        check.mistake(
            "You have x. When 3 comes, a rocket is running. What does `flatMapFirst` do with a number that comes then?",
            step: "A button that pays", madeBy: "--a-b--k-l-m--x|", orBy: "--a-b--k-lxm|", "--a-b-----x|",
            "--a-b--k--x|"
        ) { $0.came("x") }

        check.row("concatMap") { trial in fuses(trial).concatMap { rocket($0, trial) } }
        check.mistake(
            "You have x before m. The third rocket has to wait. When is the second one over?",
            step: "Three photos", madeBy: "--a-b--k-lxm|"
        ) { $0.elements.says("x", before: "m") }
        check.mistake(
            "You have no x. A number that comes early is not lost here: it waits. Until when?",
            step: "Four operators", madeBy: "--a-b--k-l-m|"
        ) { !$0.came("x") && $0.came("m") }
        check.mistake(
            "The third rocket is lit when the second one is over, at tick 12. How long does it take to its first spark?",
            step: "Three photos", madeBy: "--a-b--k-l-mx|", orBy: "--a-b--k-l-m(x|)", "--a-b--k-l-m-x|"
        ) { row in row.start == 2 && row.elements.says("m", before: "x") && (12...13).contains { row.came("x", at: $0) }
        }
        check.mistake(
            "The first rocket of your row begins later than its number. Nothing was running when 1 came. What would it wait for?",
            madeBy: "----------a-b--k-l-m--x|"
        ) { $0.start.map { $0 > 2 } ?? false }

        check.mistake(
            "Your diagram has no end. The fuses complete, and so does each rocket. What comes then?",
            step: "A karaoke evening", inEveryRow: true, madeBy: "--a-b--k-l-m--x"
        ) { !$0.ends }
        check.mistake(
            "Your diagram ends with the fuses, at tick 9. What is still running or waiting then?",
            step: "A karaoke evening", inEveryRow: true, madeBy: "--a-b--k-|", orBy: "--a-b--k-(l|)"
        ) { $0.completes && $0.end == 9 }
        check.mistake(
            "Your diagram ends with the first rocket, at tick 5. What may still come after that?",
            step: "A karaoke evening", inEveryRow: true, madeBy: "--a-b|", orBy: "--a-(b|)"
        ) { $0.completes && $0.came("a") && ($0.end == 4 || $0.end == 5) }
        check.mistake(
            "Your diagram ends with an error, and nothing fails here.", inEveryRow: true, madeBy: "--a-b--k-l-m--x#"
        ) { $0.fails }
        check.mistake(
            "The sparks are right, and the end is not. When is the last rocket of this row over, and what does the result wait for?",
            step: "A karaoke evening", inEveryRow: true, madeBy: "--a-b--k-l-m--(x|)", orBy: "--a-b--k-l-m--x-|"
        ) { $0.start == 2 && $0.elements == ["a", "b", "k", "l", "m", "x"] && $0.came("x", at: 14) }
        check.mistake(
            "A tick is not right. A rocket begins when it is subscribed to, and its own first column is that tick. Count from there.",
            inEveryRow: true, madeBy: "-a-b--k-l-m--x|", orBy: "a-b-k-l-m-x|", "(abklmx|)"
        ) { $0.start.map { $0 < 2 } ?? true }
    }

    private static func fuses(_ trial: Trial) -> Observable<Int> { trial.cold("fuses", "-1----2-3|").asObservable() }

    private static func rocket(_ number: Int, _ trial: Trial) -> Observable<String> {
        let sparks = [1: "-a-b|", 2: "-k-l-m|", 3: "--x|"][number] ?? "|"
        return trial.scheduler.createColdObservable(sparks, as: String.self).asObservable()
    }
}
