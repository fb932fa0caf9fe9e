import Screen
import Streams

/// The menu on a screen. It knows no rule.
final class MenuScreen: Screen {
    let list = ListView(height: 4)
    let items = Label()
    let total = Label()
    let clear = Button("Clear")
    let order = Button("Order")
    private let notice = Label()
    private let again = Button("Try again")
    private let bag = DisposeBag()

    init() {
        super.init("Menu", [notice], [again], [list], [items, total], [clear, order])
        list.allowsSelection = false
        notice.isHidden = true
        again.isHidden = true
    }

    func bind(to viewModel: MenuViewModel) {
        viewModel.items
            .drive(list.rx.items(cellIdentifier: "Menu", cellType: MenuCell.self)) { _, item, cell in
                cell.show(item)
                cell.minus.isEnabled = item.count > 0
                cell.minus.rx.tap
                    .subscribe(onNext: { viewModel.changeCount(of: item.id, by: -1) }).disposed(by: cell.bag)
                cell.plus.rx.tap
                    .subscribe(onNext: { viewModel.changeCount(of: item.id, by: 1) }).disposed(by: cell.bag)
            }.disposed(by: bag)
        viewModel.notice.drive(notice.rx.text).disposed(by: bag)
        viewModel.notice.map { $0 == nil }.drive(notice.rx.isHidden).disposed(by: bag)
        viewModel.notice.map { $0 != nil }.drive(list.rx.isHidden).disposed(by: bag)
        viewModel.canRetry.map { !$0 }.drive(again.rx.isHidden).disposed(by: bag)
        viewModel.itemsCount.map { $0 == 1 ? "1 item" : "\($0) items" }.drive(items.rx.text).disposed(by: bag)
        viewModel.totalPrice.map { "Total \(won($0))" }.drive(total.rx.text).disposed(by: bag)
        viewModel.itemsCount.map { $0 > 0 }.drive(clear.rx.isEnabled).disposed(by: bag)
        viewModel.canOrder.drive(order.rx.isEnabled).disposed(by: bag)

        again.rx.tap.subscribe(onNext: { viewModel.load() }).disposed(by: bag)
        clear.rx.tap.subscribe(onNext: { viewModel.clear() }).disposed(by: bag)
        order.rx.tap.subscribe(onNext: { viewModel.order() }).disposed(by: bag)
        viewModel.refusals.emit(with: self, onNext: { screen, _ in screen.refuse() }).disposed(by: bag)
        viewModel.orders.emit(with: self, onNext: { screen, order in screen.show(order) }).disposed(by: bag)
    }

    private func show(_ order: OrderViewModel) {
        let screen = OrderScreen()
        screen.bind(to: order)
        stack?.push(screen)
    }

    /// Says that nothing is chosen.
    func refuse() {
        let alert = Alert(title: "No order", message: "Nothing is chosen yet.")
        alert.addAction("OK")
        present(alert)
    }
}
