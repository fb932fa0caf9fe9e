import ExerciseSupport

@testable import relays_exercises

extension `relays` {
    @Test(.exercise(check)) func `7 · The menu`() {}

    /// Two streams of one object, one in each situation.
    private static let check = Check(menu, solution: Solution.exercise7, in: MenuScene.self) { check in
        let prices = ["soup": 3, "rice": 2]
        let other = ["tea": 4, "cake": 5, "bun": 7]
        for dish in ["soup", "rice", "total"] {
            check.play(.text, "\(dish), from tick 0") { try $0.evening($1, prices, "-s-r-r-S-S-!-", dish, (0, nil)) }
            check.play(.text, "\(dish), from tick 6") { try $0.evening($1, prices, "-s-r-r-S-S-!-", dish, (6, nil)) }
        }
        check.play(.disposed, "total, to tick 4") { try $0.evening($1, prices, "-s-r-r-S-S-!-", "total", (0, 4)) }
        let others = ["tea", "total", "bun", "cake"].map { dish in
            check.play(.otherInput, "other dishes, \(dish)") {
                try $0.evening($1, other, "-ttTTTtbc", dish, (0, nil), (5, nil))
            }
        }
        let (tea, total) = (others[0], others[1])
        let goesOn = check.play(.otherInput, "on after clear") {
            try $0.evening($1, ["soup": 3], "-ss-!-s", "total", (0, nil))
        }
        check.play(.secondSubscriber, "total, two people") {
            try $0.evening($1, prices, "-s-r-r-S-S-!-", "total", (0, 6), (2, nil))
        }
        check.play(.laterSubscriber, "total, somebody after another") {
            try $0.evening($1, prices, "-s-r-r-S-S-!-", "total", (0, 2), (6, nil))
        }
        let isLetGo = check.play(.further, "the menu is let go of") { scene, answer in
            weak var menu: (any Menu)?
            do {
                let held = try answer(prices)
                menu = held
                let subscriptions = [held.total.subscribe(), held.count(of: "soup").subscribe()]
                held.add("soup")
                held.remove("soup")
                for subscription in subscriptions { subscription.dispose() }
            }
            scene.note("the menu", menu == nil ? "freed" : "not freed")
        }

        check.mistake(
            "Nobody holds the menu any more, and it was not freed. Which closure holds it, and who holds that closure?",
            madeBy: { prices in
                let menu = MenuByHand(prices)
                menu.counts.subscribe(onNext: { _ in _ = menu.prices }).disposed(by: menu.bag)
                return menu
            }
        ) { $0.in(isLetGo) }
        check.mistake("Two menus know of each other. What do they share?", madeBy: { _ in MenuByHand.only }) {
            $0.isOne || $0.hasOthersSoup
        }
        check.mistake(
            "The stream ends. Does it follow the menu, or is it a number of one moment?",
            step: "A number and a stream", madeBy: { MenuByHand($0, showing: { .just($0.value) }) }
        ) { $0.isText && $0.ends }
        check.mistake(
            "Somebody subscribes, and does not receive a number at once. Which relay remembers?", step: "Two boards",
            madeBy: { MenuByHand($0, showing: { $0.skip(1) }) }
        ) { $0.isFrom0 && $0.start != 0 }
        check.mistake(
            "Somebody who comes late receives how it began. Where does the stream begin?",
            madeBy: { MenuByHand($0, showing: { $0.skip(1).startWith([:]) }) }
        ) { $0.isText && !$0.isFrom0 && $0.elements.first == 0 }
        check.mistake(
            "A dish is ordered less than zero times. What does `remove` do at 0?",
            madeBy: { MenuByHand($0, removing: { $0 - 1 }) }
        ) { $0.elements.contains { $0 < 0 } }
        check.mistake(
            "An order of another dish was counted as well. What is the key of a count?",
            madeBy: { MenuByHand($0, keying: { _ in "soup" }) }
        ) { $0.shows("soup") && $0.came(3) }
        check.mistake(
            "What comes is how many dishes are ordered, and not what they cost.",
            madeBy: { MenuByHand($0.mapValues { _ in 1 }) }
        ) { $0.shows("total") && $0.isFrom0 && $0.elements.starts(with: [0, 1]) }
        check.mistake(
            "All was cleared, and the last number that came is not 0. What do subscribers receive then?",
            madeBy: { MenuByHand($0, clearing: { $0 }) }
        ) {
            $0.isText && $0.isFrom0 && $0.elements.last != 0
                || $0.in(goesOn) && !$0.elements.dropFirst().contains(0)
        }
        check.mistake(
            "`remove` took away more than one.", madeBy: { MenuByHand($0, removing: { _ in 0 }) }
        ) { $0.in(tea) && $0.elements.starts(with: [0, 1, 2, 0]) }
        check.mistake(
            "Somebody removed at 0, and the next order did not count. What changes at 0?",
            madeBy: { MenuByHand($0, reading: { max(0, $0) }, removing: { $0 - 1 }) }
        ) { $0.in(tea) && $0.elements == [0, 1, 2, 1, 0] }
        check.mistake(
            "These are prices of another menu. Which ones is this menu given?",
            madeBy: { _ in MenuByHand(["soup": 3, "rice": 2]) }
        ) { $0.in(total) && $0.elements == [0] }

        check.rejects(.lost) {
            MenuByHand($0, showing: { $0.map { $0.filter { ["soup", "rice"].contains($0.key) } } })
        }
        check.hardCoded { _ in MenuByHand(["soup": 3, "rice": 2]) }
        check.without(.worksOnce, because: "a shared menu, above, is this mistake")
        check.rejects { MenuByHand($0, reading: { min($0, 1) }) }

        check.accepts("a relay for each dish") { MenuByDish($0) }
    }
}
