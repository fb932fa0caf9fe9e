// Repair · Three boards, one gauge (class, 6 min)
//
// A harbour shows the level of the water on boards. A gauge measures it:
// it is switched on by each subscription, and off when that is disposed
// of. It sends a level at once, inside `subscribe`, and then each new one.
// It never fails or ends.
//
//     gauge       1---2---3---4---5---
//     board A     1---2---3---4!             lit from tick 0 on
//     board B     1---2---3!                 lit from tick 0 on as well
//     board C           2-3---4---5          lit from tick 6 on: it shows
//                                            the last level at once
//
// - Each board subscribes to `levels`, which is made once.
// - However many boards are lit, the gauge is on once. When none is lit,
//   it is off.
// - A board that is lit after that starts the gauge anew, and shows no
//   level from before.
//
// In the code below, board B is dark until the next level comes. Mend it.

import LessonKit
import Streams

func levels(of gauge: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    return gauge.share()
}
