// Complete · The album (class, 8 min)
//
// An album keeps photos in a relay. In `add` a line is missing, and two
// methods are empty.
//
//     called     -a-b-b-R-C-R-             add("a"), add("b") twice,
//                                          removeLast(), clear(),
//                                          removeLast()
//     photos     01-2-3-2-0---             how many there are: 0 at once,
//                                          1 at tick 1, and so on
//
// The photos stand in the order in which they were added. `removeLast` on
// an empty album leaves it empty. A subscriber, early or late, receives
// the latest list at once and then each new one. Whether an equal list is
// sent again is up to you.

import LessonKit
import Streams

protocol Album: AnyObject {
    /// The photos, and then the photos after each change.
    var photos: Observable<[String]> { get }

    func add(_ photo: String)
    func removeLast()
    func clear()
}

final class CameraAlbum: Album {
    private let list = BehaviorRelay<[String]>(value: [])

    var photos: Observable<[String]> { list.asObservable() }

    func add(_ photo: String) {
        // `list.value.append(photo)` does not compile: `value` can only be read.
        var photos = list.value
        photos.append(photo)
        // What is missing?
    }

    func removeLast() {}

    func clear() {}
}

func album() throws -> any Album {
    try toDo()  // delete this line when you start
    return CameraAlbum()
}
