// Build · At the bus stop (home, 15 min)
//
// A board shows the buses of one stop. The passenger chooses a stop, and
// later perhaps another one. `buses` sends the buses that come to a stop.
// It often has no end. The board shows the stop and the bus, with a space
// between them.
//
//     stops          -k-----m-----e--|      e is the empty text: no stop
//     buses("k")      -1--2---3--
//     buses("m")            -4---5---6--
//     board          --a--b--c---de--|      a: k 1   b: k 2   c: m 4
//                                           d: m 5   e: the empty text
//
// - The board shows the buses of the stop that was chosen last, and of no
//   other one.
// - When the empty text comes, the board shows the empty text at once, and
//   `buses` is not called.
// - Before the first choice, the board sends nothing.
// - A stop that is chosen again is asked again.
// - The board completes when `stops` has completed and the buses of the
//   last stop have completed.
// - An error of `buses`, or of `stops`, arrives as it is.
// - Each subscriber has a board of their own. `dispose` ends all that the
//   board uses.

import LessonKit
import Streams

func board(for stops: Observable<String>, buses: @escaping (String) -> Observable<String>) throws -> Observable<String>
{
    throw ToDo()
}
