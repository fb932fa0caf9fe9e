import ExerciseSupport

@testable import map_filter_exercises

extension `map-filter` {
    @Test(.exercise(check)) func `1 · Rolls of a die`() {}

    private static let check = Check(diagrams: rollsOfADie, solution: Solution.exercise1, of: Int.self) { check in
        check.row("rolls.filter { $0 > 1 }") { rolls($0).filter { $0 > 1 } }
        check.mistake(
            "Your row has a 1. Does the closure return true for it? And which elements does `filter` keep?",
            step: "Two thick books", madeBy: "-1-1-----1-|", orBy: "-1-1-3-3-1-|"
        ) { $0.elements.contains(1) }
        check.rejects(.early, "-3-3-------|", "3-3-|")
        check.mistake(
            "Your row has no 3. For which rolls does the closure return true, and what does `filter` do with those?",
            step: "Two thick books", madeBy: "-|", orBy: "|", "-----------|"
        ) { $0.elements.isEmpty }
        check.rejects(.lost, "-----3-----|")

        check.row("rolls.distinctUntilChanged()") { rolls($0).distinctUntilChanged() }
        check.mistake(
            "Your row does not begin with a 1. The first element has none before it. Does it pass?",
            step: "A lamp", madeBy: "-----3---1-|", orBy: "-----3-----|"
        ) { $0.elements.first != 1 }
        check.mistake(
            "Your row has each number once. The last 1 has come before. With which element is it compared?",
            step: "A lamp", madeBy: "-1---3-----|", orBy: "---1---3---|"
        ) { $0.elements == [1, 3] }
        check.mistake(
            "Your row has an element that equals the one before it. Does such an element pass?",
            step: "A lamp", madeBy: "-1-1-3-3-1-|", orBy: "-1-1-3---1-|", "-1---3-3-1-|"
        ) { zip($0.elements, $0.elements.dropFirst()).contains { $0 == $1 } }
        check.rejects(.late, "---1---3-1-|")

        check.row("rolls.scan(0) { $0 + $1 }") { rolls($0).scan(0) { $0 + $1 } }
        check.mistake(
            "Your row sends a 0. The sum begins with it. Does `scan` send the value that it begins with?",
            step: "Coins in a jar", madeBy: "0-1-2-5-8-9-|", orBy: "01-2-5-8-9-|", "-0-1-2-5-8-|"
        ) { $0.elements.first == 0 }
        check.mistake(
            "Your row has one sum, at the end. That is another operator. What does `scan` send, and when?",
            step: "Coins in a jar", madeBy: "-----------(9|)", orBy: "---------9-|"
        ) { $0.elements.count == 1 && $0.start! >= 9 }
        check.rejects(nil, "-1-1-3-3-1-|", "-1-2-4-6-4-|")

        check.row("rolls.reduce(0) { $0 + $1 }") { rolls($0).reduce(0) { $0 + $1 } }
        check.mistake(
            "Your row has more than one element. Which operator sends each sum, and which one the last?",
            step: "Coins in a jar", madeBy: "-1-2-5-8-9-|", orBy: "-1-2-5-8-(9|)"
        ) { $0.elements.count > 1 }
        check.mistake(
            "Your sum comes before the end of the rolls. How could `reduce` know that no roll follows?",
            step: "Coins in a jar", madeBy: "---------(9|)", orBy: "---------9-|", "----------(9|)"
        ) { $0.start.map { $0 < 11 } ?? false }
        check.rejects(.noEnd, "-----------9")
        check.rejects(nil, "", "-----------|")

        check.row("rolls.skip(1).take(2)") { rolls($0).skip(1).take(2) }
        check.rejects(.endsLate, "---1-3-----|", "---1-3-|", "---1-3|")
        check.mistake(
            "Your elements are not just the second and the third roll. What has `skip(1)` dropped before `take(2)` counts?",
            step: "Two thick books", madeBy: "---(1|)", orBy: "-1-(1|)", "-----3-(3|)", "---1-3-(3|)"
        ) { $0.elements != [1, 3] }

        check.row("rolls.take(2).filter { $0 > 1 }") { rolls($0).take(2).filter { $0 > 1 } }
        check.mistake(
            "Your row has elements. Which two rolls does `take(2)` let pass, and what does the filter do with them?",
            step: "Two thick books", madeBy: "-----3-(3|)", orBy: "-1-(1|)"
        ) { !$0.elements.isEmpty }
        check.rejects(.endsLate, "-----------|")
        check.rejects(.noEnd, "")
        check.rejects(.endsEarly, "|", "-|")
        check.rejects(.failsOtherwise, "---#")

        check.row("rolls.map { $0 + 1 }.filter { $0 > 5 }") { rolls($0).map { $0 + 1 }.filter { $0 > 5 } }
        check.mistake(
            "Your row has elements. Add 1 to each roll. Which of them is more than 5?",
            step: "Two thick books", madeBy: "-----4-----|"
        ) { !$0.elements.isEmpty }
        check.rejects(.endsEarly, "|", "-|")
        check.rejects(.failsOtherwise, "-----------#")
        check.rejects(.noEnd, "")
    }

    private static func rolls(_ trial: Trial) -> Observable<Int> { trial.cold("rolls", "-1-1-3-3-1-|").asObservable() }
}
