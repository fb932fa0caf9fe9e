/// A stretch of text in one style.
package struct StyledText: Equatable, Sendable {
    package var text: String
    package var style: Style

    package init(text: String, style: Style) { (self.text, self.style) = (text, style) }
}

/// How a stretch of text looks. A style never carries meaning alone.
package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let strong = Style(rawValue: 1)
    package static let emphasis = Style(rawValue: 2)
    package static let code = Style(rawValue: 4)
    package static let quiet = Style(rawValue: 8)
    package static let question = Style(rawValue: 16)
    package static let bad = Style(rawValue: 32)
}
