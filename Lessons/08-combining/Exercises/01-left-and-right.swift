// Predict · Left and right (class, 8 min)
//
// Two streams of numbers. Each begins anew for each subscriber.
//
//     left     -1----2-|
//     right    ---3-6----|
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     Observable.merge(left, right)
//     left.concat(right)
//     Observable.zip(left, right) { $0 + $1 }
//     Observable.combineLatest(left, right) { $0 + $1 }
//     left.withLatestFrom(right)
//     left.amb(right)
//
// Answer with six diagrams, in this order: ["...", "..."]. Do not forget
// the ends: | is completed.

import LessonKit
import Streams

func leftAndRight() throws -> [String] {
    throw ToDo()
}
