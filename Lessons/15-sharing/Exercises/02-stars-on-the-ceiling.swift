// Predict · Stars on the ceiling (class, 6 min)
//
//     let sky = Observable<String>.create { observer in
//         log("lamp on")
//         observer.onNext("moon")
//         return Disposables.create { log("lamp off") }
//     }
//     let evening = sky.publish()
//     let ida = evening.subscribe(onNext: { _ in log("Ida") })
//     log("doors closed")
//     let lamp = evening.connect()
//     let jan = evening.subscribe(onNext: { _ in log("Jan") })
//     ida.dispose()
//     jan.dispose()
//     log("all have left")
//     lamp.dispose()
//
// Which words are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func starsOnTheCeiling() throws -> [String] {
    throw ToDo()
}
