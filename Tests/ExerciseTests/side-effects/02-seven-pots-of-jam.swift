import ExerciseSupport

@testable import side_effects_exercises

extension `side-effects` {
    @Test(.exercise(check)) func `2 · Seven pots of jam`() {}

    private static let check = Check(diagrams: sevenPots, solution: Solution.exercise2, of: Int.self) { check in
        check.row("berries.do(onNext: { try taste($0) })") { berries($0).do(onNext: { try taste($0) }) }
        check.mistake(
            "Your diagram has no error. The closure of `do` threw one: who takes care of it?",
            step: "A ship and its logbook", madeBy: "-1-2-3|", orBy: "-1---3|", "-1-|", "-1-2-|"
        ) { !$0.fails }
        check.mistake(
            "Your diagram has the rotten berry. `onNext` threw: had the berry gone on before?",
            step: "A ship and its logbook", madeBy: "-1-(2#)", orBy: "-1-2#", "-1-2-3#"
        ) { $0.came(2) }
        check.rejects(nil, "-1---3#")

        check.row("berries.do(afterNext: { try taste($0) })") { berries($0).do(afterNext: { try taste($0) }) }
        check.rejects(nil, "-1-2-3|", "-1---3|")
        check.rejects(nil, "-1-#")
        check.mistake(
            "Your diagram has the error at a later tick than the 2. Does `afterNext` wait for the next tick, or for the end?",
            step: "A letter and two clerks", madeBy: "-1-2#", orBy: "-1-2-#", "-1-2-3#", "-1-2-(3#)"
        ) { $0.end ?? 0 > 3 }

        check.row("berries.do(onNext: { try? taste($0) })") { berries($0).do(onNext: { try? taste($0) }) }
        check.mistake(
            "Your diagram has an error. `try?` makes nil of it: does the closure still throw?",
            step: "A ship and its logbook", madeBy: "-1-#", orBy: "-1-(2#)"
        ) { $0.fails }
        check.mistake(
            "Your diagram has no 2. Can a closure of `do` keep an element from going on?",
            step: "A ship and its logbook", madeBy: "-1---3|", orBy: "-1-|"
        ) { !$0.came(2) }

        check.row("berries.do(onNext: { try taste($0) }).filter { $0 != 2 }") {
            berries($0).do(onNext: { try taste($0) }).filter { $0 != 2 }
        }
        check.mistake(
            "Your diagram has no error. The filter stands below the `do`: which berries does the `do` see?",
            step: "Two fish", madeBy: "-1---3|", orBy: "-1-2-3|"
        ) { !$0.fails }
        check.rejects(nil, "-1-(2#)")
        check.rejects(nil, "-1---3#")

        check.row("berries.filter { $0 != 2 }.do(onNext: { try taste($0) })") {
            berries($0).filter { $0 != 2 }.do(onNext: { try taste($0) })
        }
        check.mistake(
            "Your diagram has an error. The filter stands above the `do`: which berries does the `do` see?",
            step: "Two fish", madeBy: "-1-#", orBy: "-1---3#"
        ) { $0.fails }
        check.rejects(nil, "-1-2-3|")
        check.rejects(nil, "-1-3|", "-1-3--|")

        check.row("berries.do(onNext: { try taste($0) }).catchAndReturn(9)") {
            berries($0).do(onNext: { try taste($0) }).catchAndReturn(9)
        }
        check.mistake(
            "Your diagram has a berry after the 9. Is the source still subscribed to when it has been replaced?",
            step: "A ship and its logbook", madeBy: "-1-9-3|", orBy: "-1---3|", "-1-2-3|"
        ) { $0.came(3) }
        check.mistake(
            "Your diagram has the 2. `onNext` threw before the berry went on: what is below the `do` in its place?",
            step: "A ship and its logbook", madeBy: "-1-(29|)"
        ) { $0.came(2) }
        check.mistake(
            "Your diagram has an error. What does `catchAndReturn` do with it?", madeBy: "-1-#", orBy: "-1-(9#)"
        ) { $0.fails }
        check.rejects(nil, "-1-|")
        check.rejects(nil, "-1-9", "-1-9|", "-1-9--|")

        check.row("berries.do(onCompleted: { throw Rotten() })") { berries($0).do(onCompleted: { throw Rotten() }) }
        check.mistake(
            "Your diagram has `completed`. The closure threw before the end went on: what arrives in its place?",
            step: "A ship and its logbook", madeBy: "-1-2-3|", orBy: "|"
        ) { $0.completes }
        check.mistake(
            "Your diagram has the error before tick 6. When do the berries complete?", step: "A ship and its logbook",
            madeBy: "-1-2-(3#)", orBy: "-1-#", "#"
        ) { $0.fails && $0.end ?? 6 < 6 }

        check.rejects(nil, "-1-2-3")
        check.rejects(nil, "-0-0-0#", "-2-3-4#")
    }

    private struct Rotten: Error {}

    private static func taste(_ berry: Int) throws { if berry == 2 { throw Rotten() } }

    private static func berries(_ trial: Trial) -> Observable<Int> { trial.cold("berries", "-1-2-3|").asObservable() }
}
