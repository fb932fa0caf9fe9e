// Repair · Never above 5 (home, 8 min)
//
// A heater has the levels 0 to 9. It begins with 1 and follows the wishes
// of those who live there, but never goes above 5. A wish above 5 is a
// wish for 5. `heater` is called once; the wishes come whether somebody
// listens or not, like a radio, and do not end. A listener receives the
// latest level at once. Whether an equal level is sent again is up to you.
//
//     wishes                 --3---8   ---2-
//     from tick 0            1-3---5   ---2-
//     from tick 8            -------   -5-2-
//     it is, from tick 0     1-3---(58)---2-
//
// Find out why a listener receives 8, and receives it last. Mend it.

import LessonKit
import Streams

func heater(_ wishes: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    let heat = BehaviorRelay(value: 1)
    _ = heat.subscribe(onNext: { level in
        if level > 5 { heat.accept(5) }
    })
    _ = wishes.bind(to: heat)
    return heat.asObservable()
}
