// Predict · Rolls of a die (class, 7 min)
//
// Somebody plays a board game. The rolls of the die start anew for each
// subscriber.
//
//     rolls    -1-1-3-3-1-|
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     rolls.filter { $0 > 1 }
//     rolls.distinctUntilChanged()
//     rolls.scan(0) { $0 + $1 }
//     rolls.reduce(0) { $0 + $1 }
//     rolls.skip(1).take(2)
//     rolls.take(2).filter { $0 > 1 }
//     rolls.map { $0 + 1 }.filter { $0 > 5 }
//
// Answer with seven diagrams, in this order: ["...", "..."]. Events that
// share a tick stand in brackets, like (7|).

import LessonKit
import Streams

func rollsOfADie() throws -> [String] {
    throw ToDo()
}
