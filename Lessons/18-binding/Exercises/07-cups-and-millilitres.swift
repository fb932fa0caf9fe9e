// Build · Cups and millilitres (home, 15 min)
//
// Two fields for one amount. A cup has 240 millilitres. When somebody
// types into one field, the other follows.
//
//                                        cups      millilitres
//     at first                           "2"  "480"  before: "2" and ""
//     in cups, a 5 is typed              "25"      "6000"
//     in millilitres, a 5 is typed       "250"  "60005"  whole cups,
//                                        rounded down
//     in cups, an x is typed             "250x"    ""
//
// - `amount(in:)` says what the amount in a text is. If a text has none,
//   the other field is emptied.
// - The field that somebody types into is left as they type it.
// - At first the cups count, whatever stands in millilitres. The text in
//   cups is left as it is, also if it is no amount.
// - `link` is called once for each form. When the bag is freed, no field
//   follows any more.

import LessonKit
import Screen
import Streams

struct CupForm {
    let cups = TextField("Cups")
    let millilitres = TextField("Millilitres")
}

/// The amount in a text: "12" is 12, and "", "x", "-1", "1.5" and "1234567" have none.
func amount(in text: String) -> Int? {
    guard let number = Int(text), (0...999_999).contains(number) else { return nil }
    return number
}

func link(_ form: CupForm, until bag: DisposeBag) throws {
    throw ToDo()
}
