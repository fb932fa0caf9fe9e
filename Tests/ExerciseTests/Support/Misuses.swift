import Streams

private enum Misuses {
    @TaskLocal static var listener: Carried<(Misuse) -> Void>?
}

/// Runs `body`; `listener` is told of the mistakes that it makes and `Streams` reports, in place of what would follow.
///
/// It holds for `body` alone, on its thread: two checks that run at the same time do not get in each other's way.
package func misuses<Result>(_ listener: @escaping (Misuse) -> Void, in body: () throws -> Result) rethrows -> Result {
    Hooks.misuseHandler = { misuse in
        if let listener = Misuses.listener { return listener.value(misuse) }
        if misuse.consequence != .isPrinted { fatalError(misuse.description) }
        print(misuse.description)
    }
    return try Misuses.$listener.withValue(Carried(listener), operation: body)
}
