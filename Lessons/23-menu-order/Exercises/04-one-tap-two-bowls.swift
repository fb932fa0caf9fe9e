// Repair · One tap, two bowls (class, 10 min)
//
// A noodle bar shows its bowls in a list, of which a few rows are seen at
// a time. Somebody scrolls, presses `+` once, and two bowls are ordered:
// the one in the row, and one that is not on the screen any more.
//
// - Each press of `+` orders the bowl in its row, once. `order` is called
//   with its name.
// - `bowls` may send a list again, the same one or another one. It never
//   fails.
// - When what `noodleBar` returns is disposed of, the list is empty.
//
// Mend it, in the class or in the function. Everything happens on main.

import LessonKit
import Screen
import Streams

final class BowlCell: ListCell {
    let name = Label()
    let plus = Button("+")

    override var controls: [Control] { [name, plus] }
}

func noodleBar(
    _ bowls: Observable<[String]>, in list: ListView, order: @escaping (String) -> Void
) throws -> any Disposable {
    try toDo()  // delete this line when you start
    let all = CompositeDisposable()
    let rows = bowls.bind(to: list.rx.items(cellIdentifier: "Bowl", cellType: BowlCell.self)) { _, bowl, cell in
        cell.name.text = bowl
        _ = all.insert(cell.plus.rx.tap.subscribe(onNext: { order(bowl) }))
    }
    _ = all.insert(rows)
    return all
}
