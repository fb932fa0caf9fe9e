// Build · A concert (home, 15 min)
//
// Guests listen to a concert. `heard` sends what the concert sends, as it
// is and when it is sent. It also writes what each guest does, by calling
// `write`:
//
//     concert            --a--b--c|       writes   came, stayed
//     heard              --a--b--c|
//
//     concert            --a--#           writes   came, broken off
//     heard              --a--#
//
//     disposed at 6
//     heard              --a--b!          writes   came, left after 2
//
// A guest is a subscriber. "came" is written when a guest subscribes,
// before anything arrives. "left after 2" is written if a guest disposes
// before the end, with the number of songs that they have received. That
// number may be 0. If a guest disposes while receiving a song, as
// `take(2)` does, that song counts. "stayed" and "broken off" are written
// in the tick of the end.
//
// The concert starts anew for each guest, and each guest has lines of
// their own. Nothing else is written.

import LessonKit
import Streams

func heard(_ concert: Observable<String>, write: @escaping (String) -> Void) throws -> Observable<String> {
    throw ToDo()
}
