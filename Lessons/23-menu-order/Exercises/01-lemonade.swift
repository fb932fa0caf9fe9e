// Predict · Lemonade (class, 5 min)
//
// A lemonade stand counts its cups in a subject. A cup costs 2.
//
//     let cups = BehaviorSubject(value: 0)
//     let price = cups.map { $0 * 2 }
//     func sell() { cups.onNext(try! cups.value() + 1) }
//
//     _ = cups.subscribe(
//         onNext: { log("cups \($0)") }, onCompleted: { log("closed") })
//     sell()
//     _ = price.subscribe(onNext: { log("price \($0)") })
//     sell()
//     cups.onCompleted()
//     sell()
//     log("value \(try! cups.value())")
//
// What is logged, in which order? Answer with a list: ["...", "..."]

import LessonKit
import Streams

func lemonade() throws -> [String] {
    throw ToDo()
}
