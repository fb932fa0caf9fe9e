// Predict · Seven endings (class, 7 min)
//
// Four streams of numbers. The last one never ends.
//
//     none    -----|
//     one     -1---|
//     two     -1-2-|
//     open    -1----
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     none.asSingle()
//     none.asMaybe()
//     one.asSingle()
//     two.asSingle()
//     open.asSingle()
//     open.take(1).asSingle()
//     two.ignoreElements().asCompletable()
//
// Answer with seven diagrams, in this order: ["...", "..."]. The success
// of a single is an element and the end in one tick, in brackets: (9|). An
// error is #. If nothing arrives, the diagram is "".

import LessonKit
import Streams

func sevenEndings() throws -> [String] {
    throw ToDo()
}
