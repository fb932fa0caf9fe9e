// Predict · The first answer (class, 6 min)
//
// Somebody has "1" in a field, and makes it "12" at tick 3. `text` sends
// what is there on subscribing, and then what the user makes of it.
// `check` takes no time, and never fails.
//
//     let plain  = text.map(check)
//     let shared = text.map(check).share()
//     let kept   = text.map(check).share(replay: 1)
//
// Two bindings subscribe to each of the three at tick 0, one right after
// the other. What arrives at the second of them? And when does `check`
// run?
//
// Answer with six diagrams. For each of the three, in this order: what
// arrives at the second binding, every answer drawn as an o, and when
// `check` runs for both together, every run drawn as a c: ["...", "...",
// "...", "...", "...", "..."].

import LessonKit
import Streams

func theFirstAnswer() throws -> [String] {
    throw ToDo()
}
