// Repair · Back to the list (class, 8 min)
//
// A screen has a list of names. Enter on a row chooses it. `chosen` sends
// each name that is chosen, also the same one again, and completes when
// the screen leaves its stack for good. While another screen covers it,
// nothing ends.
//
//     the screen        ^----c--r-----!     c: covered   r: seen again
//                                           !: popped
//     Enter             --a------b-a--
//     chosen(...)       --a------b-a--|
//
// - Each subscriber gets what is chosen after it has subscribed. `chosen`
//   is called before the screen leaves.
// - A screen without a choice completes as well. The app may keep a screen
//   that has left: it is not always freed.
// - `viewWillDisappear` sends `.covered` or `.popped`.
//
// Two users report: after looking at a large photo, nothing can be chosen.
// Find out why, and repair it.

import LessonKit
import Screen
import Streams

final class Picker: Screen {
    let list = ListView(height: 4)
    private let bag = DisposeBag()

    init(_ names: [String]) {
        super.init("Photos", [list])
        Observable.just(names).bind(to: list.rx.items(cellIdentifier: "Name")) { _, name, cell in
            cell.textLabel?.text = name
        }.disposed(by: bag)
    }
}

func chosen(in picker: Picker) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return picker.list.rx.modelSelected(String.self)
        .take(until: picker.rx.viewWillDisappear)
}
