// Repair · The clear button (class, 8 min)
//
// A shop engraves names in rings. A label says how many letters the name
// has, and a button empties the field.
//
//                           name       letters
//     at first              "Mia"      "3"
//     Clear is tapped       ""  "0"  but now the label says "3"
//     a J is typed          "J"        "1"
//     Clear is tapped       ""         "0"        but now it says "1"
//
// - There may be any text in the field at first. A letter is any
//   character, a space as well.
// - Clear may be tapped at any time, and twice. Nobody else sets the text.
// - `engrave` is called once for each form. When the bag is freed, the
//   label and the button do nothing more.
//
// Find out why the label is wrong, and mend it.

import LessonKit
import Screen
import Streams

struct RingForm {
    let name = TextField("Name")
    let letters = Label()
    let clear = Button("Clear")
}

func engrave(_ form: RingForm, until bag: DisposeBag) throws {
    try toDo()  // delete this line when you start
    form.name.rx.text.orEmpty
        .map { "\($0.count)" }
        .bind(to: form.letters.rx.text)
        .disposed(by: bag)
    form.clear.rx.tap
        .map { "" }
        .bind(to: form.name.rx.text)
        .disposed(by: bag)
}
