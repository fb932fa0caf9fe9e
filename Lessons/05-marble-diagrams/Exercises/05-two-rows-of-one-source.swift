// Predict · Two rows of one source (home, 5 min)
//
// Two people subscribe to the same source. Here are their rows, for five
// sources. If a source runs again, it sends the same again.
//
//     1    ^-a--b--c|              2    ^-a--b--c|
//             ^-a--b--c|                    ^b--c|
//
//     3    ^-a--b--c|              4    ^-a--b!
//          ^-a--b--c|                      ^-a--b--c|
//
//     5    ^-a--b--c|
//               ^--c|
//
// What do the two rows say about the source? There are three answers:
//
//     "anew"        each subscriber has a run of their own
//     "goes on"     there is one run, and the second subscriber gets what
//                   comes from then on
//     "unknown"     both are possible
//
// Answer with five of these words: ["...", "..."]

import LessonKit
import Streams

func twoRowsOfOneSource() throws -> [String] {
    throw ToDo()
}
