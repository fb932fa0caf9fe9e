/// The error of a `#` in a diagram, by default. It prints as `error`.
public struct MarbleError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error of a `#`.
    public init() {}

    /// `error`.
    public var description: String { "error" }
}
