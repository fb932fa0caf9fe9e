extension Timeline {
    /// The numbers above a picture, and their unit.
    ///
    ///     tick     0 1          2   3
    ///     sizes    ^┈╴800x600╶──╴한글╶──┤
    ///
    /// A picture with a scale is for people, and is not read back as a diagram: `^` stands on every row that was
    /// subscribed to, values of one tick stand apart (`(1 2 3┤)`), and a tick that another row has made wider is filled
    /// with `┈`, in ASCII with `.`.
    public struct Scale: Equatable, Sendable {
        /// The unit of the numbers: `"tick"` or `"ms"`. It stands to their left.
        public let name: String
        /// The size of a column.
        public let unit: Int

        /// A scale on which each column is `unit`.
        public init(_ name: String, unit: Int = 1) { (self.name, self.unit) = (name, unit) }
    }
}
