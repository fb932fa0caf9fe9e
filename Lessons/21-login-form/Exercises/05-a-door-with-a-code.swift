// Build · A door with a code (class, 8 min)
//
// The door of a club asks for a code. `answers` says of each try whether
// it was right. After three wrong tries in a row the door is locked, and
// it stays locked, whatever comes then. A right try before that begins the
// count anew.
//
// - `isLocked` answers from the first moment on, and after that only when
//   the answer changes.
// - `answers` never ends, and neither does `isLocked`. The displays that
//   show it are all there at the same time, from the beginning. So a
//   variable of the function may count.
//
//     answers     --w-w-r-w-w-w-r-      r is right, w is wrong
//     isLocked    f-----------t---

import LessonKit
import Streams

func isLocked(_ answers: Signal<Bool>) throws -> Driver<Bool> {
    throw ToDo()
}
