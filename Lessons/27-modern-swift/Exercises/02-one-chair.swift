// Predict · One chair (class, 5 min)
//
// A hairdresser has one chair.
//
//     @MainActor final class Salon {
//         var chairs = 1
//
//         func visit(_ name: String) async {
//             log("\(name) comes in")
//             guard chairs > 0 else { return log("\(name) leaves") }
//             await washHair()
//             chairs -= 1
//             log("\(name) sits, \(chairs) chairs")
//         }
//     }
//
// Main runs this. `washHair` suspends both tasks for a while, and Anna's
// hair is ready first.
//
//     Task { await salon.visit("Anna") }
//     Task { await salon.visit("Boris") }
//     log("open")
//
// Which lines are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func oneChair() throws -> [String] {
    throw ToDo()
}
