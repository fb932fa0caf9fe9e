// Repair · The archive (home, 10 min)
//
// An archive scans old pages. `scan` waits for a long time, and returns
// the text of the page. A screen on main subscribes to `pages`, and
// meanwhile the screen stands still.
//
// Repair it: main must not call `scan`. The worker does it. `worker` is a
// scheduler: what it runs does not run on main.
//
//     pages([7, 8], ...)     the texts of the pages 7 and 8, in this
//                            order, then the end
//     pages([7, 9], ...)     if `scan(9)` throws: the text of 7, then that
//                            error
//     pages([], ...)         only the end
//
// Nothing is scanned before somebody subscribes. Each subscriber has the
// pages scanned anew. A page is scanned once for each time that it is in
// the list. After a dispose no further page is scanned. The subscriber
// receives each text on the worker, before the next page is scanned.

import LessonKit
import Streams

protocol Archive {
    /// The text of a page. It keeps the caller waiting. Throws if the page cannot be read.
    func scan(_ page: Int) throws -> String
}

func pages(
    _ numbers: [Int], from archive: any Archive, on worker: any SchedulerType
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return Observable.from(numbers).map { try archive.scan($0) }
}
