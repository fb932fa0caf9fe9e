import Synchronization

extension Hooks {
    @TaskLocal private static var subscriptionListener: Carried<(Disposable) -> Void>?
    /// Whether somebody has listened. To look for the listener costs as much as a short subscription.
    private static let isListening = Atomic(false)

    /// Runs `body`. `listener` is called with each subscription that it begins on its own thread, before that begins, also with those
    /// that operators make. Dispose of it there, and nothing comes of it: so somebody who counts them can end a `retry` that would go
    /// on for ever.
    package static func listen<Result>(
        toSubscriptions listener: @escaping (Disposable) -> Void, in body: () throws -> Result
    ) rethrows -> Result {
        isListening.store(true, ordering: .relaxed)
        return try $subscriptionListener.withValue(Carried(listener), operation: body)
    }

    @inline(__always) static func tell(ofSubscription subscription: Disposable) {
        if isListening.load(ordering: .relaxed) { subscriptionListener?.value(subscription) }
    }
}
