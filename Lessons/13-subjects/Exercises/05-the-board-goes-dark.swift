// Repair · The board goes dark (class, 6 min)
//
// One board for both halves of a match. It shows each number of each half,
// an equal one too. It has no end of its own: there may be extra time. The
// halves come whether somebody looks or not, like a radio. They may
// overlap, and they never fail. Several people look at the board; one who
// comes late sees only what comes from then on.
//
//     first half     -1--2|
//     second half    --------3--4|
//     the board      -1--2---3--4---
//     it is          -1--2|
//
// Find out why it goes dark at half-time, and mend it.

import LessonKit
import Streams

func board(firstHalf: Observable<Int>, secondHalf: Observable<Int>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    let board = PublishSubject<Int>()
    _ = firstHalf.subscribe(board)
    _ = secondHalf.subscribe(board)
    return board
}
