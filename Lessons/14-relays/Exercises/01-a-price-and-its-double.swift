// Predict · A price and its double (class, 5 min)
//
// A relay, a number and a stream that were made from it, and one
// subscriber.
//
//     let price = BehaviorRelay(value: 1)
//     let double = price.map { $0 * 2 }
//     let noted = price.value * 2
//
//     price.accept(3)
//     _ = double.subscribe(onNext: { log("double \($0)") })
//     price.accept(3)
//     log("noted \(noted)")
//     price.accept(4)
//     log("value \(price.value)")
//
// What is logged, in which order? Answer with a list: ["...", "..."]

import LessonKit
import Streams

func aPriceAndItsDouble() throws -> [String] {
    throw ToDo()
}
