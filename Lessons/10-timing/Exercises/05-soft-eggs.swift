// Repair · Soft eggs (home, 7 min)
//
// An egg timer shows how many steps are left. It shows the first number at
// once, and the next one after each 200 ms. It completes with the 0, in
// the same tick.
//
//     stepsLeft(3, ...)     3-2-1-(0|)
//     stepsLeft(0, ...)     (0|)
//
// `steps` is 0 or more. Each subscriber has a timer that begins anew, and
// nothing is given to the scheduler before somebody subscribes. After a
// dispose nothing runs on the scheduler. A tick of `scheduler` is 100 ms.
//
// Now it shows nothing at the beginning, and ends one step too early. Find
// out why, and repair it.

import LessonKit
import Streams

func stepsLeft(_ steps: Int, scheduler: any SchedulerType) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return Observable<Int>
        .interval(.milliseconds(200), scheduler: scheduler)
        .map { number in steps - number }
        .take(steps)
}
