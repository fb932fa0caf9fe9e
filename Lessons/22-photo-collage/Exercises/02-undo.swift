// Complete · Undo (class, 8 min)
//
// The app gets a button Undo. It takes back the last change: a photo that
// was added, or a Clear.
//
//     changes            -a--b--x--u--u--|     a, b: add a photo  x: clear
//                                              u: undo
//     undoable(...)      01--2--0--2--1--|     0: no photos   1: a
//                                              2: a and b
//
// - Each subscriber starts with no photos, at once, before the first
//   change. Each change sends the photos after it.
// - An Undo that follows an Undo takes back one change more. An Undo
//   cannot be taken back.
// - With nothing to take back, Undo sends the photos as they are: none.
// - Each add is a change, also of the same photo again. A Clear of an
//   empty collage is a change as well.
// - The result ends when `changes` ends. An error arrives as it is.
//
// `scan` keeps all that was there, the latest last. Three things are
// missing.

import LessonKit
import Streams

enum Change {
    case add(String)
    case clear
    case undo
}

func undoable(_ changes: Observable<Change>) throws -> Observable<[String]> {
    try toDo()  // delete this line when you start
    return
        changes
        .scan([[]]) { (history: [[String]], change) in
            let photos = history[history.count - 1]
            switch change {
            case .add(let photo): return history + [photos + [photo]]
            case .clear: return history  // What comes behind the history?
            case .undo: return history  // And what is taken from it?
            }
        }
        .map { history in history[history.count - 1] }
}
