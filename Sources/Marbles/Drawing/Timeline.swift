/// A picture of events in time: rows below each other, one column a tick, all aligned.
///
///     scores    -1--2-----3--|
///     the fan       ^-----3--|
///
/// Add rows, then call `draw(style:width:)`. The picture has no colours.
public struct Timeline: Codable, Equatable, Sendable {
    /// The rows, from the top.
    public var rows: [Row]

    /// A picture of `rows`.
    public init(_ rows: [Row] = []) { self.rows = rows }

    /// The ticks of the picture: those of its longest row.
    public var length: TestTime { rows.map(\.length).max() ?? 0 }

    /// The characters of a picture.
    public enum Style: Sendable, CaseIterable {
        /// The dialect of `Diagram`: `--1--(23)-|`. It can be read back if every value is one letter or digit. A
        /// longer value stands in `<…>`, and one without content is an `o`.
        case ascii
        /// The same with lines: `──1──(23)─┤`, an error as `✕`. A longer value stands in a gap of the line, and one
        /// without content is a `●`.
        ///
        /// Some terminals show `─`, `┤` and `●` two columns wide, mostly with Chinese, Japanese or Korean fonts;
        /// `.ascii` is right there.
        case unicode
    }
}
