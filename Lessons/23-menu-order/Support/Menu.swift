/// An item of the menu, and how many of it are ordered.
struct Menu: Equatable {
    let id: Int
    let name: String
    let price: Int
    var count = 0

    static let lunch = [
        Menu(id: 1, name: "Shrimp", price: 1500), Menu(id: 2, name: "Squid", price: 1200),
        Menu(id: 3, name: "Pumpkin", price: 1000), Menu(id: 4, name: "Seaweed", price: 800),
    ]

    /// Four items with one name.
    static let fries = (1...4).map { Menu(id: $0, name: "Fries", price: 1000) }
}

/// What a user does with the menu.
enum Action {
    case change(id: Int, by: Int)
    case clear

    /// What a tap adds to the price of the order, if no rule forbids it.
    var worth: Int {
        guard case .change(let id, let number) = self else { return 0 }
        return number * (Menu.lunch.first { $0.id == id }?.price ?? 0)
    }
}

extension [Menu] {
    /// The menu after an action. No count is below zero.
    func after(_ action: Action) -> [Menu] {
        map { menu in
            var menu = menu
            switch action {
            case .change(let id, let number): if menu.id == id { menu.count = Swift.max(0, menu.count + number) }
            case .clear: menu.count = 0
            }
            return menu
        }
    }

    /// The items that are ordered.
    var chosen: [Menu] { filter { $0.count > 0 } }

    /// How many items are ordered.
    var items: Int { reduce(0) { $0 + $1.count } }

    /// What they cost.
    var total: Int { reduce(0) { $0 + $1.price * $1.count } }
}

/// An amount as a text: `1,500 won`.
func won(_ amount: Int) -> String {
    let digits = Array(String(amount.magnitude).reversed())
    let groups = stride(from: 0, to: digits.count, by: 3).map { digits[$0..<min($0 + 3, digits.count)] }
    return (amount < 0 ? "-" : "") + String(groups.joined(separator: ",").reversed()) + " won"
}
