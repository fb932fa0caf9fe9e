// Complete · The second password (class, 8 min)
//
// A gym wants the new password twice. `password` and `again` are the texts
// of the two fields: a subscriber to either receives the text of that
// moment at once, and then each change. They never end.
//
//     isDifferent    true while `again` is not empty and is not the same
//                    as `password`
//     isReady        true while `password` has eight characters or more
//                    and `again` is the same
//
// - Both answer from the first moment on, and after that only when the
//   answer changes.
// - Whichever field is changed last: the answer is about what stands in
//   the two fields now.
// - Each of the two answers is bound once.
//
//     password       e--p--------q      e is empty, p has nine characters,
//                                       q is another password of nine
//     again          e-----a--p---      a is the first character of p
//     isDifferent    f-----t--f--t      f for false, t for true
//     isReady        f--------t--f
//
// Three expressions are missing: `never()` and the two `false` keep their
// places.

import LessonKit
import Streams

struct TwoPasswords {
    let isDifferent: Driver<Bool>
    let isReady: Driver<Bool>
}

func twoPasswords(_ password: Driver<String>, again: Driver<String>) throws -> TwoPasswords {
    try toDo()  // delete this line when you start
    let both = Driver<(String, String)>.never()  // What stands in the two fields.
    return TwoPasswords(
        isDifferent: both.map { _, _ in false }.distinctUntilChanged(),
        isReady: both.map { _, _ in false }.distinctUntilChanged())
}
