/// The error that a `#` in a diagram stands for, when no other is given. It prints as `error`.
public struct MarbleError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error of a `#`.
    public init() {}

    /// `error`.
    public var description: String { "error" }
}
