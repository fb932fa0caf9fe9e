import Synchronization

extension Hooks {
    /// A closure that is read through a generic type gets one more layer each time, and calling it gets slower. A structure does not.
    private struct Handler { let call: (Disposable) -> Void }

    private static let begun = Locked<Handler?>(nil)
    private static let isListening = Atomic(false)

    /// Called with each subscription before it begins, also with those that operators make. Dispose of it there, and nothing comes of
    /// it: so somebody who counts them can end a `retry` that would go on for ever.
    package static var subscriptionHandler: ((Disposable) -> Void)? {
        get { isListening.load(ordering: .relaxed) ? begun.withLock { $0?.call } : nil }
        set {
            _ = begun.exchange(newValue.map(Handler.init))
            isListening.store(newValue != nil, ordering: .relaxed)
        }
    }
}
