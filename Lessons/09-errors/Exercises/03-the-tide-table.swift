// Complete · The tide table (class, 7 min)
//
// A harbour has a gauge that measures the height of the water. If the
// gauge is offline, the printed table takes its place.
//
//     gauge     -3-4#               # is Offline()
//     table     -7-8|
//     tide      -3-4-7-8|
//
//     gauge     -3#                 # is Broken(part: "cable")
//     tide      -3#                 the same error: somebody has to repair
//                                   it
//
// - Only `Offline` is replaced. Every other error arrives as it is.
// - The table is subscribed to when the gauge is offline, and not before.
//   It is not replaced: if it fails, its error arrives.
// - When the gauge completes, the tide completes.
// - Each subscriber begins anew with the gauge.
//
// One thing is missing.

import LessonKit
import Streams

struct Offline: Error {}
struct Broken: Error { let part: String }

func tide(gauge: Observable<Int>, table: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return gauge.catch { error in
        // What if it is another error?

        return table
    }
}
