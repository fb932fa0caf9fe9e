extension Hooks {
    private static let unheard = Locked<((Any) -> Void)?>(nil)

    /// Called with each element that arrives too late: code outside sends it to an observer whose subscription is over.
    package static var unheardElementHandler: ((Any) -> Void)? {
        get { unheard.value }
        set { _ = unheard.exchange(newValue) }
    }
}
