// Predict · Two ferries (class, 6 min)
//
// Two ferries arrive, and each sends the cars, buses and vans that drive
// ashore. Spaces only align the two rows.
//
//     north    -a-(bb)--c#
//     south    ---c   -|         a: car   b: bus   c: van
//
// Somebody subscribes to both at tick 0 and logs each event: the ferry,
// the tick, and what came. For an element that is its word, for an end it
// is "completed" or "error". When both send in one tick, the north is
// logged first.
//
// The first line is "north 1 car". Which lines are logged? Answer with a
// list: ["north 1 car", "..."]

import LessonKit
import Streams

func twoFerries() throws -> [String] {
    throw ToDo()
}
