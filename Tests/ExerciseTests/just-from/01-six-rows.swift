import ExerciseSupport

@testable import just_from_exercises

extension `just-from` {
    @Test(.exercise(check)) func `1 · Six rows`() {}

    private static let check = Check(diagrams: sixRows, solution: Solution.exercise1, of: String.self) { check in
        check.row("just([7, 8])") { _ in Observable.just([7, 8]).map { _ in "o" } }
        check.mistake(
            "`just` does not look into what it gets. How many things does it get here?",
            step: "One element or three", madeBy: "(oo|)", orBy: "oo|", "(oo)", "|", "(78|)"
        ) { $0.elements.count != 1 }

        check.row("of([7, 8])") { _ in Observable.of([7, 8]).map { _ in "o" } }
        check.mistake(
            "`of` sends each of its arguments as it is. Count them: what stands in square brackets is one list.",
            step: "One element or three", madeBy: "(oo|)", orBy: "oo|", "(oo)"
        ) { $0.elements.count != 1 }

        check.row("of(7, 8)") { _ in Observable.of(7, 8).map { _ in "o" } }
        check.mistake(
            "`of` sends each of its arguments. Here are no square brackets: how many arguments are there?",
            step: "One element or three", madeBy: "(o|)", orBy: "|", "o|"
        ) { $0.elements.count != 2 }

        check.row("from([7, 8])") { _ in Observable.from([7, 8]).map { _ in "o" } }
        check.mistake(
            "`from` gets a list. What does it do with a list that `just` does not do?",
            step: "One element or three", madeBy: "(o|)", orBy: "|", "o|"
        ) { $0.elements.count != 2 }

        check.row("from(optional: Int(\"seven\"))") { _ in Observable.from(optional: Int("seven")).map { _ in "o" } }
        check.mistake(
            "\"seven\" is no number, so this optional has no value. What can `onNext` be called with?",
            step: "What from takes", madeBy: "(o|)", orBy: "o", "o|", "(n|)"
        ) { !$0.elements.isEmpty }

        check.row("just(Int(\"seven\"))") { _ in Observable.just(Int("seven")).map { _ in "o" } }
        check.mistake(
            "`just` does not look at what it gets. It gets `nil` here. Is that a value of the type `Int?`?",
            step: "What from takes", madeBy: "|", orBy: "", "(oo|)"
        ) { !$0.fails && $0.elements.count != 1 }

        check.mistake(
            "You have an error, and nothing throws in this row. Which event ends a row where all is well?",
            step: "What from takes", inEveryRow: true, madeBy: "#", orBy: "(o#)"
        ) { $0.fails }
        check.mistake(
            "Your row takes more than one tick. Each column is one tick. What stands around events that share a tick?",
            inEveryRow: true, madeBy: "o|", orBy: "-(o|)"
        ) { $0.events.contains { $0.time > 0 } }
        check.mistake(
            "Your row does not end. What does each of these operators send after its last element?",
            step: "Two ways to send a 7", inEveryRow: true, madeBy: "o"
        ) { !$0.ends }
        check.mistake(
            "Draw every element as an o here, whatever it is.", inEveryRow: true, madeBy: "(n|)", orBy: "(7|)"
        ) { $0.elements.contains { $0 != "o" } }
    }
}
