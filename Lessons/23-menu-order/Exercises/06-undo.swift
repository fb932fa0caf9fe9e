// Build · Undo (home, 15 min)
//
// A pizzeria's app counts pizzas, and has a button that takes back the
// last change.
//
//     taps       -a-a-r-u-u-u-u-       a: add   r: remove   u: undo
//     pizzas     01-2-1-2-1-0-0-
//
// - First comes 0, at once. After that comes one count for each tap, also
//   if it is the same count again.
// - No count is below zero. A `remove` at 0 changes nothing, and so there
//   is nothing in it to take back:
//
//     taps       -a-r-r-u-u-
//     pizzas     01-0-0-1-0-
//
// - Each undo takes back one change, from the last one to the first. An
//   undo itself is not taken back.
// - `taps` go on whether somebody listens or not. They never fail. When
//   they end, the counts end.
// - It is up to you what a later subscriber receives.

import LessonKit
import Streams

enum PizzaTap {
    case add
    case remove
    case undo
}

func pizzas(_ taps: Observable<PizzaTap>) throws -> Observable<Int> {
    throw ToDo()
}
