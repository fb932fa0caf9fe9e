// Build · Trains on a board (home, 15 min)
//
// A board in a station follows trains. Write a class that is a `Board`,
// and return a new one. It hands each piece of news to `show`, together
// with the number of the train.
//
//     news of 7        -a--b--c--d--e|
//     news of 9        --u--v--w--x---
//     called           79------o---7--      7, 9: follow that train
//                                           o: unfollow(7)
//     shown            -au-bv-cw--x-e-
//     news of 7 used   ^-------!   ^-!
//     followed         [7], [7, 9], [9], [7, 9], and [9] from the end of
//                      the news on
//
// - A train is followed once. If it is followed again, the new news take
//   the place of the old, which are left.
// - The news come whether somebody listens or not. They may complete, and
//   they do not fail. A train whose news have completed is not followed
//   any more. This may happen inside `follow`.
// - `unfollow` of a train that is not followed does nothing.
// - When nobody else holds the board, it is freed in that tick, and all
//   news are left. Two boards know nothing of each other.

import LessonKit
import Streams

protocol Board: AnyObject {
    /// Shows the news of a train from now on.
    func follow(_ train: Int, news: Observable<String>)
    /// Leaves a train.
    func unfollow(_ train: Int)
    /// The trains that are followed now, the smallest number first.
    var followed: [Int] { get }
}

func board(show: @escaping (Int, String) -> Void) throws -> any Board {
    throw ToDo()
}
