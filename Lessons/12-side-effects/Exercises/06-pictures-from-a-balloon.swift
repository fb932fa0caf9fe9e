// Repair · Pictures from a balloon (home, 8 min)
//
// A balloon sends pictures to a screen. Each picture is also saved in an
// archive, which may refuse it: then `save` throws.
//
//     balloon      --a--b--c--|
//     save         --a--x--c          x: the archive refuses b
//     received     --a--b--c--|
//
// The screen receives each picture as it was sent and when it was sent,
// saved or refused. Each picture is given to the archive once for each
// subscriber, in the tick in which it comes. An end or an error of the
// balloon arrives as it is. For each subscriber the balloon starts anew,
// and only once. Before somebody subscribes and after a dispose nothing is
// saved.
//
// Now the screen goes dark as soon as the archive refuses a picture. Find
// out why, and repair it.

import LessonKit
import Streams

protocol Archive {
    /// Saves a picture. Throws if the picture is refused.
    func save(_ picture: String) throws
}

func received(from balloon: Observable<String>, archive: any Archive) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return balloon.do(onNext: { try archive.save($0) })
}
