// Predict · Labels for bread (class, 6 min)
//
// A bakery prints labels. Anna and Boris want one label each.
//
//     let labels = Observable.of("oat", "rye", "rye")
//         .filter { bread in
//             log("look")
//             return bread == "rye"
//         }
//         .map { bread in
//             log("print")
//             return "fresh \(bread)"
//         }
//         .take(1)
//     log("open")
//     _ = labels.subscribe(onNext: { _ in log("Anna") })
//     _ = labels.subscribe(onNext: { _ in log("Boris") })
//
// Which words are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func labelsForBread() throws -> [String] {
    throw ToDo()
}
