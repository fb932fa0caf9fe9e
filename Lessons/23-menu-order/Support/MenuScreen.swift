import Screen
import Streams

/// A row of the menu.
final class MenuCell: ListCell {
    let name = Label()
    let price = Label()
    let minus = Button("-")
    let count = Label()
    let plus = Button("+")
    var bag = DisposeBag()

    override var controls: [Control] { [name, price, minus, count, plus] }

    override func prepareForReuse() {
        super.prepareForReuse()
        bag = DisposeBag()
    }

    /// Shows an item.
    func show(_ menu: Menu) {
        name.text = menu.name
        price.text = won(menu.price)
        count.text = "\(menu.count)"
    }

    /// What the two buttons of this cell say about `menu`.
    func actions(on menu: Menu) -> Observable<Action> {
        .merge(
            plus.rx.tap.map { .change(id: menu.id, by: 1) },
            minus.rx.tap.map { .change(id: menu.id, by: -1) })
    }
}

/// The menu on a screen. It knows no rule.
final class MenuScreen: Screen {
    let list = ListView(height: 4)
    let items = Label()
    let total = Label()
    let clear = Button("Clear")
    let order = Button("Order")

    init() { super.init("Menu", [list], [items, total], [clear, order]) }

    /// Shows an alert with one button.
    func alert(_ title: String, _ message: String) {
        let alert = Alert(title: title, message: message)
        alert.addAction("OK")
        present(alert)
    }
}

/// What is ordered, and what it costs.
final class OrderScreen: Screen {
    /// Called when the user goes back to the menu.
    var onBack: () -> Void = {}

    private let list = ListView(height: 4)
    private let back = Button("Back")
    private let bag = DisposeBag()

    /// - Parameter chosen: What is ordered. The tax, 10 %, is in the prices.
    init(_ chosen: [Menu]) {
        let total = chosen.total
        super.init("Order", [list], [Label("Total \(won(total)), tax in it \(won(total / 11))")], [back])
        Observable.just(chosen).bind(to: list.rx.items(cellIdentifier: "Order")) { _, menu, cell in
            cell.textLabel?.text = "\(menu.count) x \(menu.name)   \(won(menu.count * menu.price))"
        }.disposed(by: bag)
        back.rx.tap.bind(onNext: { [weak self] in _ = self?.stack?.pop() }).disposed(by: bag)
    }

    override func viewWillDisappear(_ departure: Departure) { if departure == .popped { onBack() } }
}
