import Screen
import Streams

/// Something to order.
struct Menu: Equatable, CustomStringConvertible {
    let name: String
    var count = 0

    var description: String { "\(name) \(count)" }

    static func some(_ count: Int) -> [Menu] { (0..<count).map { Menu(name: "menu \($0)") } }
}

/// A cell with controls of its own, which counts what happens to it.
final class MenuCell: ListCell {
    let name = Label()
    let minus = Button("-")
    let count = Label()
    let plus = Button("+")
    var bag = DisposeBag()
    var reuses = 0

    override var controls: [Control] { [name, minus, count, plus] }

    override func prepareForReuse() {
        super.prepareForReuse()
        bag = DisposeBag()
        reuses += 1
    }
}

/// A screen with a list of menus between two buttons.
@MainActor final class MenuScene {
    let menus: BehaviorRelay<[Menu]>
    let list: ListView
    let before = Button("before")
    let after = Button("after")
    let screen: Screen
    let bag = DisposeBag()
    private(set) var cells: [MenuCell] = []
    /// The rows that a cell was filled for, in order.
    private(set) var filled: [Int] = []

    init(_ menus: [Menu], height: Int = 3) {
        self.menus = BehaviorRelay(value: menus)
        list = ListView(height: height)
        screen = Screen("Menu", [before], [list], [after])
        self.menus.bind(to: list.rx.items(cellIdentifier: "Menu", cellType: MenuCell.self)) {
            [unowned self] row, menu, cell in
            filled.append(row)
            if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
            cell.name.text = menu.name
            cell.count.text = "\(menu.count)"
            cell.plus.rx.tap.subscribe(onNext: { [unowned self] in change(row, by: 1) }).disposed(by: cell.bag)
            cell.minus.rx.tap.subscribe(onNext: { [unowned self] in change(row, by: -1) }).disposed(by: cell.bag)
        }.disposed(by: bag)
    }

    private func change(_ row: Int, by number: Int) {
        var menus = menus.value
        menus[row].count += number
        self.menus.accept(menus)
    }

    /// The lines of the list.
    var lines: [String] { Array(screen.frame(width: 60).dropFirst(3).dropLast()) }

    func press(_ keys: Screen.Key...) {
        for key in keys { screen.press(key) }
    }
}
