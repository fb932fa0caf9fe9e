import LessonKit
import Screen
import Streams

struct Menu {
    let name: String
    let price: Int
    var count = 0

    static let all = [
        Menu(name: "Bibimbap 비빔밥", price: 9000), Menu(name: "Gimbap 김밥", price: 4000),
        Menu(name: "Tteokbokki 떡볶이", price: 5000),
        Menu(name: "Naengmyeon 냉면", price: 10000), Menu(name: "Mandu 만두 🥟", price: 6000),
        Menu(name: "Sikhye 식혜", price: 3000),
        Menu(name: "Hotteok 호떡", price: 2000),
    ]
}

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
}

/// A menu to order from, with an order above it.
final class MenuScreen: Screen {
    private let menus = BehaviorRelay(value: Menu.all)
    private let list = ListView(height: 5)
    private let total = Label()
    private let order = Button("Order")
    private let bag = DisposeBag()

    init() {
        super.init("Menu", [list], [total], [order])
        menus.bind(to: list.rx.items(cellIdentifier: "Menu", cellType: MenuCell.self)) {
            [weak self] row, menu, cell in
            cell.name.text = menu.name
            cell.price.text = "\(menu.price)"
            cell.count.text = "\(menu.count)"
            cell.plus.rx.tap.subscribe(onNext: { self?.change(row, by: 1) }).disposed(by: cell.bag)
            cell.minus.rx.tap.subscribe(onNext: { self?.change(row, by: -1) }).disposed(by: cell.bag)
        }.disposed(by: bag)
        menus.map { "Total \($0.reduce(0) { $0 + $1.price * $1.count })" }.bind(to: total.rx.text).disposed(by: bag)
        list.rx.modelSelected(Menu.self).subscribe(onNext: { show("selected", $0.name) }).disposed(by: bag)
        order.rx.tap.subscribe(onNext: { [weak self] in self?.makeOrder() }).disposed(by: bag)
    }

    private func change(_ row: Int, by number: Int) {
        var menus = menus.value
        menus[row].count = max(0, menus[row].count + number)
        self.menus.accept(menus)
    }

    private func makeOrder() {
        let chosen = menus.value.filter { $0.count > 0 }
        if chosen.isEmpty {
            alert(title: "No order", text: "Nothing is selected.")
                .subscribe(onCompleted: { show("closed") }).disposed(by: bag)
        } else {
            stack?.push(OrderScreen(chosen))
        }
    }
}

/// What is ordered.
final class OrderScreen: Screen {
    private let list = ListView()
    private let bag = DisposeBag()

    init(_ menus: [Menu]) {
        super.init("Order", [list])
        Observable.just(menus).bind(to: list.rx.items(cellIdentifier: "Menu")) { _, menu, cell in
            cell.textLabel?.text = "\(menu.name) x \(menu.count)"
        }.disposed(by: bag)
    }

    deinit { show("the order is freed") }

    override func viewWillDisappear(_ departure: Departure) { show("the order is \(departure)") }
}

extension Screen {
    func alert(title: String, text: String?) -> Completable {
        .create { [weak self] completable in
            let alert = Alert(title: title, message: text)
            alert.addAction("Close") { completable(.completed) }
            self?.present(alert)
            return Disposables.create { alert.dismiss() }
        }
    }
}
