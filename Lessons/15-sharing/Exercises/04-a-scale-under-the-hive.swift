// Repair · A scale under the hive (class, 8 min)
//
// A scale under a beehive sends the weight. Each subscription switches it
// on, and it is off when that is disposed of. Its battery is small: it
// should be on once, however many people look.
//
//     scale      1--2--3--4--5--
//     Ines       1--2--3--4!             looks from tick 0 to tick 10
//     Juri           2-3--4--5--         looks from tick 4 on: the last
//                                        weight, at once
//
// - Each person reads the property `weight` anew, and subscribes to what
//   it returns.
// - While nobody looks, the scale is off. The next person switches it on
//   anew, and receives no weight from before.
// - The scale does not end and does not fail. Somebody holds the hive all
//   the time.
//
// Now the scale is switched on for each person. Find out why, and repair
// it.

import LessonKit
import Streams

protocol Hive {
    /// The weight that came last, and then each new weight.
    var weight: Observable<Int> { get }
}

final class BeeHive: Hive {
    private let scale: Observable<Int>

    var weight: Observable<Int> { scale.share(replay: 1) }

    init(on scale: Observable<Int>) { self.scale = scale }
}

func hive(on scale: Observable<Int>) throws -> any Hive {
    try toDo()  // delete this line when you start
    return BeeHive(on: scale)
}
