// Predict · A board for pancakes (class, 6 min)
//
// `taps` goes on whether somebody listens or not: p is a plus, m is a
// minus.
//
//     taps    -p-p-m---p-
//
//     let plain = taps
//         .scan(0) { count, tap in max(0, count + (tap == "p" ? 1 : -1)) }
//         .startWith(0)
//     let shared = plain.share(replay: 1)
//
// What does a board receive in each of these four cases?
//
// - `plain`, subscribed to at tick 0.
// - `plain`, subscribed to at tick 4.
// - `shared`, subscribed to at tick 4. Another board has subscribed at
//   tick 0, and stays.
// - `shared`, subscribed to at tick 4. Another board has subscribed at
//   tick 0, and left at tick 2.
//
// Answer with four diagrams, in this order: ["...", "...", "...", "..."].
// Each begins at tick 0.

import LessonKit
import Streams

func boards() throws -> [String] {
    throw ToDo()
}
