import ExerciseSupport
import Screen

@testable import menu_order_exercises

extension `menu-order` {
    @Test(.exercise(check)) func `4 · One tap, two bowls`() {}

    private static let check = Check(noodleBar as BowlScene.Answer, solution: Solution.exercise4, in: BowlScene.self) {
        check in
        check.isOnMain = true
        check.play(.text, "somebody goes down to the fourth row, and presses + once") { scene, bar in
            try scene.open(bar)
            scene.plus(row: 3)
        }
        check.play(.otherInput, "+ in the first row, twice") { scene, bar in
            try scene.open(bar)
            scene.plus(row: 0, times: 2)
        }
        check.play(.otherInput, "+ in each row, one after another, and in the first again") { scene, bar in
            try scene.open(bar)
            for row in [0, 1, 2, 3, 4, 5, 0] { scene.plus(row: row) }
        }
        check.play(.otherInput, "the same list is sent twice, and then + is pressed") { scene, bar in
            try scene.open(bar)
            scene.send(scene.bowls.value)
            scene.send(scene.bowls.value)
            scene.plus(row: 1)
        }
        let anotherList = check.play(.otherInput, "another list comes between two presses") { scene, bar in
            try scene.open(bar)
            scene.plus(row: 0)
            scene.send(["Bibim", "Ramen"])
            scene.plus(row: 0)
            scene.plus(row: 1)
        }
        check.play(.disposed, "disposed of, and then + is pressed") { scene, bar in
            try scene.open(bar)
            scene.plus(row: 0)
            scene.close()
            scene.plus(row: 0)
        }
        check.without(.secondSubscriber, .laterSubscriber, because: "a list shows the rows of one observable")

        check.mistake(
            "The list has no rows from the beginning. What has disposed of the binding?",
            madeBy: { bowls, list, order in
                let bag = DisposeBag()
                Solution.exercise4(bowls, in: list, order: order).disposed(by: bag)
                return Disposables.create()
            }
        ) { $0.lines.first?.contains("empty") == true }
        check.mistake(
            "One press, and more than one bowl is ordered. The cell has subscriptions of rows before. When does each of them end?",
            step: "Cells with taps", madeBy: neverEnding
        ) { scene in scene.presses < scene.orders.count }
        check.mistake(
            "Another list came, and the rows are still the old ones.",
            madeBy: { bowls, list, order in Solution.exercise4(bowls.take(1), in: list, order: order) }
        ) { $0.in(anotherList) && !$0.says("seen: Bibim, Ramen") }
        check.mistake(
            "What you return was disposed of, and the list still has rows. Which disposable empties it?",
            madeBy: { bowls, list, order in
                Solution.exercise4(bowls, in: list, order: order).disposed(by: forever)
                return Disposables.create()
            }
        ) { $0.isDisposed && !$0.says("seen: (empty)") }
        check.mistake(
            "A bowl was ordered that is not in the row. Which bowl does this cell show now?", step: "Cells with taps",
            madeBy: filled { bowl, cell, order in
                if cell.name.text == nil { cell.plus.rx.tap.subscribe(onNext: { order(bowl) }).disposed(by: forever) }
                cell.name.text = bowl
            },
            orBy: byTheFirstNames
        ) {
            $0.orders.count == $0.presses && $0.orders.count > 0
                || $0.isDisposed && $0.orders.first != "Ramen" && !$0.orders.isEmpty
        }
        check.mistake(
            "`+` was pressed, and nothing was ordered. Each press orders a bowl, also the second one of the same bowl. "
                + "Is somebody subscribed to this cell at that moment? Is the bowl ordered at once?",
            madeBy: filled { bowl, cell, order in
                cell.plus.rx.tap.take(1).subscribe(onNext: { order(bowl) }).disposed(by: cell.bag)
            }, orBy: oneForAllCells,
            filled { bowl, cell, order in
                let bag = DisposeBag()
                cell.plus.rx.tap.subscribe(onNext: { order(bowl) }).disposed(by: bag)
            }
        ) { $0.orders.count < ($0.isDisposed ? 1 : $0.presses) }

        check.hardCoded { bowls, list, order in Solution.exercise4(bowls, in: list) { _ in order("Pho") } }
        check.accepts("take(until:) in the cell") { bowls, list, order in
            bowls.bind(to: list.rx.items(cellIdentifier: "Bowl", cellType: EndingCell.self)) { _, bowl, cell in
                cell.name.text = bowl
                _ = cell.plus.rx.tap.take(until: cell.reused).subscribe(onNext: { order(bowl) })
            }
        }
        check.accepts("a closure in the cell, which subscribes once") { bowls, list, order in
            bowls.bind(to: list.rx.items(cellIdentifier: "Bowl", cellType: ClosureCell.self)) { _, bowl, cell in
                cell.name.text = bowl
                cell.order = { order(bowl) }
            }
        }
        check.accepts(
            "a new bag for each filling",
            filled { bowl, cell, order in
                cell.bag = DisposeBag()
                cell.plus.rx.tap.subscribe(onNext: { order(bowl) }).disposed(by: cell.bag)
            })
    }
}
