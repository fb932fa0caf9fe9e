// Complete · Nine sandwiches (class, 8 min)
//
// A sandwich bar has new rules. No count is above nine, none is below
// zero. A kind that is sold out has the count 0, and nobody can raise it
// again.
//
//     wishes     -h-h-e-H-s-h-c-      h: more("ham")   e: more("egg")
//                                     H: less("ham")   s: soldOut("ham")
//                                     c: clear
//     ham        01-2-2-1-0-0-0-
//     egg        00-0-1-1-1-1-0-
//
// - First comes `start`, at once. After that comes one list for each wish,
//   also if the wish changes nothing.
// - `clear` makes all counts 0. A kind that is sold out stays sold out,
//   and `isSoldOut` is true in each list from then on.
// - A name that is not in the list changes nothing. Each name is there
//   once. The order of the list stays.
// - `wishes` go on whether somebody listens or not. They never fail. When
//   they end, the lists end.
// - It is up to you what a later subscriber receives.

import LessonKit
import Streams

struct Sandwich: Equatable {
    let name: String
    var count = 0
    var isSoldOut = false
}

enum Wish {
    case more(String)
    case less(String)
    case soldOut(String)
    case clear
}

func sandwiches(_ start: [Sandwich], _ wishes: Observable<Wish>) throws -> Observable<[Sandwich]> {
    try toDo()  // delete this line when you start
    return wishes.scan(start) { sandwiches, wish in
        sandwiches.map { sandwich in
            var next = sandwich
            switch wish {
            case .more(let name) where name == sandwich.name: next.count += 1
            case .less(let name) where name == sandwich.name: next.count -= 1
            // Which wishes are missing, and which limits?
            default: break
            }
            return next
        }
    }
}
