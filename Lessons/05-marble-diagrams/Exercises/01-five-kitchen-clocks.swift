// Predict · Five kitchen clocks (class, 5 min)
//
// A tick of `scheduler` is 100 ms. Somebody subscribes to each of these at
// tick 0. What arrives?
//
//     Observable<Int>.timer(.milliseconds(300), scheduler: scheduler)
//     Observable<Int>.interval(.milliseconds(200), scheduler: scheduler)
//         .take(3)
//     Observable<Int>.interval(.milliseconds(100), scheduler: scheduler)
//         .take(1)
//     Observable.of(7, 8)
//     Observable<Int>.create { observer in
//         observer.onNext(5)
//         return Observable<Int>
//             .timer(.milliseconds(200), scheduler: scheduler)
//             .subscribe(observer)
//     }
//
// Answer with five diagrams, in this order: ["...", "..."]. Draw what
// arrives, from tick 0 on, and no ^.

import LessonKit
import Streams

func fiveKitchenClocks() throws -> [String] {
    throw ToDo()
}
