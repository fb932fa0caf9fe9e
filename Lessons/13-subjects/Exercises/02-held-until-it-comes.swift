// Predict · Held until it comes (home, 8 min)
//
// A screen wants one number, and the closure holds the screen. Some notes
// say: "With `take(1)` nothing leaks."
//
//     final class Screen {
//         let name: String
//
//         init(_ name: String, _ numbers: Observable<Int>) {
//             self.name = name
//             _ = numbers.take(1)
//                 .subscribe(onNext: { log("\(self.name) \($0)") })
//         }
//
//         deinit { log("\(name) freed") }
//     }
//
//     let score = BehaviorSubject(value: 1)
//     let goals = PublishSubject<Int>()
//     var screens = [Screen("A", score), Screen("B", goals)]
//     screens.removeAll()
//     log("closed")
//     goals.onNext(2)
//     log("end")
//
// What is logged, in which order? Answer with a list: ["...", "..."]

import LessonKit
import Streams

func heldUntilItComes() throws -> [String] {
    throw ToDo()
}
