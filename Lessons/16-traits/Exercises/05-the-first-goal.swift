// Repair · The first goal (class, 5 min)
//
// A bell rings once, with the first goal of a match. `goals` sends the
// names of the scorers. It goes on like a radio, whether somebody listens
// or not.
//
//     goals         --a--b--c-
//     firstGoal     --(a|)
//     used          ^-!
//
//     goals         -----|           a match without a goal
//     firstGoal     -----#           RxError.noElements
//
//     goals         --#              any other error arrives as it is
//     firstGoal     --#
//
// A second bell may be there from the beginning, or begin later. A later
// bell rings with the first goal that it receives.
//
// In the stadium the bell is silent at the first goal, and fails at the
// second. Find out why, and repair it.

import LessonKit
import Streams

func firstGoal(_ goals: Observable<String>) throws -> Single<String> {
    try toDo()  // delete this line when you start
    return goals.asSingle()
}
