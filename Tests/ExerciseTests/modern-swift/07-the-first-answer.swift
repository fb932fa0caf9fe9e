import ExerciseSupport
import LessonKit
import Streams
import Testing

@testable import modern_swift_exercises

extension `modern-swift` {
    @Test(.exercise(TheFirstAnswer.exercise)) func `7 · The first answer`() {}
}

struct TheFirstAnswer {
    static let exercise = Check(firstPrice, solution: Solution.firstPrice, in: TaskScene.self) { check in
        let solution = Solution.firstPrice
        check.play(.text, "north and south are asked, and south says 30") {
            try $0.ask(["north", "south"], ["south 30"], $1)
        }
        check.play(.otherInput, "north fails, and then south says 30") {
            try $0.ask(["north", "south"], ["north fails", "south 30"], $1)
        }
        check.play(.otherInput, "three shops: the second fails, and then the first says 90") {
            try $0.ask(["a", "b", "c"], ["b fails", "a 90"], part: "bell", $1)
        }
        check.play(.otherInput, "both fail") { try $0.ask(["north", "south"], ["south fails", "north fails"], $1) }
        check.play(.otherInput, "one shop, which says 0") { try $0.ask(["east"], ["east 0"], $1) }
        check.play(.otherInput, "no shop") { try $0.ask([], [], $1) }
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
        ) { $0.kind == .text && !$0.day.contains { $0.hasPrefix("asks south") } }
        check.mistake(
            "South said 30, and the call has not returned. North has no answer yet: who waits for it?",
            madeBy: { part, shops in
                try await withThrowingTaskGroup(of: Int?.self) { group in
                    for shop in shops { group.addTask { try? await shop.price(of: part) } }
                    for try await case let price? in group { return price }
                    throw NoPrice()
                }
            },
            orBy: { part, shops in
                try await withThrowingTaskGroup(of: Int?.self) { group in
                    for shop in shops { group.addTask { try? await shop.price(of: part) } }
                    var prices: [Int] = []
                    for try await case let price? in group { prices.append(price) }
                    guard let best = prices.min() else { throw NoPrice() }
                    return best
                }
            }
        ) { $0.kind == .text && !$0.isAnswered }
        check.mistake(
            "The first price was there, and the request of the other shop goes on. Who cancels it?",
            step: "A cake that is called off",
            madeBy: { part, shops in
                let answers = AsyncStream<Int?> { continuation in
                    for shop in shops { task { continuation.yield(try? await shop.price(of: part)) } }
                }
                var left = shops.count
                if left == 0 { throw NoPrice() }
                for await answer in answers {
                    left -= 1
                    if let answer { return answer }
                    if left == 0 { break }
                }
                throw NoPrice()
            }
        ) { $0.kind == .text && $0.has("returns 30") && $0.count("cancels") == 0 }
        check.mistake(
            "One shop failed, and another one was still asked. Your function threw. Which error ends a group?",
            madeBy: { part, shops in
                try await withThrowingTaskGroup(of: Int.self) { group in
                    for shop in shops { group.addTask { try await shop.price(of: part) } }
                    defer { group.cancelAll() }
                    guard let price = try await group.next() else { throw NoPrice() }
                    return price
                }
            },
            orBy: { part, shops in
                try await withThrowingTaskGroup(of: Int?.self) { group in
                    for shop in shops { group.addTask { try? await shop.price(of: part) } }
                    defer { group.cancelAll() }
                    guard let price = try await group.next() ?? nil else { throw NoPrice() }
                    return price
                }
            }
        ) { $0.situation?.contains("fails, and then") == true && $0.count("throws") > 0 }
        check.mistake(
            "No shop has a price, and the call has not returned. When does it know that no answer comes any more?",
            madeBy: { part, shops in
                if shops.isEmpty { await Task { try? await Task.sleep(for: .seconds(600)) }.value }
                return try await solution(part, shops)
            }
        ) { ["both fail", "no shop"].contains($0.situation) && !$0.isAnswered }
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
        ) {
            ["both fail", "no shop"].contains($0.situation) && !$0.has("throws NoPrice")
                || $0.kind == .disposed && $0.has("returns 0")
        }
        check.mistake(
            "A shop was asked for another part than the caller needs.",
            madeBy: { _, shops in try await solution("chain", shops) }
        ) {
            $0.lines.contains { $0.hasPrefix("asks") && !$0.hasSuffix("for a chain") && !$0.hasSuffix("for a bell") }
                || $0.situation?.hasPrefix("three shops") == true && $0.count("asks a for a chain") > 0
        }
        check.mistake(
            "The caller's task was cancelled, and the shops are still asked. Are your tasks children of the caller's?",
            step: "A cake that is called off",
            madeBy: { part, shops in
                let work = stranger { try await solution(part, shops) }
                return try await work.value
            }
        ) { $0.kind == .disposed && $0.count("cancels") < 2 }
        check.mistake(
            "A price of 0 is a price.",
            madeBy: { part, shops in
                let price = try await solution(part, shops)
                if price == 0 { throw NoPrice() }
                return price
            }
        ) { $0.situation?.contains("says 0") == true && !$0.has("returns 0") }

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
        check.accepts("a group that does not throw") { part, shops in
            let price = await withTaskGroup(of: Int?.self) { group in
                for shop in shops { group.addTask { try? await shop.price(of: part) } }
                while let answer = await group.next() {
                    if let answer {
                        group.cancelAll()
                        return Int?.some(answer)
                    }
                }
                return nil
            }
            guard let price else { throw NoPrice() }
            return price
        }
        check.accepts("results in a group") { part, shops in
            try await withThrowingTaskGroup(of: Int.self) { group in
                for shop in shops { group.addTask { try await shop.price(of: part) } }
                defer { group.cancelAll() }
                while let result = await group.nextResult() {
                    if case .success(let price) = result { return price }
                }
                throw NoPrice()
            }
        }
    }
}
