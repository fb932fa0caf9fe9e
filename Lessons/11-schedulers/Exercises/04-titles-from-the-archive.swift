// Complete · Titles from the archive (class, 6 min)
//
// `titles` is somebody else's recipe: inside subscribe it opens the
// archive, and sends one title after the other. When the subscription
// ends, it closes the archive. `label` makes a text of a title. All of
// this takes long, so all of it should run on `archive`, and the closing,
// too. The labels, and then the end or the error, should arrive on `desk`.
//
//     desk       subscribe returns at once          a      b|
//     archive    [open][title][label][title][label]    [close]
//
// It is subscribed to on `desk`. Each subscriber opens the archive anew,
// and closes it. If a subscriber disposes of it in the middle, nothing
// more arrives. `any ImmediateSchedulerType` is the type of all
// schedulers.
//
// As it stands, everything runs on `desk`. Complete it: say where each
// part runs.

import LessonKit
import Streams

func labels(
    _ titles: Observable<String>, label: @escaping @Sendable (String) -> String,
    archive: any ImmediateSchedulerType, desk: any ImmediateSchedulerType
) throws -> Observable<String> {
    try toDo()  // delete this line when you start
    return
        titles
        .map { label($0) }
}
