/// One of the situations of a check: what `check.stream` returns, for signs. It is the same one whatever it is called.
public struct Situation: Hashable, Sendable {
    let number: Int
    /// What is tried there.
    public let kind: Kind

    /// What is tried with an answer.
    ///
    /// In this order, whatever the order in the check: the first one that differs is told.
    public enum Kind: Int, Sendable, CaseIterable {
        /// What the exercise's text shows.
        case text
        /// Nobody subscribes.
        case nobody
        /// The subscription is disposed of in the middle.
        case disposed
        /// Something that the text does not show: other values, none, one, the same twice, an end, an error.
        case otherInput
        /// Two subscribers at the same time.
        case secondSubscriber
        /// A second subscriber after the first one has gone.
        case laterSubscriber
        /// Anything else.
        case further
    }
}
