// Repair · Room for one more (home, 12 min)
//
// The folder may be full. Then the app asks: "Try again?" The user can
// delete some files before they answer.
//
//     write         --#                  FolderFull()
//     ask             --(a|)             a: yes
//     write             --(n|)           n: the file's name
//     save(...)     ------(n|)
//
//     write         --#                  FolderFull()
//     ask             --(a|)             a: no
//     save(...)     ----#                FolderFull()
//
// - `ask` sends true for yes, false for no. The user is asked each time
//   the folder is full, as often as they say yes.
// - Every other error of `write` arrives as it is, and nobody is asked. An
//   error of `ask` arrives as it is, too.
// - Each subscriber writes anew. `dispose` disposes of the write or the
//   question that is under way.
// - `write` and `ask` start when somebody subscribes to them, and each
//   time anew.
//
// The code below asks nobody, and tries once more after any error. Repair
// it.

import LessonKit
import Streams

struct FolderFull: Error {}

func save(_ write: Single<String>, whenFull ask: Single<Bool>) throws -> Single<String> {
    try toDo()  // delete this line when you start
    return write.retry(2)
}
