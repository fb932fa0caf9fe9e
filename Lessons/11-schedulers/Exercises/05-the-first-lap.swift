// Repair · The first lap (class, 8 min)
//
// A running track. `laps` sends whether somebody listens or not, like a
// radio: a gate at the line calls `onNext` on a queue of its own, `gate`.
// `rank` looks a time up in a long list. It should run on `office`. What
// it returns, and then the end or the error, should arrive on `board`.
// Nobody should wait for `rank`: not the gate, and not the board.
//
//     gate      61     58     61
//     office      [rank] [rank] [rank]
//     board             a      b      c
//
// It is subscribed to on `board`. No lap that is sent after `subscribe`
// has returned may be missing, also if `office` is busy at that time. Each
// subscriber looks up each lap, also one with the same time. The rank of
// each lap arrives before the end or the error, also if the error comes
// while `rank` runs. After a dispose nothing more arrives.
//
// As it stands, the gate has to wait for `rank`. And if `office` is busy
// at first, the first laps are missing. Find out why, and mend it.

import LessonKit
import Streams

func ranks(
    of laps: Observable<Int>, rank: @escaping @Sendable (Int) -> String,
    office: any ImmediateSchedulerType, board: any ImmediateSchedulerType
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return
        laps
        .map { rank($0) }
        .subscribe(on: office)
        .observe(on: board)
}
