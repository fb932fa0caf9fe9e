// Repair · The ticket machine (home, 6 min)
//
// A machine sells tickets. A tap chooses a town, and `print` prints
// tickets to it, one or more. During a print, a tap does nothing, then or
// later.
//
//     taps           -a-b----c-|
//     print("a")      ---1|
//     print("c")             ---3|
//     tickets        ----1------3|
//
// - A print is over when it completes, also if there was no ticket. Then
//   the next tap counts.
// - Two prints for one town, one after the other, are two prints.
// - An error of a print, or of `taps`, arrives as it is.
// - Each subscriber has a machine of their own.
//
// This machine stops the print for a, and prints the ticket to b. Find out
// why, and repair it.

import LessonKit
import Streams

func tickets(for taps: Observable<String>, print: @escaping (String) -> Observable<String>) throws -> Observable<String>
{
    try toDo()  // delete this line when you start
    return taps.flatMapLatest { town in print(town) }
}
