// Complete · The bathroom scale (class, 6 min)
//
// A scale has a needle. Make a binder that turns it:
//
//     kilos                      70---70---180---(-3)
//     the needle is turned to    70---70---150----0
//
// - The needle goes from 0 to 150. Less than 0 is shown as 0, more than
//   150 as 150.
// - Each element turns the needle, an equal one as well.
// - Elements come on any queue. The needle is turned on main, at once or a
//   moment later.
// - The binder does not keep the scale alive. When the scale is gone,
//   elements are dropped.
//
// The binder below belongs to a scale that nobody holds.

import LessonKit
import Streams

class Scale: @unchecked Sendable {
    /// Turns the needle. To be called on the main queue only.
    func turn(to kilos: Int) {}
}

func needle(of scale: Scale) throws -> Binder<Int> {
    try toDo()  // delete this line when you start
    return Binder<Int>(Scale()) { _, _ in }
}
