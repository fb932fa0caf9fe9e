import Screen
import Streams

/// What is ordered, and what it costs: the order's screen as a step has it.
final class Receipt: Screen {
    /// Called when the user goes back to the menu.
    var onBack: () -> Void = {}

    private let list = ListView(height: 4)
    private let back = Button("Back")
    private let bag = DisposeBag()

    init(_ chosen: [Menu.Item]) {
        super.init(
            "Order", [list], [Label("Total \(won(chosen.total)), tax in it \(won(chosen.total / 11))")], [back])
        list.allowsSelection = false
        Observable.just(chosen).bind(to: list.rx.items(cellIdentifier: "Order")) { _, item, cell in
            cell.textLabel?.text = "\(item.count) x \(item.name)   \(won(item.count * item.price))"
        }.disposed(by: bag)
        back.rx.tap.subscribe(with: self, onNext: { screen, _ in screen.stack?.pop() }).disposed(by: bag)
    }

    override func viewWillDisappear(_ departure: Departure) { if departure == .popped { onBack() } }
}
