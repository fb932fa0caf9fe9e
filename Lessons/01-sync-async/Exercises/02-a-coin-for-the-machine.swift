// Predict · A coin for the machine (home, 6 min)
//
// A semaphore with the value 0 is a gate. `wait()` stands still until
// somebody calls `signal()`. If `signal()` was called before, `wait()`
// goes on at once.
//
//     let laundry = DispatchQueue(
//         label: "laundry", attributes: .concurrent)
//     let coin = DispatchSemaphore(value: 0)
//     let dry = DispatchSemaphore(value: 0)
//
//     laundry.async {
//         coin.wait()
//         log("jeans")
//         dry.signal()
//     }
//     laundry.sync { log("socks") }
//     log("found a coin")
//     coin.signal()
//     dry.wait()
//     log("home")
//
// Which words are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func aCoinForTheMachine() throws -> [String] {
    throw ToDo()
}
