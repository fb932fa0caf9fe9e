// Repair · The hiker (class, 7 min)
//
// A hiker sends the names of places. If 500 ms pass without a message, the
// friends read "search", and that is the last one.
//
//     hiker      -a--b---c---------x|
//     friends    -a--b---c----(d|)           d: search
//     used       ^------------!
//
//     hiker      -------a|                   the first message is too late
//                                            as well
//     friends    -----(d|)
//
//     hiker      ---a--|                     an end in time is an end
//                                            without a search
//     friends    ---a--|
//
// An error of the hiker arrives as it is. The hiker sends whether somebody
// listens or not, and the time of each friend begins when that friend
// subscribes. A tick of `scheduler` is 100 ms.
//
// Now they search for a hiker who sends messages all the time. Find out
// why, and repair it.

import LessonKit
import Streams

func friends(of hiker: Observable<String>, scheduler: any SchedulerType) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let messages = hiker.take(for: .milliseconds(500), scheduler: scheduler)
    return messages.concat(Observable.just("search"))
}
