// Predict · Seven pots of jam (class, 7 min)
//
// A cook tastes berries. The berry 2 is rotten. The berries start anew for
// each subscriber.
//
//     berries    -1-2-3|
//
//     func taste(_ berry: Int) throws {
//         if berry == 2 { throw Rotten() }
//     }
//
// Somebody subscribes to each of these at tick 0. What arrives?
//
//     berries.do(onNext: { try taste($0) })
//     berries.do(afterNext: { try taste($0) })
//     berries.do(onNext: { try? taste($0) })
//     berries.do(onNext: { try taste($0) }).filter { $0 != 2 }
//     berries.filter { $0 != 2 }.do(onNext: { try taste($0) })
//     berries.do(onNext: { try taste($0) }).catchAndReturn(9)
//     berries.do(onCompleted: { throw Rotten() })
//
// Answer with seven diagrams, in this order: ["...", "..."]. An error is
// #, completed is |. Events that share a tick stand in brackets, like
// (7|).

import LessonKit
import Streams

func sevenPots() throws -> [String] {
    throw ToDo()
}
