// Complete · There and back (class, 6 min)
//
// `load` takes long. It should run on `worker`. The picture should go to
// `display`, which must run on `screen`. Nobody should wait for `load`:
// not the caller of `present`, and not `screen`. Both queues are serial.
//
//     the caller   present returns
//     worker       [====load====]
//     screen                     display
//
// Each call of `present` calls `load` once and `display` once. It may be
// called again before the first picture is displayed.
//
// As it stands, everything runs where `present` is called. Send each part
// to its queue.
//
// (`@Sendable` says that a closure may run on another queue. It is there
// already: you need not write it.)

import Dispatch
import LessonKit
import Streams

func present(
    load: @escaping @Sendable () -> String, worker: DispatchQueue,
    display: @escaping @Sendable (String) -> Void, screen: DispatchQueue
) throws {
    try toDo()  // delete this line when you start
    let picture = load()
    display(picture)
}
