// Repair · The scoreboard (home, 8 min)
//
// Two teams play. After each goal, a team sends the number of its goals.
// The board shows both.
//
//     home       --1-----2--3--|
//     guests     ----1------------|
//     board      a-b-c---d--e-----|     a: 0:0   b: 1:0   c: 1:1   d: 2:1
//                                       e: 3:1
//
// Each subscriber receives "0:0" at once, and once. After that, each
// number that a team sends gives one text, even if it is the number from
// before. The board completes when both teams have completed. An error in
// either of them arrives at once. Both sources send whether somebody
// listens or not: a board that begins later does not know the goals from
// before.
//
// Now the board is dark until both teams have a goal, and then it shows
// numbers from long ago. Find out why, and repair it.

import LessonKit
import Streams

func board(home: Observable<Int>, guests: Observable<Int>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.zip(home, guests) { "\($0):\($1)" }
}
