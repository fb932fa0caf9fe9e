import ExerciseSupport

@testable import map_filter_exercises

extension `map-filter` {
    @Test(.exercise(check)) func `2 · Labels for bread`() {}

    private static let check = Check(lines: labelsForBread, solution: Solution.exercise2) { check in
        check.truth { log in
            let labels = Observable.of("oat", "rye", "rye")
                .filter { bread in
                    log("look")
                    return bread == "rye"
                }
                .map { bread in
                    log("print")
                    return "fresh \(bread)"
                }
                .take(1)
            log("open")
            _ = labels.subscribe(onNext: { _ in log("Anna") })
            _ = labels.subscribe(onNext: { _ in log("Boris") })
        }

        check.mistake(
            "\"open\" is not your first word. When it is logged, nobody has subscribed. When does a closure of a chain run?",
            step: "Two prices and a map", madeBy: ["look", "look", "print", "open", "Anna", "Boris"],
            orBy: ["look", "open", "look", "print", "Anna"]
        ) { $0.first != "open" }
        check.mistake(
            "Anna and Boris take turns in your list. Does the first `subscribe` return before its chain is done?",
            madeBy: ["open", "look", "look", "look", "look", "print", "print", "Anna", "Boris"],
            orBy: ["open", "look", "look", "print", "look", "look", "print", "Anna", "Boris"]
        ) { $0.prefix { $0 != "Anna" }.count { $0 == "look" } > 3 && $0.says("Anna") && $0.says("Boris") }
        check.mistake(
            "You have three looks before the first \"print\". Does `filter` see all breads before `map` sees one?",
            step: "Two prices and a map",
            madeBy: ["open", "look", "look", "look", "print", "Anna", "look", "look", "look", "print", "Boris"],
            orBy: [
                "open", "look", "look", "look", "print", "print", "Anna", "look", "look", "look", "print", "print",
                "Boris",
            ]
        ) { $0.starts(with: ["open", "look", "look", "look"]) }
        check.mistake(
            "You have a \"print\" after one look. The first bread is oat. Does `filter` send it on?",
            step: "Two thick books", madeBy: ["open", "look", "print", "Anna", "look", "print", "Boris"],
            orBy: ["open", "look", "print", "look", "print", "Anna", "look", "print", "look", "print", "Boris"]
        ) { $0.starts(with: ["open", "look", "print"]) }
        check.mistake(
            "After \"Anna\" you have fewer than two looks. Boris has a chain of his own: at which bread does it begin?",
            step: "A price and two screens", madeBy: ["open", "look", "look", "print", "Anna", "Boris"],
            orBy: ["open", "look", "look", "print", "Anna"],
            ["open", "look", "look", "print", "Anna", "print", "Boris"],
            ["open", "look", "look", "print", "Anna", "look", "print", "Boris"]
        ) { $0.says("Anna") && Array($0.drop { $0 != "Anna" }).times("look") < 2 }
        check.mistake(
            "You have a look after \"Anna\" for a bread that nobody needs. What does `take(1)` do after its first element?",
            step: "Two thick books",
            madeBy: ["open", "look", "look", "print", "Anna", "look", "look", "look", "print", "Boris", "look"],
            orBy: [
                "open", "look", "look", "print", "Anna", "look", "print", "look", "look", "print", "Boris", "look",
                "print",
            ]
        ) { $0.count { $0 == "look" } > 4 }
        check.mistake(
            "No \"print\" stands before \"Anna\" in your list. Which closure runs first, of `map` or of `subscribe`?",
            step: "Two prices and a map",
            madeBy: ["open", "look", "look", "Anna", "print", "look", "look", "Boris", "print"]
        ) { $0.starts(with: ["open", "look", "look", "Anna"]) }
        check.mistake(
            "You have a \"print\" before the first \"look\". Which of the two closures stands first in the chain?",
            step: "Two prices and a map",
            madeBy: ["open", "print", "look", "look", "Anna", "print", "look", "look", "Boris"]
        ) { $0.says("print", before: "look") }
        check.rejects(["open"])
        check.rejects(["open", "look", "look", "print", "Anna", "look", "look", "print"])
    }
}
