// Repair · A knitting pattern (class, 10 min)
//
// A knitting pattern is downloaded row by row. Each subscription to
// `download` is a run, and a run often fails. There are three runs at
// most, for all who wait for the pattern together.
//
//     1st run     -1--#
//     2nd run         -1--2--3|
//     Olga        -1---1--2--3|           waits from tick 0 on
//     Paul              1-2--3|           waits from tick 6 on: the row
//                                         that came last, at once
//
// - There is one run at a time, however many wait. The next run begins in
//   the tick of the failure.
// - If the third run fails, all who wait receive its error in that tick,
//   also somebody who came during the second run.
// - Somebody who comes late receives the row that came last, even if it
//   came in a run that has failed.
// - When the pattern has ended, or all have left, everything is forgotten.
//   The next person has three runs again.
//
// Now the first failure ends it for everybody. Find out why, and repair
// it.

import LessonKit
import Streams

func pattern(from download: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return download.share(replay: 1, scope: .forever).retry(3)
}
