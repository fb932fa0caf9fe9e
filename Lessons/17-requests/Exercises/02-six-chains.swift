// Predict · Six chains (class, 7 min)
//
// Two singles, a single that fails, and two maybes:
//
//     user      --(u|)
//     page      ---(p|)
//     broken    -#
//     empty     --|
//     locked    -#
//
// Each of them begins when it is subscribed to. Somebody subscribes to
// each of these at tick 0. What arrives?
//
//     user.flatMap { _ in page }
//     broken.flatMap { _ in page }
//     user.flatMap { _ in broken }
//     user.flatMap { _ in broken.catchAndReturn("n") }
//     empty.ifEmpty(switchTo: page)
//     locked.ifEmpty(switchTo: page)
//
// Answer with six diagrams, in this order: ["...", "..."]. The success of
// a single is an element and the end in one tick, in brackets: (x|). An
// error is #.

import LessonKit
import Streams

func sixChains() throws -> [String] {
    throw ToDo()
}
