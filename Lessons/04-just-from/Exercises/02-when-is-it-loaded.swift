// Predict · When is it loaded? (class, 6 min)
//
//     func load(_ name: String) -> String {
//         log("load \(name)")
//         return name
//     }
//     let a = Observable.just(load("a"))
//     let b = Observable.deferred { .just(load("b")) }
//     log("made")
//     _ = Observable.of("c", scheduler: scheduler)
//         .subscribe(onNext: { log($0) })
//     _ = b.subscribe(onNext: { log($0) })
//     _ = b.subscribe(onNext: { log($0) })
//     _ = a.subscribe(onNext: { log($0) })
//     scheduler.start()  // runs the work that waits in the scheduler
//
// Which lines are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func whenIsItLoaded() throws -> [String] {
    throw ToDo()
}
