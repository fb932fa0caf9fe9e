// Predict · The oven and the spare oven (class, 8 min)
//
// A bakery counts the loaves that leave its ovens. Each of the three ovens
// begins anew for each subscriber.
//
//     oven      -1-2#
//     spare     --7|
//     slow      -1-----2|
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     Observable.merge(oven, spare)
//     oven.concat(spare)
//     oven.catch { _ in spare }
//     oven.catchAndReturn(0)
//     oven.retry(1)
//     oven.retry(2)
//     slow.timeout(.milliseconds(300), other: spare, scheduler: clock)
//
// A tick is 100 ms. The lesson `timing` has more of `timeout`. Answer with
// seven diagrams, in this order: ["...", "..."]. An error is #, completed
// is |. What shares a tick stands in brackets, like (9|).

import LessonKit
import Streams

func ovens() throws -> [String] {
    throw ToDo()
}
