// Repair · The audio guide (class, 8 min)
//
// A visitor of a museum has an audio guide. `rooms` sends the number of
// each room that the visitor enters. `talk` sends what the guide says
// there, sentence by sentence.
//
//     rooms       -1-----2--|
//     talk(1)      -a-b-c--d--e|
//     talk(2)            -x--y--z|
//     guide       --a-b-c-x--y--z|
//     talk(1)      ^-----!              how long it is used
//
// - When the visitor enters a room, the talk of the room before stops. A
//   room that is entered again is talked about anew.
// - The guide completes when `rooms` has completed and the last talk is
//   over.
// - An error of a talk, or of `rooms`, arrives as it is.
// - Nothing begins before somebody subscribes. `dispose` stops the talk.
//   Each subscriber begins anew.
//
// Now two talks are heard at the same time, and some visitors complain of
// more than that. Find out why, and repair it.

import LessonKit
import Streams

func guide(through rooms: Observable<Int>, talk: @escaping (Int) -> Observable<String>) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.create { observer in
        rooms.subscribe(
            onNext: { room in
                _ = talk(room).subscribe(onNext: { observer.onNext($0) })
            },
            onError: { observer.onError($0) },
            onCompleted: { observer.onCompleted() })
    }
}
