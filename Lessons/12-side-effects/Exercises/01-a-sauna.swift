// Predict · A sauna (class, 6 min)
//
// Two guests come, and each number is an age.
//
//     let sauna = Observable.of(9, 30)
//         .do(onNext: { _ in log("ticket") })
//         .filter { age in
//             log("look")
//             return age > 15
//         }
//         .do(
//             onNext: { _ in log("towel") },
//             afterNext: { _ in log("sweep") },
//             onCompleted: { log("lock") }, onSubscribe: { log("heat") })
//     log("open")
//     _ = sauna.subscribe(
//         onNext: { _ in log("sit") }, onCompleted: { log("leave") })
//
// Which words are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func aSauna() throws -> [String] {
    throw ToDo()
}
