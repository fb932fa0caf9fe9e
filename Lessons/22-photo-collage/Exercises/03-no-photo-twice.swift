// Repair · No photo twice (home, 10 min)
//
// A collage has each photo once at most, and six photos at most.
//
//     chosen            -a-b-a-----a--
//     clear             --------x-----
//     collage(...)      -1-2-2--0--1--     0: no photos   1: a
//                                          2: a and b
//
// - A photo that is in the collage is not added again. After a Clear it
//   may be added again.
// - When there are six photos, no other is added before the next Clear.
// - Each choice and each Clear sends the photos after it, also when they
//   are the same as before. Nothing comes before that.
// - `chosen` and `clear` go on like taps: they do not end or fail. Each
//   subscriber starts with no photos.
//
// The code below has three faults: the third choice adds a second a, the
// photos come back after a Clear, and after the sixth photo the button is
// dead. Find out why, and repair it.

import LessonKit
import Streams

func collage(chosen: Observable<String>, clear: Observable<Void>) throws -> Observable<[String]> {
    try toDo()  // delete this line when you start
    let added = chosen.distinctUntilChanged().take(6).scan([]) { photos, photo in photos + [photo] }
    return Observable.merge(added, clear.map { [] })
}
