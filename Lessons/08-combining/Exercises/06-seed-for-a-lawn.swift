// Repair · Seed for a lawn (class, 6 min)
//
// A gardener draws a lawn, and changes it. A lawn needs one bag of seed
// for each square metre.
//
//     plans    -p----q   ----r   --|      p: 2 by 3   q: 4 by 3
//                                         r: 5 by 2
//     seed     -6----a   ----b   --|      a: 12   b: 10
//     now      -6----(aa)----(cb)--|      c: 15
//
// Each plan should give one number, even if it is the number from before.
// An end or an error of the plans arrives as it is. The plans are sent
// whether somebody listens or not. Whether a gardener who comes later
// receives the last number at once is up to you.
//
// Now the gardener reads 15, and there never was such a lawn. Find out
// why, and repair it.

import LessonKit
import Streams

struct Lawn {
    var width: Int
    var length: Int
}

func seed(for plans: Observable<Lawn>) throws -> Observable<Int> {
    try toDo()  // delete this line when you start
    let width = plans.map { $0.width }
    let length = plans.map { $0.length }
    return Observable.combineLatest(width, length) { $0 * $1 }
}
