/// A place in a source file.
public struct SourcePlace: Codable, Hashable, Sendable, CustomStringConvertible {
    /// As seen from the checkout: `Lessons/02-subscribe/Exercises/03-word-by-word.swift`.
    public let path: String
    /// From 1 on.
    public let line: Int
    /// From 1 on. The compiler counts it in bytes.
    public let column: Int?

    /// A place.
    public init(_ path: String, line: Int, column: Int? = nil) {
        (self.path, self.line, self.column) = (path, line, column)
    }

    /// `Lessons/02-subscribe/Exercises/03-word-by-word.swift:12:5`
    public var description: String { "\(path):\(line)" + (column.map { ":\($0)" } ?? "") }
}
