import Screen
import Streams

/// What is ordered and what it costs, before it is sent.
final class OrderScreen: Screen {
    private let list = ListView(height: 4)
    private let total = Label()
    private let send = Button("Send")
    private let back = Button("Back")
    private let message = Label()
    private let bag = DisposeBag()

    init() {
        super.init("Order", [list], [total], [send, back], [message])
        list.allowsSelection = false
    }

    func bind(to viewModel: OrderViewModel) {
        let output = viewModel.transform(OrderViewModel.Input(send: send.rx.tap.asSignal()))

        output.rows
            .drive(list.rx.items(cellIdentifier: "Order")) { _, row, cell in cell.textLabel?.text = row }
            .disposed(by: bag)
        output.total.drive(total.rx.text).disposed(by: bag)
        output.canSend.drive(send.rx.isEnabled).disposed(by: bag)
        output.message.drive(message.rx.text).disposed(by: bag)
        output.number.emit(with: self, onNext: { screen, number in screen.confirm(number) }).disposed(by: bag)
        back.rx.tap.subscribe(with: self, onNext: { screen, _ in screen.stack?.pop() }).disposed(by: bag)
    }

    private func confirm(_ number: Int) {
        let alert = Alert(title: "Thank you", message: "Your order has the number \(number).")
        alert.addAction("OK") { [weak self] in self?.stack?.pop() }
        present(alert)
    }
}
