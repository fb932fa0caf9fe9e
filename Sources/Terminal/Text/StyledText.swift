/// A stretch of text in one style.
package struct StyledText: Hashable, Sendable {
    package var text: String
    package var style: Style

    package init(text: String, style: Style) { (self.text, self.style) = (text, style) }

    package init(_ text: String, _ style: Style = []) { self.init(text: text, style: style) }

    /// So many spaces; none when `count` is negative.
    package static func spaces(_ count: Int) -> StyledText { StyledText(String(repeating: " ", count: max(0, count))) }
}

extension StyledText: ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) { self.init(text) }
}
