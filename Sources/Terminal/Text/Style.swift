/// How a stretch of text looks. A style never carries meaning alone: a word or a mark says the same.
package struct Style: Hashable, Sendable {
    private var traits: Traits
    /// The colour of the letters, if they have one of their own.
    package var foreground: Hue?
    /// The colour behind the letters.
    package var background: Hue?

    private struct Traits: OptionSet, Hashable {
        let rawValue: UInt8
    }

    private init(_ bit: UInt8) { traits = Traits(rawValue: 1 << bit) }

    /// Important: a title, a command.
    package static let strong = Style(0)
    /// A word that is stressed.
    package static let emphasis = Style(1)
    /// Code inside a sentence.
    package static let code = Style(2)
    /// Not needed to follow the text: rules, margins, keys.
    package static let quiet = Style(3)
    /// A question.
    package static let question = Style(4)
    /// Wrong.
    package static let bad = Style(5)

    /// Whether it is the style of ordinary text.
    package var isEmpty: Bool { self == [] }

    /// Whether it has everything that `other` has.
    package func contains(_ other: Style) -> Bool { union(other) == self }

    /// Both styles. A colour of `other` goes before a colour of this one.
    package func union(_ other: Style) -> Style {
        var style = self
        style.traits.formUnion(other.traits)
        style.foreground = other.foreground ?? foreground
        style.background = other.background ?? background
        return style
    }
}

extension Style: ExpressibleByArrayLiteral {
    package init(arrayLiteral styles: Style...) {
        traits = []
        self = styles.reduce(self) { $0.union($1) }
    }
}
