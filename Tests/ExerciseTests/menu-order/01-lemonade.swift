import ExerciseSupport

@testable import menu_order_exercises

extension `menu-order` {
    @Test(.exercise(check)) func `1 · Lemonade`() {}

    private static let check = Check(lines: lemonade, solution: Solution.exercise1) { check in
        check.truth { log in
            let cups = BehaviorSubject(value: 0)
            let price = cups.map { $0 * 2 }
            func sell() { cups.onNext(try! cups.value() + 1) }

            _ = cups.subscribe(onNext: { log("cups \($0)") }, onCompleted: { log("closed") })
            sell()
            _ = price.subscribe(onNext: { log("price \($0)") })
            sell()
            cups.onCompleted()
            sell()
            log("value \(try! cups.value())")
        }

        check.mistake(
            "You have no \"cups 0\". The subject has a value when the first one subscribes. Who receives it?",
            madeBy: ["cups 1", "price 2", "cups 2", "price 4", "closed", "value 2"]
        ) { !$0.contains("cups 0") }

        check.mistake(
            "You have a line for a cup that is sold after `onCompleted()`. What does a subject do with an element after its "
                + "end?", step: "An order and the way back",
            madeBy: ["cups 0", "cups 1", "price 2", "cups 2", "price 4", "closed", "cups 3", "price 6", "value 3"],
            orBy: ["cups 0", "cups 1", "price 2", "cups 2", "price 4", "closed", "price 6", "value 2"]
        ) { $0.contains("cups 3") || $0.contains("price 6") }

        check.mistake(
            "You have \"value 3\". The third cup was sold after the end. Does an element that nobody receives become the value?",
            step: "An order and the way back",
            madeBy: ["cups 0", "cups 1", "price 2", "cups 2", "price 4", "closed", "value 3"]
        ) { $0.contains("value 3") }

        check.mistake(
            "You have \"price 0\". When `price` is subscribed to, one cup has been sold already. Which value is the latest?",
            madeBy: ["cups 0", "cups 1", "price 0", "cups 2", "price 4", "closed", "value 2"],
            orBy: ["cups 0", "cups 1", "price 0", "price 2", "cups 2", "price 4", "closed", "value 2"],
            ["cups 0", "price 0", "cups 1", "price 2", "cups 2", "price 4", "closed", "value 2"]
        ) { $0.contains("price 0") }

        check.mistake(
            "You have no \"price 2\". `map` passes on what the subject sends when somebody subscribes. When is that?",
            madeBy: ["cups 0", "cups 1", "cups 2", "price 4", "closed", "value 2"]
        ) { !$0.contains("price 2") }

        check.mistake(
            "You have \"price 2\" twice. How often does the subject send the 1 to `price`?",
            madeBy: ["cups 0", "cups 1", "price 2", "price 2", "cups 2", "price 4", "closed", "value 2"],
            orBy: ["cups 0", "cups 1", "price 2", "cups 2", "price 2", "closed", "value 2"]
        ) { $0.times("price 2") > 1 }

        check.mistake(
            "You have \"price 2\" before \"cups 1\". Which comes first, the first `sell()` or the subscription to `price`?",
            madeBy: ["cups 0", "price 2", "cups 1", "cups 2", "price 4", "closed", "value 2"]
        ) { $0.says("price 2", before: "cups 1") }

        check.mistake(
            "You have \"price 4\" before \"cups 2\". Two have subscribed to the subject. In which order?",
            madeBy: ["cups 0", "cups 1", "price 2", "price 4", "cups 2", "closed", "value 2"]
        ) { $0.says("price 4", before: "cups 2") }

        check.mistake(
            "You have no \"closed\". Who calls `onCompleted()`, and who has a handler for it?",
            madeBy: ["cups 0", "cups 1", "price 2", "cups 2", "price 4", "value 2"]
        ) { !$0.contains("closed") }

        check.mistake(
            "You have \"closed\" twice. Both subscriptions end. How many of them log it?",
            madeBy: ["cups 0", "cups 1", "price 2", "cups 2", "price 4", "closed", "closed", "value 2"]
        ) { $0.times("closed") > 1 }

        check.mistake(
            "You have no \"value 2\" at the end. After a completion a behavior subject receives nothing more. What does it keep?",
            madeBy: ["cups 0", "cups 1", "price 2", "cups 2", "price 4", "closed"],
            orBy: ["cups 0", "cups 1", "price 2", "cups 2", "price 4", "closed", "value 0"],
            ["cups 0", "cups 1", "price 2", "cups 2", "price 4", "value 2", "closed"]
        ) { $0.last != "value 2" }

        check.mistake(
            "You have no \"price 4\". Two have subscribed when the second cup is sold. Who receives the 2?",
            madeBy: ["cups 0", "cups 1", "price 2", "cups 2", "closed", "value 2"]
        ) { !$0.contains("price 4") }
    }
}
