import LessonKit

/// A part of a page, as a value. Only `text` makes letters of it, and escapes what has to be escaped.
indirect enum HTML: Equatable, Sendable {
    /// Letters. They mean nothing but themselves.
    case text(String)
    case element(Element)
    /// Parts side by side.
    case parts([HTML])
    /// A picture as `Timeline` draws it: SVG that is escaped already.
    case picture(String)
    /// A style sheet inside the page. HTML reads no marks in it.
    case style(String)

    struct Element: Equatable, Sendable {
        let name: String
        let attributes: [Attribute]
        let content: [HTML]
    }

    struct Attribute: Equatable, Sendable {
        let name: String
        let value: String
    }

    /// An element. An attribute without a value is left out.
    static func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: [HTML] = []) -> HTML
    {
        .element(
            Element(
                name: name,
                attributes: attributes.compactMap { name, value in value.map { Attribute(name: name, value: $0) } },
                content: content))
    }

    static func tag(_ name: String, _ content: [HTML]) -> HTML { tag(name, [:], content) }

    static let nothing = HTML.parts([])
}

extension HTML: ExpressibleByStringInterpolation {
    init(stringLiteral text: String) { self = .text(text) }
}

extension HTML: ExpressibleByArrayLiteral {
    init(arrayLiteral parts: HTML...) { self = .parts(parts) }
}

extension HTML {
    /// Code on lines of its own, which are not wrapped.
    ///
    /// - Parameter before: What it was made of. The script marks the lines that are not in it.
    static func code(_ lines: [String], isSwift: Bool = true, since before: [String]? = nil) -> HTML {
        let text = lines.joined(separator: "\n")
        let changed = before.map { lines.difference(from: $0).insertions.map(\.line).joined(separator: " ") }
        return tag(
            "pre", ["class": "code", "data-changed": changed], [tag("code", isSwift ? swift(text) : [.text(text)])])
    }

    /// Swift code with a class for each kind of word.
    private static func swift(_ code: String) -> [HTML] {
        SwiftWords.all(in: code).map { word in
            word.kind.map { .tag("span", ["class": $0.rawValue], [.text(word.text)]) } ?? .text(word.text)
        }
    }

    /// A link to `address`, a page of the book or a place on one.
    static func link(to address: String, _ content: [HTML]) -> HTML { tag("a", ["href": address], content) }
}

extension CollectionDifference<String>.Change {
    /// The number of its line, from 0.
    fileprivate var line: String {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): "\(offset)"
        }
    }
}
