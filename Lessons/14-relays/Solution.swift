import Dispatch
import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// `double` is a stream: it begins with the value at the subscription, and computes anew for each `accept`, for an equal number
    /// too. `noted` is a number that was read once, before the first `accept`.
    static func exercise1() -> [String] { ["double 6", "double 6", "noted 2", "double 8", "value 4"] }

    /// `value` can only be read. A change makes a new list of the latest one, and `accept` sends it. `dropLast` of no photos is
    /// no photos.
    static func exercise2() -> any Album { Exercise2() }

    /// A relay has no error, so the error becomes an element before `bind`. `catchAndReturn` completes after it, and `bind`
    /// leaves that out.
    static func exercise3(_ sensor: Observable<Int>) -> Observable<String> {
        let board = BehaviorRelay(value: "waiting")
        _ = sensor.map { "\($0) cm" }.catchAndReturn("no signal").bind(to: board)
        return board.asObservable()
    }

    /// The rule stands above the relay: so it never has a level above 5.
    static func exercise4(_ wishes: Observable<Int>) -> Observable<Int> {
        let heat = BehaviorRelay(value: 1)
        _ = wishes.map { min($0, 5) }.bind(to: heat)
        return heat.asObservable()
    }

    /// A text needs no state: `map` makes it from each price. The labels start the exchange, end with it, and dispose of it.
    static func exercise5(_ exchange: Observable<Int>) -> Observable<String> {
        exchange.map { price in "\(price) €" }
    }

    /// To read the list and to accept the new one is one piece of work on a serial queue. No other change
    /// comes between.
    static func exercise6() -> any GuestBook { Exercise6() }

    /// One relay has all counts. Each number and the total are computed from it, so they always fit.
    static func exercise7(prices: [String: Int]) -> any Menu { CountedMenu(prices: prices) }

    final class Exercise2: Album {
        private let list = BehaviorRelay<[String]>(value: [])

        var photos: Observable<[String]> { list.asObservable() }

        func add(_ photo: String) { list.accept(list.value + [photo]) }
        func removeLast() { list.accept(list.value.dropLast()) }
        func clear() { list.accept([]) }
    }

    final class Exercise6: GuestBook {
        private let list = BehaviorRelay<[String]>(value: [])
        private let clerk = DispatchQueue(label: "clerk")

        var guests: Observable<[String]> { list.asObservable() }

        func change(_ change: @escaping @Sendable ([String]) -> [String]) {
            clerk.sync { list.accept(change(list.value)) }
        }
    }

    final class CountedMenu: Menu {
        private let prices: [String: Int]
        private let counts = BehaviorRelay<[String: Int]>(value: [:])

        init(prices: [String: Int]) { self.prices = prices }

        func count(of dish: String) -> Observable<Int> { counts.map { $0[dish, default: 0] } }

        var total: Observable<Int> {
            counts.map { [prices] counts in
                counts.reduce(0) { sum, order in sum + prices[order.key, default: 0] * order.value }
            }
        }

        func add(_ dish: String) { change(dish, by: 1) }
        func remove(_ dish: String) { change(dish, by: -1) }
        func clear() { counts.accept([:]) }

        private func change(_ dish: String, by difference: Int) {
            var counts = counts.value
            counts[dish] = max(0, counts[dish, default: 0] + difference)
            self.counts.accept(counts)
        }
    }
}
