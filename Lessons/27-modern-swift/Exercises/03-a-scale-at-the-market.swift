// Complete · A scale at the market (class, 8 min)
//
// `Scale` is somebody else's code. Make an `AsyncStream` of its weights,
// for one loop.
//
//     the scale weighs       3, 5, and then it is empty
//     the loop reads         3, 5, and ends
//
//     the task of the loop is cancelled, or nobody holds the stream any
//     more: the scale is switched off
//
// The scale starts when `weights` is called, each time anew. No weight is
// lost, also if the loop begins late or is slow: the same weight may come
// twice, and a 0 is a weight, too. To switch an empty scale off does no
// harm.
//
// Two things are missing.

import LessonKit
import Streams

protocol Scale: Sendable {
    /// Starts to weigh. Calls `onWeight` for each weight, and `onEmpty` once, at the end. Call the closure that is returned to
    /// switch the scale off.
    func start(
        onWeight: @escaping @Sendable (Int) -> Void, onEmpty: @escaping @Sendable () -> Void
    ) -> @Sendable () -> Void
}

func weights(of scale: any Scale) throws -> AsyncStream<Int> {
    try toDo()  // delete this line when you start
    return AsyncStream { continuation in
        _ = scale.start(
            onWeight: { continuation.yield($0) },
            onEmpty: {})
    }
}
