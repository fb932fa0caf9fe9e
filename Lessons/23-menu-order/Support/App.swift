import LessonKit
import Screen
import Streams

/// The app as a step has it: the menu's screen on a stack, which the stage opens.
struct App {
    let screen = MenuScreen()
    let stack: ScreenStack
    /// What the user does.
    let actions = PublishRelay<Menu.Action>()
    let bag: DisposeBag
    private let stage: Stage
    private let hand = Hand()
    private let receipts = SerialDisposable()

    /// An app whose list has no rows yet.
    init(on stage: Stage) {
        stack = ScreenStack(screen)
        bag = stage.bag
        receipts.disposed(by: bag)
        self.stage = stage
        stage.open(stack)
    }

    /// An app that shows `menus`.
    init<Menus: ObservableType>(_ menus: Menus, on stage: Stage) where Menus.Element == Menu {
        self.init(menus, total: menus.map { $0.total }, on: stage)
    }

    /// An app that shows `menus`, and a total that comes from elsewhere.
    init<Menus: ObservableType, Total: ObservableType>(_ menus: Menus, total: Total, on stage: Stage)
    where Menus.Element == Menu, Total.Element == Int {
        self.init(on: stage)
        list(menus) { item, cell in cell.show(item) }
        total.map { "Total \(won($0))" }.bind(to: screen.total.rx.text).disposed(by: bag)
    }

    /// Shows `menus` in the list and counts the items. The buttons go to `actions`. `fill` writes an item into its cell.
    func list<Menus: ObservableType>(_ menus: Menus, fill: @escaping (Menu.Item, MenuCell) -> Void)
    where Menus.Element == Menu {
        cells(menus) { [actions] item, cell in
            fill(item, cell)
            cell.actions(on: item).bind(to: actions).disposed(by: cell.bag)
        }
        screen.clear.rx.tap.map { .clear }.bind(to: actions).disposed(by: bag)
    }

    /// The same, and `fill` connects the buttons of its cell. Clear is not connected. An order shows what is ordered.
    func cells<Menus: ObservableType>(_ menus: Menus, fill: @escaping (Menu.Item, MenuCell) -> Void)
    where Menus.Element == Menu {
        menus.map { $0.items }
            .bind(to: screen.list.rx.items(cellIdentifier: "Menu", cellType: MenuCell.self)) { _, item, cell in
                fill(item, cell)
            }.disposed(by: bag)
        menus.map { $0.count == 1 ? "1 item" : "\($0.count) items" }.bind(to: screen.items.rx.text).disposed(by: bag)
        receipts.disposable = screen.order.rx.tap.withLatestFrom(menus)
            .bind(onNext: { [screen] menu in
                if menu.chosen.isEmpty { screen.refuse() } else { screen.stack?.push(Receipt(menu.chosen)) }
            })
    }

    /// Changes `menus` with each action: reads the value, and sends the next one.
    func change(_ menus: BehaviorRelay<Menu>) {
        actions.bind(onNext: { menus.accept(menus.value.after($0)) }).disposed(by: bag)
    }

    /// The same with a subject.
    func change(_ menus: BehaviorSubject<Menu>) {
        actions.bind(onNext: { if let now = try? menus.value() { menus.onNext(now.after($0)) } }).disposed(by: bag)
    }

    /// The taps on the order button. A step that asks for them decides itself what an order does.
    var order: ControlEvent<Void> {
        receipts.dispose()
        return screen.order.rx.tap
    }

    /// Says in an alert that nothing is chosen.
    func refuse() { screen.refuse() }

    // MARK: The user

    /// Plays the user, a tick of 100 ms for each character: `--1--m-o-b`.
    ///
    /// A digit presses + in that row, m presses - in the first row, o is Order, b goes back or closes the alert.
    func taps(_ marbles: String) {
        for (tick, tap) in marbles.enumerated() where tap != "-" { stage.at(tick) { hand.press(tap, on: stack) } }
    }

    /// Prints the screen as it is at `tick`.
    func show(at tick: Int) { stage.at(tick) { LessonKit.show(stack) } }
}

extension Menu.Action {
    /// What a tap adds to the price of the order, if no rule forbids it.
    var worth: Int {
        guard case .change(let id, let number) = self else { return 0 }
        return number * (Menu.lunch.items.first { $0.id == id }?.price ?? 0)
    }
}

extension MenuCell {
    /// What the two buttons of this cell say about `item`.
    func actions(on item: Menu.Item) -> Observable<Menu.Action> {
        .merge(
            plus.rx.tap.map { .change(id: item.id, by: 1) },
            minus.rx.tap.map { .change(id: item.id, by: -1) })
    }
}

/// The user's hand, which begins at the first row each time.
private final class Hand {
    private var way: [Screen.Key] = []

    func press(_ tap: Character, on screen: Screen) {
        switch tap {
        case "b": screen.press(.escape)
        case "o": press([.tab, .tab, .tab, .tab, .enter], back: [.shiftTab, .shiftTab], on: screen)
        case "m": press([.tab, .enter], back: [.shiftTab], on: screen)
        default:
            let down = Array(repeating: Screen.Key.down, count: (tap.wholeNumberValue ?? 1) - 1)
            press(down + [.tab, .tab, .enter], back: [.shiftTab, .shiftTab, .home], on: screen)
        }
    }

    /// Presses keys, and remembers the way back to the first row.
    private func press(_ keys: [Screen.Key], back: [Screen.Key], on screen: Screen) {
        for key in way + keys { screen.press(key) }
        way = back
    }
}
