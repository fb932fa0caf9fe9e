// Repair · Tomorrow's weather (home, 8 min)
//
// `compute` takes long, so it should run on `computer`. The forecast, and
// then the end, should arrive on `window`. If `compute` throws, its error
// should arrive there instead.
//
//     window      subscribe returns at once     (a|)
//     computer    [compute============]
//
// It is subscribed to on `window`. Each subscriber has a forecast of their
// own: it is computed when they subscribe, and not before. Work that has
// begun cannot be stopped. After a dispose nothing arrives.
//
// As it stands, `forecast` itself computes, on the queue of the one who
// calls it. Find out why, and mend it.

import LessonKit
import Streams

func forecast(
    for day: String, compute: @escaping @Sendable (String) throws -> String,
    computer: any ImmediateSchedulerType, window: any ImmediateSchedulerType
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.just(try compute(day))
        .subscribe(on: computer)
        .observe(on: window)
}
