// Repair · The ski lift (class, 6 min)
//
// A ski lift gives each skier a number.
//
//     skiers      --a--b--c|      a: Ana     b: Ben     c: Cho
//     numbered    --x--y--z|      x: 1 Ana   y: 2 Ben   z: 3 Cho
//
// The skiers start anew for each subscription, and one subscriber uses the
// lift once. At most 99 come in a day. For each subscriber the numbers
// begin at 1, and no number is left out, also if others are subscribed, or
// were before. Two who subscribe in the same tick may share what they
// receive. Somebody who joins later begins with the first skier, at 1. An
// end or an error of the skiers arrives as it is.
//
// Now the second subscriber receives "4 Ana". Find out why, and repair it.

import LessonKit
import Streams

func numbered(_ skiers: Observable<String>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    var number = 0
    return skiers.map { skier in
        number += 1
        return "\(number) \(skier)"
    }
}
