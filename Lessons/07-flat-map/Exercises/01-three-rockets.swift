// Predict · Three rockets (class, 7 min)
//
// Each number lights a rocket. `rocket(number)` is an observable of its
// sparks.
//
//     fuses        -1----2-3|
//     rocket(1)     -a-b|
//     rocket(2)          -k-l-m|
//     rocket(3)            --x|
//
// Each rocket is drawn as if somebody subscribed to it when its number
// comes. Somebody subscribes to each of these at tick 0:
//
//     fuses.flatMap { rocket($0) }
//     fuses.flatMapLatest { rocket($0) }
//     fuses.flatMapFirst { rocket($0) }
//     fuses.concatMap { rocket($0) }
//
// Answer with four diagrams, in this order: ["...", "...", "...", "..."].
// Draw the end as well.

import LessonKit
import Streams

func threeRockets() throws -> [String] {
    throw ToDo()
}
