// Complete · The dimmer (class, 7 min)
//
// Somebody moves a dimmer, and a lamp is far away. The lamp should get a
// setting when the dimmer has rested for 400 ms, and not the same setting
// twice in a row.
//
//     dimmer      -3-45-------4-5------2|
//     settings    --------5-------------(2|)
//
// When the dimmer completes, a setting that still waits is sent at once,
// by the same rule. When it fails, the error arrives at once, and a
// setting that waits is dropped. The dimmer sends whether somebody listens
// or not. A lamp that comes later receives nothing before the next rest.
// After a dispose nothing runs on the scheduler. A tick of `scheduler` is
// 100 ms.
//
// Two things are missing.

import LessonKit
import Streams

func settings(_ dimmer: Observable<Int>, scheduler: any SchedulerType) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return dimmer
    // When has the dimmer rested?

    // And if it rests where it rested before?
}
