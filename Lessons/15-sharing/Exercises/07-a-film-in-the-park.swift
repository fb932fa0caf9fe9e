// Build · A film in the park (home, 15 min)
//
// A film is shown in a park. It begins when somebody calls `press`, and it
// is one showing for all who watch.
//
//     reel       -1-2-3-4|                    begins anew for each
//                                             subscription
//     press      ----x--x--------x--------
//     Rosa       -----1-2-3-4|                sits down at tick 0
//     Sven               -3-4|                sits down at tick 8: the
//                                             beginning is missed
//     Tina                     ---1-2-3-4|    sits down at tick 14, for
//                                             the second showing
//
// - The film runs from `press` to its end, whether somebody watches or
//   not. Watchers come and go, and the park is held all the time.
// - A `press` while the film runs does nothing. A `press` after its end,
//   or after an error, begins a new showing.
// - Each watcher reads `film` anew and subscribes to it. All who watch
//   receive the end or the error of the showing.
// - Somebody who sits down while no film runs waits for the next showing.
// - `close` stops the film if it runs. Those who watch receive nothing
//   more, no end either. Nobody presses after that.

import LessonKit
import Streams

protocol Park {
    /// The film from now on.
    var film: Observable<Int> { get }

    /// Begins the film, if it does not run.
    func press()

    /// Stops the film, if it runs.
    func close()
}

func park(showing reel: Observable<Int>) throws -> any Park {
    throw ToDo()
}
