// Complete · Books that are out (home, 7 min)
//
// A library lends books and takes them back. How many books are out?
//
//     lent         --a-b-----c--|
//     returned     ------a-b----------|
//     booksOut     0-1-2-1-0-1--------|
//
// The number is there at once, and it begins at 0. Each book that is lent
// adds 1, each that is returned subtracts 1, whatever its title is. The
// number may be below 0. It completes when both sources have completed. An
// error in either of them arrives at once.
//
// Both sources send whether somebody listens or not. A later subscriber
// begins to count at 0.
//
// `scan` adds up already. Two things are missing.

import LessonKit
import Streams

func booksOut(lent: Observable<String>, returned: Observable<String>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    let changes = lent.map { _ in 1 }
    // And the books that come back?

    return changes.scan(0) { count, change in count + change }
    // And the number before the first change?
}
