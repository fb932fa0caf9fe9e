// Repair · Saved, and how many words (class, 6 min)
//
// Save a text. When it is saved, count the words of the store.
//
//     save                ----|
//     the words then      ----3       the store counts at tick 4, not
//                                     before
//     saveAndCount        ----(3|)
//
//     save                ----#
//     saveAndCount        ----#       the same error, and the store does
//                                     not count
//
// Each subscriber saves anew, and receives a count made after that save.
// Disposing of the subscription disposes of the save.
//
// Now it says 0 the first time, and later the number from before the save.
// Find out why, and repair it.

import LessonKit
import Streams

protocol Store {
    /// Takes a while. It begins when somebody subscribes.
    func save(_ text: String) -> Completable
    /// The number of words that are saved now.
    func countWords() -> Int
}

func saveAndCount(_ text: String, in store: any Store) throws -> Single<Int> {
    try toDo()  // delete this line when you start
    return store.save(text).andThen(Single.just(store.countWords()))
}
