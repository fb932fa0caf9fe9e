// Build · Headlines in a window (home, 12 min)
//
// Return an object, the window. As long as somebody holds it, each
// headline is written, on main. When nobody holds it any more, the loop
// over `headlines` ends, and no headline that is sent after that is
// written. One that was sent before that, and not read, may be lost.
//
//     headlines      a, b         c
//     the window     held         freed
//     writes         a, b
//
// The loop begins when the function is called, or soon after. Headlines
// that wait in the stream already are written first. If `headlines` ends,
// nothing more happens. The same headline twice is written twice.

import LessonKit
import Streams

@MainActor func openWindow(
    headlines: AsyncStream<String>, write: @escaping @MainActor (String) -> Void
) throws -> AnyObject {
    throw ToDo()
}
