// Predict · Two orders and a tea (class, 4 min)
//
//     let kitchen = DispatchQueue(label: "kitchen")
//     kitchen.suspend()      // it takes orders, but does not start yet
//     kitchen.async { log("soup") }
//     kitchen.async { log("rice") }
//     log("ordered")
//     kitchen.resume()                     // now it starts
//     kitchen.sync { log("tea") }
//     log("paid")
//
// Which words are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func twoOrdersAndATea() throws -> [String] {
    throw ToDo()
}
