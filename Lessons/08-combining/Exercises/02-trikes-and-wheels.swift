// Predict · Trikes and wheels (class, 5 min)
//
// A shop counts its trikes, and each trike has three wheels. `trikes`
// sends whether somebody listens or not.
//
//     trikes     -1--2--|
//
//     let wheels = trikes.map { $0 * 3 }
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     Observable.combineLatest(trikes, wheels) { $0 + $1 }
//     Observable.combineLatest(wheels, trikes) { $0 + $1 }
//     Observable.zip(trikes, wheels) { $0 + $1 }
//
// Answer with three diagrams, in this order: ["...", "..."]. Numbers that
// share a tick stand in brackets, like -(12)--|. A bracket is one tick.

import LessonKit
import Streams

func trikesAndWheels() throws -> [String] {
    throw ToDo()
}
