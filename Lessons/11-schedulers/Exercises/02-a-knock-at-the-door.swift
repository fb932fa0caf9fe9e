// Predict · A knock at the door (home, 5 min)
//
// All of this is one job of main, and nothing else waits there.
//
//     log("knock")
//     _ = Observable.just("door")
//         .observe(on: MainScheduler.instance)
//         .subscribe(onNext: { log($0) })
//     _ = Observable.just("coat")
//         .observe(on: MainScheduler.asyncInstance)
//         .subscribe(onNext: { log($0) })
//     DispatchQueue.main.async { log("goodbye") }
//     _ = Observable.of("tea", "cake")
//         .observe(on: MainScheduler.instance)
//         .subscribe(onNext: { log($0) })
//     log("sit down")
//
// Which words are logged, in which order? Answer with a list: ["...",
// "..."]

import LessonKit
import Streams

func aKnockAtTheDoor() throws -> [String] {
    throw ToDo()
}
