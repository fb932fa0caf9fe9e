// Build · A cat flap (home, 12 min)
//
// A cat flap keeps a list of what happened. Draw it as a row.
//
//     row of  1 a, 3 b, 3 c, 6 |        -a-(bc)--|
//
// Each mark has its tick and its sign. There is a "-" for each tick
// without a mark, and a bracket only where a tick has several. In a
// bracket the signs keep the order of the list. The row ends with its last
// mark. An empty list is an empty row, "".
//
// The list is in the order of the ticks, and the first tick is 0. A sign
// is a letter, a digit, | or #. Draw each one as it is, also when it comes
// twice.

import LessonKit
import Streams

struct Mark {
    let tick: Int
    let sign: Character
}

func row(of marks: [Mark]) throws -> String {
    throw ToDo()
}
