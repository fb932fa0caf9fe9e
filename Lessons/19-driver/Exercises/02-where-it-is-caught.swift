// Predict · Where it is caught (class, 6 min)
//
//     text    1--x--2
//
// `check` takes no time. Of 1 and of 2 it sends y, then it ends. For x it
// fails.
//
//     text.flatMapLatest { check($0) }.catchAndReturn("n")
//     text.flatMapLatest { check($0).catchAndReturn("n") }
//     text.flatMapLatest { check($0) }.asDriver(onErrorJustReturn: "n")
//     text.asDriver(onErrorDriveWith: .empty())
//         .flatMapLatest {
//             check($0).asDriver(onErrorDriveWith: .empty())
//         }
//
// Answer with four diagrams, in this order: ["...", "...", "...", "..."].
// `text` itself goes on without end.

import LessonKit
import Streams

func whereItIsCaught() throws -> [String] {
    throw ToDo()
}
