// Predict · Two ferries (class, 5 min)
//
// Cars drive to a harbour. All of this runs on main. After each line, main
// finishes all that it has to do. If two loops wait, the next car goes to
// the one that has waited longer.
//
//     let (cars, road) = AsyncStream.makeStream(of: Int.self)
//     road.yield(1)
//     road.yield(2)
//     Task { for await car in cars { log("north \(car)") } }
//     road.yield(3)
//     Task { for await car in cars { log("south \(car)") } }
//     road.yield(4)
//     road.yield(5)
//     road.finish()
//     road.yield(6)
//     Task { for await car in cars { log("late \(car)") }; log("closed") }
//
// Which words are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func twoFerries() throws -> [String] {
    throw ToDo()
}
