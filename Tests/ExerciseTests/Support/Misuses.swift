import Streams

/// Runs `body`; `listener` is told of the mistakes that it makes and `Streams` reports, in place of what would follow.
///
/// It holds for `body` alone, on its thread: two checks that run at the same time do not get in each other's way.
package func misuses<Result>(_ listener: @escaping (Misuse) -> Void, in body: () throws -> Result) rethrows -> Result {
    try Hooks.$misuseListener.withValue(Carried(listener), operation: body)
}
