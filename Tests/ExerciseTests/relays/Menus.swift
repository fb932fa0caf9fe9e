import ExerciseSupport

@testable import relays_exercises

/// A menu that does what people do.
final class MenuByHand: Menu {
    nonisolated(unsafe) static let only = MenuByHand(["soup": 3, "rice": 2])

    let prices: [String: Int]
    let counts: BehaviorRelay<[String: Int]>
    let bag = DisposeBag()
    private let shown: (BehaviorRelay<[String: Int]>) -> Observable<[String: Int]>
    private let (reading, removing): ((Int) -> Int, (Int) -> Int)
    private let clearing: ([String: Int]) -> [String: Int]
    private let key: (String) -> String

    init(
        _ prices: [String: Int], counts: BehaviorRelay<[String: Int]> = BehaviorRelay(value: [:]),
        showing: @escaping (BehaviorRelay<[String: Int]>) -> Observable<[String: Int]> = { $0.asObservable() },
        reading: @escaping (Int) -> Int = { $0 }, removing: @escaping (Int) -> Int = { max(0, $0 - 1) },
        clearing: @escaping ([String: Int]) -> [String: Int] = { _ in [:] },
        keying key: @escaping (String) -> String = { $0 }
    ) {
        (self.prices, self.counts) = (prices, counts)
        (shown, self.reading, self.removing) = (showing, reading, removing)
        (self.clearing, self.key) = (clearing, key)
    }

    func count(of dish: String) -> Observable<Int> {
        shown(counts).map { [key, reading] in reading($0[key(dish), default: 0]) }
    }
    var total: Observable<Int> {
        shown(counts).map { [prices, reading] counts in
            counts.reduce(0) { $0 + prices[$1.key, default: 0] * reading($1.value) }
        }
    }
    func add(_ dish: String) { change(dish) { $0 + 1 } }
    func remove(_ dish: String) { change(dish, removing) }
    func clear() { counts.accept(clearing(counts.value)) }

    private func change(_ dish: String, _ change: (Int) -> Int) {
        var counts = counts.value
        counts[key(dish)] = change(counts[key(dish), default: 0])
        self.counts.accept(counts)
    }
}

/// A menu with a relay for each dish.
final class MenuByDish: Menu {
    private let prices: [String: Int]
    private let counts: [String: BehaviorRelay<Int>]

    init(_ prices: [String: Int]) {
        (self.prices, counts) = (prices, prices.mapValues { _ in BehaviorRelay(value: 0) })
    }

    func count(of dish: String) -> Observable<Int> { counts[dish]?.asObservable() ?? .just(0) }
    var total: Observable<Int> {
        let parts = counts.map { dish, count in count.map { [prices] in $0 * prices[dish, default: 0] } }
        return Observable.combineLatest(parts) { $0.reduce(0, +) }
    }
    func add(_ dish: String) { counts[dish].map { $0.accept($0.value + 1) } }
    func remove(_ dish: String) { counts[dish].map { $0.accept(max(0, $0.value - 1)) } }
    func clear() { for count in counts.values { count.accept(0) } }
}

final class MenuScene: Scene<Int> {
    /// Whether two menus are the same object.
    private(set) var isOne = false
    /// Whether a soup came that was ordered at tick 0 of the other menu.
    var hasOthersSoup: Bool {
        shows("soup") && isFrom0 && received.events.count { $0.time == 0 && $0.value.element != nil } > 1
    }
    /// Whether that dish, or the total, is looked at on the evening of the text.
    func shows(_ dish: String) -> Bool { isText && self.dish == dish }
    /// Whether somebody looks from the beginning, on the evening of the text.
    var isFrom0: Bool { isText && from == 0 }
    private var (dish, from) = ("", 0)

    /// Calls at ticks: a small letter orders a dish, the capital one orders it back, `!` clears.
    func evening(
        _ answer: ([String: Int]) throws -> any Menu, _ prices: [String: Int], _ calls: String, _ dish: String,
        _ people: (from: Int, to: Int?)...
    ) throws {
        let (menu, other) = (try answer(prices), try answer(["soup": 4]))
        (isOne, self.dish, from) = (menu === other, dish, people[0].from)
        at(0) { other.add("soup") }
        let dishes: [Character: String] = ["s": "soup", "r": "rice", "t": "tea", "c": "cake", "b": "bun"]
        for (tick, letter) in calls.enumerated() where letter != "-" {
            let dish = dishes[Character(letter.lowercased())] ?? ""
            at(tick) { letter == "!" ? menu.clear() : letter.isLowercase ? menu.add(dish) : menu.remove(dish) }
        }
        let numbers = Observable<Int>.deferred {
            (dish == "total" ? menu.total : menu.count(of: dish)).distinctUntilChanged()
        }
        for person in people {
            subscribe("from tick \(person.from)", to: numbers, at: person.from, disposedAt: person.to)
        }
    }
}
