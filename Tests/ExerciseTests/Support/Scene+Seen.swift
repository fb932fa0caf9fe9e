/// What was seen, for signs.
extension Scene {
    /// What did not come, where the rest came in its order.
    public var lost: [Element] {
        guard case .lost(let elements) = seen else { return [] }
        return elements
    }

    /// Whether it completed before all elements had come.
    public var completesEarly: Bool {
        guard case .endsBefore = seen else { return false }
        return true
    }

    /// Whether it failed with another error than the right one.
    public var failsOtherwise: Bool {
        guard case .fails = seen else { return false }
        return true
    }
}
