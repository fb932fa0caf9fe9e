// Repair · The autosave that stops (class, 10 min)
//
// Save each version of a page. The result sends the versions that were
// saved.
//
//     versions        -a---b---c---|
//     save a           --|
//     save b               --#
//     save c                   --|
//     autosave        ---a-------c-|
//
//     versions        -ab-|            b comes while a is saved, so it
//                                      waits
//     save a           ---|
//     save b              --|
//     autosave        ----a-(b|)
//
// One save at a time, in the order of the versions. A failed save leaves
// out its version, and the autosave goes on. If `versions` fails, the
// autosave fails at once with the same error. Each subscriber subscribes
// to `versions` and saves anew. `dispose` disposes of the save that is
// under way.
//
// The code below has two faults: it stops after the first failed save, and
// two saves can run at the same time. Find out why, and repair it.

import LessonKit
import Streams

protocol Disk {
    /// Saves a version. It begins when somebody subscribes.
    func save(_ version: String) -> Completable
}

func autosave(_ versions: Observable<String>, to disk: any Disk) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return
        versions
        .flatMap { version in disk.save(version).andThen(Observable.just(version)) }
        .catch { _ in .empty() }
}
