import ExerciseSupport

@testable import relays_exercises

extension `relays` {
    @Test(.exercise(check)) func `1 · A price and its double`() {}

    private static let check = Check(lines: aPriceAndItsDouble, solution: Solution.exercise1) { check in
        check.truth { log in
            let price = BehaviorRelay(value: 1)
            let double = price.map { $0 * 2 }
            let noted = price.value * 2

            price.accept(3)
            _ = double.subscribe(onNext: { log("double \($0)") })
            price.accept(3)
            log("noted \(noted)")
            price.accept(4)
            log("value \(price.value)")
        }

        check.mistake(
            "`noted` follows the relay in your list. It is a number that was read once: when?",
            step: "A number and a stream", madeBy: ["double 6", "double 6", "noted 8", "double 8", "value 4"],
            orBy: ["double 6", "double 6", "noted 6", "double 8", "value 4"]
        ) { $0.contains { $0.hasPrefix("noted") && $0 != "noted 2" } }

        check.mistake(
            "`double` stands still in your list. A `map` computes anew for each element: which is the last one?",
            step: "A number and a stream", madeBy: ["double 2", "noted 2", "value 4"],
            orBy: ["double 3", "double 3", "noted 2", "double 4", "value 4"]
        ) { $0.contains { $0.hasPrefix("double") } && !$0.says("double 8") }

        check.mistake(
            "You have \"double 2\". Somebody subscribes after the first `accept`: how many elements does the relay remember?",
            step: "Two boards", madeBy: ["double 2", "double 6", "double 6", "noted 2", "double 8", "value 4"],
            orBy: ["double 2", "double 6", "noted 2", "double 8", "value 4"],
            ["double 2", "double 6", "double 6", "noted 2", "double 8", "value 1"]
        ) { $0.says("double 2") }

        check.mistake(
            "The value at the end is another one. `map` makes a new stream and leaves the relay as it is. What did `accept` bring last?",
            step: "A number and a stream", madeBy: ["double 6", "double 6", "noted 2", "double 8", "value 8"],
            orBy: ["double 6", "double 6", "noted 2", "double 8", "value 1"]
        ) { $0.contains { $0.hasPrefix("value") && $0 != "value 4" } }

        check.mistake(
            "You have \"double 6\" once. What comes at the subscription, and what comes when an equal price is accepted?",
            step: "The same number again", madeBy: ["double 6", "noted 2", "double 8", "value 4"]
        ) { $0.times("double 6") == 1 }

        check.mistake(
            "These are the right words. `accept` calls the subscriber before it returns: which line of the code comes when?",
            madeBy: ["double 6", "noted 2", "double 6", "double 8", "value 4"]
        ) { $0.sorted() == ["double 6", "double 6", "double 8", "noted 2", "value 4"] }
    }
}
