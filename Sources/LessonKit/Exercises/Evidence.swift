import Marbles

/// What a check saw, as data: nothing in it is drawn, wrapped or coloured. It is drawn where it is shown.
public enum Evidence: Codable, Equatable, Sendable {
    /// What was tried or seen, in words: `disposed at tick 2`.
    case sentence(String)
    /// Rows of marbles, one above the other.
    case diagram(Diagram)
    /// Rows of text, such as expected lines beside yours.
    case table(Table)
    /// One line of source code or of a typed diagram.
    ///
    /// - `mark`: The index of the character that is meant, if there is one.
    case code(String, mark: Int?)

    /// Rows of marbles, and what belongs to them.
    public struct Diagram: Codable, Equatable, Sendable {
        /// The rows.
        public var timeline: Timeline
        /// The tick that is meant, and what is said of it.
        public var pointer: Timeline.Pointer?
        /// What letters stand for: `a: so`.
        public var legend: [String]

        /// A diagram.
        public init(_ timeline: Timeline, pointer: Timeline.Pointer? = nil, legend: [String] = []) {
            (self.timeline, self.pointer, self.legend) = (timeline, pointer, legend)
        }
    }

    /// Rows of text in columns. A row may have fewer cells than another.
    public struct Table: Codable, Equatable, Sendable {
        /// What stands above the columns. May be empty.
        public var headings: [String]
        /// The rows, each from its first column on.
        public var rows: [[String]]
        /// The row that is meant, from 0 on.
        public var marked: Int?
        /// What is said of that row: `here`.
        public var note: String

        /// A table.
        public init(_ headings: [String], _ rows: [[String]], marked: Int? = nil, note: String = "here") {
            (self.headings, self.rows, self.marked, self.note) = (headings, rows, marked, note)
        }
    }

    /// Rows of text in one column, without a heading.
    public static func lines(_ lines: [String]) -> Evidence { .table(Table([], lines.map { [$0] })) }
}

extension Evidence: ExpressibleByStringInterpolation {
    /// A sentence.
    public init(stringLiteral sentence: String) { self = .sentence(sentence) }
}
