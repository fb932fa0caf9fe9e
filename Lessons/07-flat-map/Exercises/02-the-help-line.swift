// Predict · The help line (class, 7 min)
//
// Somebody calls twice, and each call is answered by an observable:
//
//     calls       -1--2|
//     open        -1--2-----        it never ends
//
//     short       -a|
//     long        -p----q|
//     broken      -x#
//     late        -p----#
//     endless     -p--------        it never ends
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     calls.flatMap { $0 == 1 ? long : short }
//     open.flatMap { _ in short }
//     calls.flatMap { $0 == 1 ? long : broken }
//     calls.flatMapLatest { $0 == 1 ? late : short }
//     calls.flatMapFirst { $0 == 1 ? long : broken }
//     calls.concatMap { $0 == 1 ? endless : short }
//
// Answer with six diagrams, in this order: ["...", "..."]. An error is #,
// completed is |.

import LessonKit
import Streams

func helpLine() throws -> [String] {
    throw ToDo()
}
