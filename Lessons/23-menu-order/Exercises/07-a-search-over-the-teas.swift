// Build · A search over the teas (home, 20 min)
//
// A tea house has a long menu, and wants a search field above it.
//
//     Search [gr         ]
//     Green           2   [ + ]
//     Earl Grey       0   [ + ]
//     3 cups
//
// - The list shows the teas whose name contains the text of the field, in
//   the order of `teas`. Upper and lower case are the same. With an empty
//   field it shows them all, also at first.
// - `+` adds one to the tea in its row. The row shows the new count at
//   once.
// - `cups` shows the sum of all teas, also of those that are not in the
//   list: "0 cups", "1 cups", "2 cups" and so on, always with the word
//   cups.
// - Each name is there once. `connect` is called once for a form. All of
//   it ends with the bag: the list is empty then.
//
// `TeaCell` is ready: use `show`, `plus` and `bag`.

import LessonKit
import Screen
import Streams

struct Tea: Equatable {
    let name: String
    var count = 0
}

final class TeaCell: ListCell {
    private let name = Label()
    private let count = Label()
    let plus = Button("+")
    private(set) var bag = DisposeBag()

    override var controls: [Control] { [name, count, plus] }

    override func prepareForReuse() {
        super.prepareForReuse()
        bag = DisposeBag()
    }

    func show(_ tea: Tea) {
        name.text = tea.name
        count.text = "\(tea.count)"
    }
}

struct TeaForm {
    let search = TextField("Search")
    let list = ListView(height: 6)
    let cups = Label()
}

func connect(_ form: TeaForm, _ teas: [Tea], until bag: DisposeBag) throws {
    throw ToDo()
}
