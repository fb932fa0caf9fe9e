// Repair · Four drawings (class, 6 min)
//
// Somebody has drawn four stories. Two of the drawings cannot be read, and
// the two others tell another story.
//
//     a bakery     A loaf (a) comes at tick 2, two more (aa) at tick 4. At
//                  tick 7 the bakery completes.
//     a call       A word (a) comes at tick 1, another one (b) at tick 3.
//                  At tick 5 the call fails.
//     a river      It sends its level (a) at tick 2 and (b) at tick 5, and
//                  goes on without an end. The listener leaves
//                  at tick 8. Draw it up to the 5 at least.
//     a lottery    Three numbers (a, b and c) come at tick 3, all in this
//                  tick. It completes in the same tick.
//
// Mend the four drawings. Draw what arrives, and no ^ and no !.

import LessonKit
import Streams

func fourDrawings() throws -> [String] {
    try toDo()  // delete this line when you start
    return [
        "--a-(a-a)--|",
        "-a-b-#|",
        "--a--b--|",
        "---abc|",
    ]
}
