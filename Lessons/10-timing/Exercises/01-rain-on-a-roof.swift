// Predict · Rain on a roof (class, 8 min)
//
// Somebody counts raindrops. The row begins anew for each subscriber, and
// a tick of `scheduler` is 100 ms.
//
//     drops    -12-3---------4---|
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     drops.throttle(.milliseconds(400), scheduler: scheduler)
//     drops.throttle(
//         .milliseconds(400), latest: false, scheduler: scheduler)
//     drops.debounce(.milliseconds(500), scheduler: scheduler)
//     drops.delay(.milliseconds(300), scheduler: scheduler)
//     drops.timeout(.milliseconds(600), scheduler: scheduler)
//     drops.sample(Observable<Int>
//         .interval(.milliseconds(500), scheduler: scheduler))
//
// Answer with six diagrams, in this order: ["...", "..."]. Do not forget
// the ends: | is completed, # is an error. What shares a tick stands in
// brackets, like (7|). A bracket is one tick.

import LessonKit
import Streams

func rainOnARoof() throws -> [String] {
    throw ToDo()
}
