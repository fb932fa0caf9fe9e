import Streams

@testable import menu_order_exercises

/// The solution, with rules of which one may be another.
extension `menu-order` {
    typealias Bar = ([Sandwich], Observable<Wish>) throws -> Observable<[Sandwich]>

    static let table: [String: Wish] = [
        "h": .more("ham"), "e": .more("egg"), "H": .less("ham"), "E": .less("egg"), "s": .soldOut("ham"), "c": .clear,
        "t": .more("tofu"), "T": .less("tofu"), "O": .soldOut("tofu"),
    ]

    static func made(_ next: @escaping ([Sandwich], Wish) -> [Sandwich]) -> Bar {
        { start, wishes in wishes.scan(start, accumulator: next).startWith(start) }
    }

    /// The next list, by rules of which one may be another.
    static func next(
        _ sandwiches: [Sandwich], _ wish: Wish, limit: Int = 9, above: Int? = nil, least: Int = 0,
        soldOut: (inout Sandwich) -> Void = { ($0.count, $0.isSoldOut) = (0, true) }
    ) -> [Sandwich] {
        sandwiches.map { sandwich in
            var next = sandwich
            switch wish {
            case .more(sandwich.name) where !sandwich.isSoldOut:
                next.count = sandwich.count < limit ? sandwich.count + 1 : above ?? limit
            case .less(sandwich.name): next.count = max(least, sandwich.count - 1)
            case .soldOut(sandwich.name): soldOut(&next)
            case .clear: next.count = 0
            default: break
            }
            return next
        }
    }
}
