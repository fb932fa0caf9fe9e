import ExerciseSupport
import Screen

@testable import menu_order_exercises

/// A cell like that of the text, for wrong answers and right ones.
class PlusCell: ListCell {
    let name = Label()
    let plus = Button("+")
    var bag = DisposeBag()
    var order: () -> Void = {}

    override var controls: [Control] { [name, plus] }

    override func prepareForReuse() {
        super.prepareForReuse()
        bag = DisposeBag()
    }
}

/// A bag that nobody lets go of.
let forever = DisposeBag()

final class EndingCell: PlusCell {
    let reused = PublishSubject<Void>()

    override func prepareForReuse() {
        super.prepareForReuse()
        reused.onNext(())
    }
}

final class ClosureCell: PlusCell {
    private let own = DisposeBag()

    required init() {
        super.init()
        plus.rx.tap.subscribe(onNext: { [unowned self] in order() }).disposed(by: own)
    }
}

/// An answer whose cells are filled by `fill`.
func filled(_ fill: @escaping (String, PlusCell, @escaping (String) -> Void) -> Void) -> BowlScene.Answer {
    { bowls, list, order in
        bowls.bind(to: list.rx.items(cellIdentifier: "Bowl", cellType: PlusCell.self)) { _, bowl, cell in
            fill(bowl, cell, order)
            cell.name.text = bowl
        }
    }
}

/// The answers that are longer than a cell.
extension `menu-order` {
    /// The subscriptions of all rows stay to the end.
    static func neverEnding(
        _ bowls: Observable<[String]>, _ list: ListView, _ order: @escaping (String) -> Void
    ) -> any Disposable {
        let all = CompositeDisposable()
        _ = all.insert(
            bowls.bind(to: list.rx.items(cellIdentifier: "Bowl", cellType: PlusCell.self)) { _, bowl, cell in
                cell.name.text = bowl
                _ = all.insert(cell.plus.rx.tap.subscribe(onNext: { order(bowl) }))
            })
        return all
    }

    /// The row is looked up in the first list.
    static func byTheFirstNames(
        _ bowls: Observable<[String]>, _ list: ListView, _ order: @escaping (String) -> Void
    ) -> any Disposable {
        let names = Box<[String]>([])
        return bowls.do(onNext: { if names.value.isEmpty { names.value = $0 } })
            .bind(to: list.rx.items(cellIdentifier: "Bowl", cellType: PlusCell.self)) { row, bowl, cell in
                cell.name.text = bowl
                cell.plus.rx.tap.subscribe(onNext: { order(names.value[row]) }).disposed(by: cell.bag)
            }
    }

    /// One subscription for all cells.
    static func oneForAllCells(
        _ bowls: Observable<[String]>, _ list: ListView, _ order: @escaping (String) -> Void
    ) -> any Disposable {
        let last = SerialDisposable()
        return bowls.bind(to: list.rx.items(cellIdentifier: "Bowl", cellType: PlusCell.self)) { _, bowl, cell in
            cell.name.text = bowl
            last.disposable = cell.plus.rx.tap.subscribe(onNext: { order(bowl) })
        }
    }
}
