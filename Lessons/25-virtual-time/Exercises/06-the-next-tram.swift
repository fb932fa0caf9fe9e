// Build · The next tram (home, 15 min)
//
// A tram planner sends the next tram from a stop. `ask` makes a request
// for a stop.
//
// - When a stop has not changed for 200 ms, the planner asks for it, once.
// - When it asks for a stop, it cancels the request that is still under
//   way.
// - The answer is sent when it arrives.
// - If a request fails, "n" (no tram) is sent in place of the answer, and
//   the planner goes on.
// - If somebody disposes of the planner, it cancels the request that is
//   under way.
//
//     stops        -a-----b------
//     request a    ---^-----!                b is asked for before a has
//                                            answered
//     request b    ---------^--(t|)
//     planner      ------------t-
//
// Write a test, as in exercise 3. It may run the planner several times,
// each time with a clock of its own. Stops that complete or fail, and a
// stop that comes twice in a row, are not part of this exercise.
//
// `cold.asSingle()` makes a single of a cold observable, such as
// "---(t|)".

import LessonKit
import Marbles
import Streams

typealias Planner = (
    _ stops: Observable<String>, _ ask: @escaping (String) -> Single<String>, _ clock: any SchedulerType
) -> Observable<String>

func testPlanner(_ planner: @escaping Planner) throws {
    throw ToDo()
}
