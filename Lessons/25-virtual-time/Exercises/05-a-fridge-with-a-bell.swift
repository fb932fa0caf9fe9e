// Repair · A fridge with a bell (home, 10 min)
//
// The door of a fridge sends `o` when it opens, and `c` when it closes.
// The fridge sends "bell" when the door has been open for 300 ms. When the
// door closes, it sends how long the door was open: "200 ms".
//
//     door       --o----c--o-c-|
//     fridge     -----x-y----z-|        x: bell    y: 500 ms    z: 200 ms
//
// A door that closes before the 300 ms are over rings no bell. The door
// opens and closes in turn, and it is closed at the beginning. If it
// completes while it is open, the fridge completes when the bell has rung.
// If the door fails, the fridge fails at once with the same error. Several
// people may look at one fridge at the same time.
//
// In an app, the fridge works. In a test, no bell rings, and each time is
// 0 ms. Find out why, and repair it.

import Foundation
import LessonKit
import Marbles
import Streams

func fridge(_ door: Observable<String>, clock: any SchedulerType) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let bells = door.flatMapLatest { event in
        event == "o"
            ? Observable<Int>.timer(.milliseconds(300), scheduler: MainScheduler.instance).map { _ in "bell" }
            : Observable.empty()
    }
    let opened = door.filter { $0 == "o" }.map { _ in Date() }
    let closed = door.filter { $0 == "c" }.map { _ in Date() }
    let times = Observable.zip(opened, closed) { opened, closed in
        "\(Int((closed.timeIntervalSince(opened) * 1000).rounded())) ms"
    }
    return Observable.merge(bells, times)
}
