// Complete · A pedestrian light (class, 8 min)
//
// A light sends "r" at once. After some ticks of waiting it sends "g", and
// after some ticks of walking "r" again. Then it completes, in the same
// tick.
//
//     light(waiting: 3, walking: 5)     r--g----(r|)
//     disposed of at tick 4             r--g!    and none of its timers
//                                                goes on
//
// A tick of `scheduler` is 100 ms. Both numbers are 1 or more. Each
// subscriber has a light that begins anew.
//
// The first two colours are there. The rest is missing.

import LessonKit
import Streams

func light(waiting: Int, walking: Int, scheduler: any SchedulerType) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.create { observer in
        observer.onNext("r")
        let green = Observable<Int>
            .timer(.milliseconds(100 * waiting), scheduler: scheduler)
            .subscribe(onNext: { _ in observer.onNext("g") })
        // And when the light is red again?

        return green
    }
}
