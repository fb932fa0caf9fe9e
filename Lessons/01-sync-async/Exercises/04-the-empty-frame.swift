// Repair · The empty frame (class, 8 min)
//
// `Library` is somebody else's code. It answers later, by callback.
// `frame` should display what the library answers, once, and `display`
// must run on `screen`. Before the answer nothing is displayed. Nobody
// should wait for the answer: not the caller of `frame`, and not `screen`.
//
//     the caller   frame returns
//     library                     answer
//     screen                             display
//
// As it stands, the function never displays a picture. It always displays
// "an empty frame". Find out why, and mend it.

import Dispatch
import LessonKit
import Streams

protocol Library: Sendable {
    /// Looks for a picture, and returns at once. `answer` is called later, once, on a queue of the library's own.
    func find(_ name: String, answer: @escaping (String) -> Void)
}

func frame(
    _ name: String, from library: any Library,
    display: @escaping @Sendable (String) -> Void, screen: DispatchQueue
) throws {
    try toDo()  // delete this line when you start
    var picture = "an empty frame"
    library.find(name) { found in picture = found }
    display(picture)
}
