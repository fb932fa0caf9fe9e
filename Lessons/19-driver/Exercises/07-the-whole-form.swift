// Build · The whole form (home, 20 min)
//
// A form for a library card. Three controls say what `check` says of the
// number in the field "Card":
//
//                   result             light          borrow
//     valid         "Valid"  .systemGreen  enabled, if the PIN has exactly
//                   four characters
//     not valid     "Not valid"        .systemRed     disabled
//
// - From the first moment on: there may be a number in the field already.
//   The empty text is checked as well.
// - Each number is checked once, for all three controls. `check` is a
//   request, anew for each subscription. It sends `true` or `false`, on
//   any queue.
// - If `check` fails, the card counts as not valid, and the form goes on.
// - An answer to an old number must not come once there is a new one.
//   Until the answer comes, the controls keep what they show; at first
//   that is an empty label, a light that is off, a disabled button.
// - The PIN counts at once, and asks for no check. Any four characters
//   will do.
// - All of it ends with the bag, a check that is under way as well.
//
// `Driver.combineLatest(a, b) { … }` makes one driver of two. When one of
// them sends, it sends what the closure makes of the latest of both, as
// soon as both have sent:
//
//     a            1-----2-------
//     b            ---x-----y----
//     the two      ---1x-2x-2y---

import LessonKit
import Screen
import Streams

struct CardForm {
    let card = TextField("Card")
    let pin = TextField("PIN")
    let result = Label()
    let light = Light()
    let borrow = Button("Borrow")

    init() { borrow.isEnabled = false }
}

func connect(_ form: CardForm, check: @escaping (String) -> Observable<Bool>, until bag: DisposeBag) throws {
    throw ToDo()
}
