/// A menu, and what is ordered from it.
struct Menu: Equatable {
    /// An item of the menu, and how many of it are ordered.
    struct Item: Equatable {
        let id: Int
        let name: String
        let price: Int
        var count = 0
    }

    /// What a user does with the menu.
    enum Action {
        case change(id: Int, by: Int)
        case clear
    }

    var items: [Item]

    static let lunch = Menu(items: [
        Item(id: 1, name: "Shrimp", price: 1500), Item(id: 2, name: "Squid", price: 1200),
        Item(id: 3, name: "Pumpkin", price: 1000), Item(id: 4, name: "Seaweed", price: 800),
    ])

    /// Four items with one name.
    static let fries = Menu(items: (1...4).map { Item(id: $0, name: "Fries", price: 1000) })

    /// The menu after an action. No count is below zero.
    func after(_ action: Action) -> Menu {
        Menu(
            items: items.map { item in
                var item = item
                switch action {
                case .change(let id, let number): if item.id == id { item.count = max(0, item.count + number) }
                case .clear: item.count = 0
                }
                return item
            })
    }

    /// The items that are ordered.
    var chosen: [Item] { items.filter { $0.count > 0 } }

    /// How many items are ordered.
    var count: Int { items.reduce(0) { $0 + $1.count } }

    /// What they cost.
    var total: Int { items.total }
}

extension [Menu.Item] {
    /// What they cost.
    var total: Int { reduce(0) { $0 + $1.price * $1.count } }
}

/// An amount as a text: `1,500 won`.
func won(_ amount: Int) -> String {
    let digits = Array(String(amount.magnitude).reversed())
    let groups = stride(from: 0, to: digits.count, by: 3).map { digits[$0..<min($0 + 3, digits.count)] }
    return (amount < 0 ? "-" : "") + String(groups.joined(separator: ",").reversed()) + " won"
}
