extension Hooks {
    private static let unheard = Locked<((Any) -> Void)?>(nil)

    /// Called with each element that code outside tells an observer whose subscription is over, on the thread that tells it.
    package static var unheardElementHandler: ((Any) -> Void)? {
        get { unheard.withLock { $0 } }
        set { _ = unheard.exchange(newValue) }
    }
}
