import Synchronization

extension Hooks {
    private static let begun = Locked<((Disposable) -> Void)?>(nil)
    private static let isListening = Atomic(false)

    /// Called with each subscription before it begins, also with those that operators make. Dispose of it there, and nothing comes of
    /// it: so somebody who counts them can end a `retry` that would go on for ever.
    package static var subscriptionHandler: ((Disposable) -> Void)? {
        get { isListening.load(ordering: .relaxed) ? begun.value : nil }
        set {
            _ = begun.exchange(newValue)
            isListening.store(newValue != nil, ordering: .relaxed)
        }
    }
}
