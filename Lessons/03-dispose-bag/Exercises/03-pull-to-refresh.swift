// Complete · Pull to refresh (class, 8 min)
//
// Each time somebody pulls a window down, `refresh` is called with a feed.
// From then on the window shows that feed alone. When the window is freed,
// its last feed is not used any more.
//
// A feed is like a radio: it sends whether somebody listens or not. It may
// complete, and it does not fail.
//
//     morning feed        -a--b--c--d--
//     evening feed        --w--x--y--z-
//     refresh             m-----e------     m: with the morning feed
//                                           e: with the evening feed
//     the window shows    -a--b---y--z-
//     morning is used     ^-----!
//     evening is used     ------^------
//
// There may be several windows. A refresh of one does not change the
// others. The window's bag is used for its feed alone.
//
// `refresh` shows the feed already. Two things are missing.

import LessonKit
import Streams

func refresh(_ window: Window, with feed: Observable<String>) throws {
    try toDo()  // delete this line when you start
    // What happens to the feed before?

    // And who ends this subscription?
    _ = feed.subscribe(with: window, onNext: { window, line in window.add(line) })
}
