import Streams

/// An older view model of the menu.
final class OldViewModel {
    private let state: BehaviorRelay<Menu>

    init(_ menu: Menu) { state = BehaviorRelay(value: menu) }

    var itemsCount: Observable<Int> { state.map { $0.count } }
    var totalPrice: Observable<Int> { state.map { $0.total } }

    func changeCount(of id: Int, by number: Int) {
        var menu = state.value
        for index in menu.items.indices where menu.items[index].id == id { menu.items[index].count += number }
        state.accept(menu)
    }

    func clear() { state.accept(state.value.after(.clear)) }
}
