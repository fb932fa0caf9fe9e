// Predict · A lift with a fault (class, 8 min)
//
// Somebody calls a lift three times. `calls` sends whether somebody
// listens or not. Each ride begins when it is subscribed to, and the
// second one always fails.
//
//     calls       -1--2--3--|
//     ride(1)      -a|
//     ride(2)         -#
//     ride(3)            -c|
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     calls.flatMap { ride($0) }
//     calls.flatMap { ride($0) }.catchAndReturn("x")
//     calls.flatMap { ride($0).catchAndReturn("x") }
//     calls.flatMap { ride($0) }.retry()
//     calls.flatMap { ride($0).retry(2) }
//     calls.flatMap { ride($0).catch { _ in .empty() } }
//
// Answer with six diagrams, in this order: ["...", "..."]. Draw the end as
// well.

import LessonKit
import Streams

func rides() throws -> [String] {
    throw ToDo()
}
