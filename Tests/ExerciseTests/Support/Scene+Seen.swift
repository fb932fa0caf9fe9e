/// What was seen, for signs.
extension Scene {
    /// What did not come, where the rest came in its order.
    public var lost: [Element] {
        guard case .lost(let elements) = seen else { return [] }
        return elements
    }
}
