// Predict · A name for a cake (class, 6 min)
//
// Somebody orders a cake. The field `name` begins with "Al". At tick 2
// they type an m. At tick 4 the program sets `name.text = ""`. At tick 6
// they type a B. Nobody taps the button `order`. At tick 8 the form is
// closed, and both controls are freed.
//
//     let letters = name.rx.text.orEmpty.map { $0.count }
//     let edited = name.rx.text.orEmpty.changed.map { $0.count }
//     let taps = order.rx.tap.map { 1 }
//
// There are four subscribers, in this order: to `letters` from tick 0 on,
// to `letters` from tick 5 on, to `edited` from tick 0 on, to `taps` from
// tick 0 on. What does each of them receive?
//
// Answer with four diagrams, in this order: ["...", "...", "...", "..."].
// An element is a digit.

import LessonKit
import Streams

func aNameForACake() throws -> [String] {
    throw ToDo()
}
