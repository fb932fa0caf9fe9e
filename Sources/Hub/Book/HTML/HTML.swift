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
    /// - Parameter before: What it was made of. The lines that are not in it are marked, and its own that are gone stand among them.
    static func code(_ lines: [String], isSwift: Bool = true, since before: [String]? = nil) -> HTML {
        let written = isSwift ? swift(lines) : lines.map { [.text($0)] }
        let all = before.map { marked(written, lines, since: $0) } ?? written.map { (nil, $0) }
        let content = all.enumerated().flatMap { index, line in
            let text = line.content + (index + 1 < all.count ? ["\n"] : [])
            return line.mark.map { [tag($0, text)] } ?? text
        }
        return tag("pre", ["class": "code"], [tag("code", content)])
    }

    /// A line of code, with the element that says of it what a variant did.
    private typealias Line = (mark: String?, content: [HTML])

    private static func marked(_ written: [[HTML]], _ lines: [String], since before: [String]) -> [Line] {
        let difference = lines.difference(from: before)
        let (gone, new) = (Set(difference.removals.map(\.line)), Set(difference.insertions.map(\.line)))
        var marked: [Line] = []
        var rest = written.enumerated().map { Line(mark: new.contains($0) ? "ins" : nil, content: $1) }[...]
        for (index, line) in swift(before).enumerated() {
            if gone.contains(index) {
                if !line.isEmpty { marked.append(("del", line)) }
            } else {
                // What is new before a line that stayed, and that line.
                let count = (rest.firstIndex { $0.mark == nil } ?? rest.endIndex - 1) + 1 - rest.startIndex
                marked += rest.prefix(count)
                rest = rest.dropFirst(count)
            }
        }
        return marked + rest
    }

    /// Swift code with a class for each kind of word, line by line. A word of several lines is one in each.
    private static func swift(_ lines: [String]) -> [[HTML]] {
        SwiftWords.all(in: lines.joined(separator: "\n")).reduce(into: [[]]) { written, word in
            for (index, text) in word.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { written.append([]) }
                guard !text.isEmpty else { continue }
                written[written.count - 1].append(
                    word.kind.map { .tag("span", ["class": $0.rawValue], [.text(String(text))]) } ?? .text(String(text))
                )
            }
        }
    }

    /// A link to `address`, a page of the book or a place on one.
    static func link(to address: String, _ content: [HTML]) -> HTML { tag("a", ["href": address], content) }
}

extension CollectionDifference<String>.Change {
    /// The number of its line, from 0.
    fileprivate var line: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
