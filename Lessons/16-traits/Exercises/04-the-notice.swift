// Complete · The notice (class, 6 min)
//
// A notice lies over a screen. It goes when the user taps Close, and also
// when the subscription is disposed of.
//
//     tapped         ----x
//     notice(...)    ----|
//     lies there     ^---!
//
//     disposed at tick 2
//     lies there     ^-!
//
// The notice is put there when somebody subscribes, each time anew. There
// is never more than one subscriber at a time.
//
// Two things are missing.

import LessonKit
import Streams

protocol Board {
    /// Puts a notice over the screen. `onClose` is called when Close is tapped; the notice stays.
    func put(_ text: String, onClose: @escaping () -> Void)
    /// Takes the notice away. If there is none, nothing happens.
    func clear()
}

func notice(_ text: String, on board: any Board) throws -> Completable {
    try toDo()  // delete this line when you start
    return Completable.create { completable in
        board.put(
            text,
            onClose: {
                // What does the subscriber receive now?
            })
        // And where is the notice taken away?
        return Disposables.create()
    }
}
