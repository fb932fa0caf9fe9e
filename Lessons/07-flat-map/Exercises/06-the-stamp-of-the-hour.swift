// Repair · The stamp of the hour (home, 10 min)
//
// Letters come to a counter. One clerk takes them in the order in which
// they come: stamps a letter with the time, sends it off, and takes the
// next one when that is done.
//
//     letters      -ab-------|
//     send          ---s|             the sending of a
//     send              ---s|         the sending of b
//     sent         ----a---b-|        a: a 1   b: b 5
//
// - A letter is stamped in the tick in which its sending begins, once, and
//   not before.
// - If a sending fails, the result fails with the same error. The letters
//   that wait are not stamped any more.
// - Nothing is stamped before somebody subscribes. Each subscriber has all
//   letters stamped and sent anew.
// - After `dispose` nothing is stamped, and nothing is sent.
//
// The order is right. But the second letter says "b 2": it was stamped
// when it came, and not when its turn came. Find out why, and repair it.

import LessonKit
import Streams

protocol Counter {
    /// Puts the time of this moment on a letter, at once: "b 5".
    func stamp(_ letter: String) -> String
    /// Sends a stamped letter. It begins when somebody subscribes, sends the letter when it is on its way, and completes.
    func send(_ stamped: String) -> Observable<String>
}

func sent(_ letters: Observable<String>, at counter: any Counter) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return letters.concatMap { letter in counter.send(counter.stamp(letter)) }
}
