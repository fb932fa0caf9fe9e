import ExerciseSupport

@testable import modern_swift_exercises

extension `modern-swift` {
    @Test(.exercise(check)) func `7 · The first answer`() {}

    private static let check = Check(firstPrice, solution: Solution.exercise7, in: TaskScene.self) { check in
        let solution = Solution.exercise7
        check.play(.text, "north and south are asked, and south says 30") {
            try $0.ask(["north", "south"], ["south 30"], $1)
        }
        let northFails = check.play(.otherInput, "north fails, and then south says 30") {
            try $0.ask(["north", "south"], ["north fails", "south 30"], $1)
        }
        let threeShops = check.play(.otherInput, "three shops: the second fails, and then the first says 90") {
            try $0.ask(["a", "b", "c"], ["b fails", "a 90"], part: "bell", $1)
        }
        let bothFail = check.play(.otherInput, "both fail") {
            try $0.ask(["north", "south"], ["south fails", "north fails"], $1)
        }
        check.play(.otherInput, "one shop, which says 0") { try $0.ask(["east"], ["east 0"], $1) }
        let noShop = check.play(.otherInput, "no shop") { try $0.ask([], [], $1) }
        check.play(.disposed, "the caller's task is cancelled") { try $0.ask(["north", "south"], ["cancel"], $1) }
        check.play(.secondSubscriber, "two calls, one after the other") {
            try $0.ask(["north", "south"], ["south 30"], $1)
            try $0.ask(["north", "south"], ["north 20"], part: "bell", $1)
        }
        check.without(.laterSubscriber, because: "two calls are tried already")

        check.mistake(
            "The second shop was not asked before the first one had answered. How do you ask both at the same time?",
            madeBy: { part, shops in
                for shop in shops { if let price = try? await shop.price(of: part) { return price } }
                throw NoPrice()
            },
            orBy: { part, shops in
                guard let shop = shops.first else { throw NoPrice() }
                return try await shop.price(of: part)
            }
        ) { $0.isText && !$0.day.contains { $0.hasPrefix("asks south") } }
        check.mistake(
            "South said 30, and the call has not returned. North has no answer yet: who waits for it?",
            madeBy: {
                try await asking($0, $1) { group in
                    for try await case let price? in group { return price }
                    throw NoPrice()
                }
            }
        ) { $0.isText && !$0.isAnswered }
        check.mistake(
            "The first price was there, and the request of the other shop goes on. Who cancels it?",
            step: "A cake that is called off", madeBy: readFromAStream
        ) { $0.isText && $0.has("returns 30") && $0.count("cancels") == 0 }
        check.mistake(
            "One shop failed, and another one was still asked. Your function threw. Which error ends a group?",
            madeBy: theFirstResult,
            orBy: {
                try await asking($0, $1) { group in
                    defer { group.cancelAll() }
                    guard let price = try await group.next() ?? nil else { throw NoPrice() }
                    return price
                }
            }
        ) { $0.in(northFails, threeShops) && $0.count("throws") > 0 }
        check.mistake(
            "No shop has a price, and the call has not returned. When does it know that no answer comes any more?",
            madeBy: { part, shops in
                if shops.isEmpty { await Task { try? await Task.sleep(for: .seconds(600)) }.value }
                return try await solution(part, shops)
            }
        ) { $0.in(bothFail, noShop) && !$0.isAnswered }
        check.mistake(
            "There was no price. Your function returned a number, or threw another error than `NoPrice`.",
            madeBy: { part, shops in
                do { return try await solution(part, shops) } catch { return 0 }
            },
            orBy: { part, shops in
                do { return try await solution(part, shops) } catch { throw CancellationError() }
            },
            { part, shops in
                if shops.isEmpty { return 0 }
                return try await solution(part, shops)
            }
        ) { $0.in(bothFail, noShop) && !$0.has("throws NoPrice") || $0.isDisposed && $0.has("returns 0") }
        check.mistake(
            "The caller's task was cancelled, and the shops are still asked. Are your tasks children of the caller's?",
            step: "A cake that is called off",
            madeBy: { part, shops in
                let work = stranger { try await solution(part, shops) }
                return try await work.value
            }
        ) { $0.isDisposed && $0.count("cancels") < 2 }
        check.rejects(
            { _, shops in try await solution("chain", shops) },
            { part, shops in
                let price = try await solution(part, shops)
                if price == 0 { throw NoPrice() }
                return price
            })
        check.hardCoded { part, shops in
            _ = try await solution("chain", shops)
            return 30
        }
        let known = Box<Site?>(nil)
        check.worksOnce { part, shops in
            // A price that is kept for the next call of the same caller.
            let site = (shops.first as? FakeShop)?.site
            if let site, site === known.value { return 30 }
            known.value = site
            return try await solution(part, shops)
        }
        check.accepts("a group of optionals") {
            try await asking($0, $1) { group in
                defer { group.cancelAll() }
                for try await case let price? in group { return price }
                throw NoPrice()
            }
        }
        check.accepts("results in a group", theFirstSuccess)
    }
}
