// Predict · Six rows (class, 5 min)
//
// Somebody subscribes to each of these. What arrives?
//
//     Observable.just([7, 8])
//     Observable.of([7, 8])
//     Observable.of(7, 8)
//     Observable.from([7, 8])
//     Observable.from(optional: Int("seven"))
//     Observable.just(Int("seven"))
//
// Answer with six diagrams, in this order: ["...", "..."]. Draw every
// element as an o, whatever it is. The end is |. All of it happens in the
// first tick, and events that share a tick stand in brackets: (xyz|).

import LessonKit
import Streams

func sixRows() throws -> [String] {
    throw ToDo()
}
