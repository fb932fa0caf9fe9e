// Build · A car park (home, 15 min)
//
// A car park has a number of places. Its gate reports "i" for each car
// that goes in, and "o" for each car that goes out. Any other text is a
// fault of the gate: it counts as nothing. The sign at the street says
// "full" if no place is left, and "free" otherwise.
//
//     gate    -i-i-x-o-i-i-o-|       two places
//     sign    -a-b---a-b-----|       a: free   b: full
//
// In this example a third car goes in when the park is full: it waits
// inside, and it counts. With three cars and two places no place is left.
//
// Nobody knows how many cars there are before the first "i" or "o", so
// `sign` sends nothing before it. The first "i" or "o" always sends a
// text. Later, a text is sent only if it differs from the text before it.
// The gate never reports more cars out than in, and there may be 0 places.
//
// The gate sends whether somebody listens or not. For each subscriber the
// park is empty at first, also for somebody who comes later than the
// others. An end or an error of the gate arrives as it is.

import LessonKit
import Streams

func sign(_ gate: Observable<String>, places: Int) throws -> Observable<String> {
    throw ToDo()
}
