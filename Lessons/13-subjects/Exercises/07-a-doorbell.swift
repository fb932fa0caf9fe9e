// Build · A doorbell (home, 15 min)
//
// Write a class that is a `Doorbell`, and return a new one. Keep its
// subjects private.
//
//     called               -a--b----b-R--    press("a"), press("b"),
//                                            press("b"), remove()
//     rings, from 0        -a--b----b-|
//     rings, from 6        ---------b-|
//     lastName, from 0     na--b----b-|      n: "nobody"
//     lastName, from 6     ------b--b-|
//     both, from 14        --------------|
//
// Each press is sent, the same name too. Several people listen at the same
// time, and one may leave before the others. What is pressed after
// `remove()` is not sent. When nobody holds the bell any more, it is
// freed.

import LessonKit
import Streams

protocol Doorbell: AnyObject {
    /// Each name when somebody presses.
    var rings: Observable<String> { get }
    /// The latest name at once, "nobody" before the first, and then each new one.
    var lastName: Observable<String> { get }

    /// Somebody presses the bell.
    func press(_ name: String)
    /// Ends both streams.
    func remove()
}

func doorbell() throws -> any Doorbell {
    throw ToDo()
}
