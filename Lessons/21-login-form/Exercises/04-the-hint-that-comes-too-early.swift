// Repair · The hint that comes too early (class, 8 min)
//
// A bakery asks for a telephone number, and a hint says that it is too
// short: it has fewer than six characters. The hint stood there with the
// first digit, and people did not like it. "Show it when they have left
// the field", says the baker. "And once they have left it, follow each
// key."
//
// - `number` is the text of the field: a subscriber receives the text of
//   that moment at once, then each change. `left` sends when somebody
//   leaves the field, which can happen more than once. Neither of them
//   ends.
// - The hint is shown (true) while the number is too short and the field
//   was left at least once. Otherwise it is not (false).
// - The empty text is too short as well.
// - It answers from the first moment on, and after that only when the
//   answer changes. It is shown in one place.
//
//     number    a-b-----c-d-----b      a, b: too short; c, d: long enough
//     left      -----o-----o--o--
//     hint      f----t--f-------t
//
// In the code below, the hint is decided when somebody leaves the field,
// and never in between. Mend it.

import LessonKit
import Streams

func hint(number: Driver<String>, left: Signal<Void>) throws -> Driver<Bool> {
    try toDo()  // delete this line when you start
    return
        left
        .withLatestFrom(number)
        .map { $0.count < 6 }
        .asDriver(onErrorJustReturn: false)
}
