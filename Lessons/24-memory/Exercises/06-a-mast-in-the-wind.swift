// Repair · A mast in the wind (home, 8 min)
//
// A mast measures the wind. Several people look at its readings.
//
//     wind         -3-----5-----4--
//     Mia          -a-----b-----c--        looks from tick 0 on
//                  a: "3 at 20 m"   b: "5 at 20 m"   c: "4 at 20 m"
//     Noa              a--b-----c--        looks from tick 4 on: the last
//                                          reading, at once
//     measured     ^---------------        once, however many look
//
//     the mast is pulled down at tick 9: nobody else holds it any more
//     Mia          -a-----b-----|          the next wind completes the
//                                          readings
//
// - `readings` is called once for a mast. Its result is kept, and people
//   subscribe to it, also after the mast is gone.
// - The mast is freed in the tick in which nobody else holds it, however
//   many people look.
// - While nobody looks, the wind is not measured, and nothing is kept.
//   Somebody who comes then gets no reading from before.
// - The wind blows whether somebody measures it or not. It does not end
//   and does not fail. Each wind is a reading, an equal one as well.
// - Nobody begins to look between the end of the mast and the next wind.
//
// Now the mast is not freed. `withUnretained` is said to be weak. Find out
// what holds the mast, and mend it.

import LessonKit
import Streams

final class Mast {
    let height: Int

    init(height: Int) { self.height = height }

    /// The words for a wind.
    func words(for wind: Int) -> String { "\(wind) at \(height) m" }
}

func readings(of wind: Observable<Int>, at mast: Mast) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let pairs = wind.withUnretained(mast).share(replay: 1, scope: .forever)
    return pairs.map { mast, wind in mast.words(for: wind) }
}
