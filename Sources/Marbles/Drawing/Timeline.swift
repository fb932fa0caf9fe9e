/// A picture of what happened when: rows below each other, one column a tick, all of them aligned.
///
///     scores    -1--2-----3--|
///     the fan       ^-----3--|
///
/// Put rows in, then `draw(style:width:)` it. Nothing of it depends on colour.
public struct Timeline: Codable, Equatable, Sendable {
    /// The rows, from the top.
    public var rows: [Row]

    /// A picture of `rows`.
    public init(_ rows: [Row] = []) { self.rows = rows }

    /// How many ticks the picture shows: as many as its longest row.
    public var length: TestTime { rows.map(\.length).max() ?? 0 }

    /// Which characters a picture is made of.
    public enum Style: Sendable, CaseIterable {
        /// The dialect of `Diagram`: `--1--(23)-|`. It can be read back where every value is one letter or digit. A
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
