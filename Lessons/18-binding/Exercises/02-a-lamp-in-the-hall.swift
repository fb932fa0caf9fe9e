// Predict · A lamp in the hall (class, 5 min)
//
// All of it runs on main.
//
//     final class Lamp {
//         var color = "off" { didSet { log("lamp \(color)") } }
//         deinit { log("lamp gone") }
//     }
//
//     let colors = BehaviorRelay(value: "red")
//     var lamp: Lamp? = Lamp()
//
//     _ = colors.bind(
//         to: Binder<String>(lamp!) { lamp, color in lamp.color = color })
//     lamp?.color = "blue"
//     colors.accept("green")
//     _ = colors.bind(onNext: { color in log("diary \(color)") })
//     lamp = nil
//     colors.accept("white")
//     log("end")
//
// What is logged, in which order? Answer with a list: ["...", "..."]

import LessonKit
import Streams

func aLampInTheHall() throws -> [String] {
    throw ToDo()
}
