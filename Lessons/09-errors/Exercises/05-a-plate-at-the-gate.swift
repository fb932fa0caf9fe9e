// Repair · A plate at the gate (home, 8 min)
//
// A camera at the gate of a car park takes a photo, and a program reads
// the plate on it. That may fail: a photo may be blurred. Then the next
// attempt needs a new photo. There are at most three attempts in all.
//
//     photo 1     --#                    photo(): "photo 1"
//     photo 2       --#                  photo(): "photo 2"
//     photo 3         --(p|)             photo(): "photo 3"
//     plate       ------(p|)
//
// - The first photo is taken on subscribe. Each further photo is taken in
//   the tick in which the attempt before has failed.
// - When the third attempt fails, its error arrives. No fourth photo is
//   taken.
// - Whatever `read` sends, an element or the end, arrives when it comes.
// - Each subscriber begins anew, with a new photo and three attempts.
//   `dispose` ends the attempt that is under way.
//
// The code below has two faults: it reads the same blurred photo again,
// and it does so too seldom. Find out why, and repair it.

import LessonKit
import Streams

protocol Gate {
    /// Takes a photo, at once: "photo 1", then "photo 2", and so on.
    func photo() -> String
    /// Reads the plate on a photo. It begins when somebody subscribes.
    func read(_ photo: String) -> Observable<String>
}

func plate(at gate: any Gate) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    let photo = gate.photo()
    return gate.read(photo).retry(2)
}
