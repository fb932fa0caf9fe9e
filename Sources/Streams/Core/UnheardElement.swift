extension Hooks {
    private static let unheard = Locked<((Any) -> Void)?>(nil)

    /// Called with each element that arrives too late: code outside sends it to an observer whose subscription is over.
    package static var unheardElementHandler: ((Any) -> Void)? {
        get { unheard.copy() }
        set { _ = unheard.exchange(newValue) }
    }
}
