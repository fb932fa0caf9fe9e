// Predict · The minibus (home, 7 min)
//
// A minibus goes to a beach. `x` is a guest, and each row begins anew for
// each subscriber. A tick of `scheduler` is 100 ms.
//
//     may       -xx-x--------x--|
//     june      -xx---x-#
//     july      |
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     let time = RxTimeInterval.milliseconds(500)
//     may.buffer(timeSpan: time, count: 3, scheduler: scheduler)
//         .map { $0.count }
//     may.buffer(timeSpan: time, count: 0, scheduler: scheduler)
//         .map { $0.count }
//     june.buffer(timeSpan: time, count: 3, scheduler: scheduler)
//         .map { $0.count }
//     july.buffer(timeSpan: time, count: 3, scheduler: scheduler)
//         .map { $0.count }
//
// With a count of 0, only the time counts. Answer with four diagrams, in
// this order: ["...", "..."]. A number is the number of guests in one bus.

import LessonKit
import Streams

func theMinibus() throws -> [String] {
    throw ToDo()
}
