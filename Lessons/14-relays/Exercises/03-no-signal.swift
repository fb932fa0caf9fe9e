// Repair · No signal (class, 8 min)
//
// A board shows how high a river is. Its sensor may fail. The board never
// ends: it shows "no signal" then. If the sensor completes, the board
// keeps its last text.
//
//     sensor         --4--7--#      it sends whether somebody looks or
//                                   not, like a radio
//     the board      w-a--b--n--    w: "waiting"   a: "4 cm"   b: "7 cm"
//                                   n: "no signal"
//     from tick 6    ------b-n--
//
// `riverBoard` is called once. Several people look at the board, at any
// time, and each receives the latest text at once. An equal level is an
// equal text; whether it is sent again is up to you.
//
// Now the run reports a mistake when the sensor fails. Mend it.

import LessonKit
import Streams

func riverBoard(_ sensor: Observable<Int>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let board = BehaviorRelay(value: "waiting")
    _ = sensor.map { "\($0) cm" }.bind(to: board)
    return board.asObservable()
}
