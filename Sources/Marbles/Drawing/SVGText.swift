import Terminal

/// Text in SVG.
package enum SVGText {
    /// The pixels of its letters: all of them are read from the last row.
    private static let size = 15

    /// The pixels that a text takes, in a font in which all letters are equally wide.
    static func width(_ text: String) -> Int { (text.displayWidth * size * 62 + 99) / 100 }

    static func text(_ text: String, x: Int, y: Int, anchor: String = "", fill: String = "") -> String {
        guard !text.isEmpty else { return "" }
        let anchor = anchor.isEmpty ? "" : " text-anchor=\"\(anchor)\""
        let look = fill.isEmpty ? " class=\"marbles-text\"" : " class=\"marbles-letters\" fill=\"\(fill)\""
        return "<text\(look) x=\"\(x)\" y=\"\(y)\" font-size=\"\(size)\"\(anchor)>\(escaped(text))</text>"
    }

    /// The text as XML, whatever it contains.
    package static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += " "
            default: escaped.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
    }

    /// Whether XML 1.0 has the character, and no program takes it for a command.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value & 0xFFFE != 0xFFFE
    }

    /// Dark ink on a light page, and the other way round where the reader prefers that.
    static let style = """
        .marbles-page { fill: #ffffff }
        .marbles-text { fill: #1b1b1b }
        .marbles-text, .marbles-letters { font-family: ui-monospace, Menlo, Consolas, monospace }
        .marbles-line, .marbles-thin, .marbles-bar, .marbles-dashed { fill: none; stroke: #1b1b1b; stroke-width: 2 }
        .marbles-thin { stroke-width: 1 }
        .marbles-bar { stroke-width: 3 }
        .marbles-dashed { stroke-dasharray: 4 3 }
        .marbles-solid, .marbles-dot { fill: #1b1b1b }
        .marbles-hollow { fill: #ffffff; stroke: #1b1b1b; stroke-width: 2 }
        .marbles-marble { stroke: #1b1b1b; stroke-width: 2 }
        @media (prefers-color-scheme: dark) {
        .marbles-page { fill: #16181c }
        .marbles-text, .marbles-solid, .marbles-dot { fill: #f2f2f2 }
        .marbles-line, .marbles-thin, .marbles-bar, .marbles-dashed, .marbles-marble { stroke: #f2f2f2 }
        .marbles-hollow { fill: #16181c; stroke: #f2f2f2 }
        }
        """
}

/// Colours for elements: the same for equal ones, in the order in which they come.
///
/// Source: Okabe and Ito, "Color Universal Design". The seven can be told apart with every kind of colour vision.
struct SVGPalette {
    private var known: [String: Int] = [:]

    private static let fills = ["#56b4e9", "#e69f00", "#009e73", "#f0e442", "#cc79a7", "#d55e00", "#0072b2"]

    mutating func colour(of text: String) -> (fill: String, text: String) {
        let number = known[text] ?? known.count
        known[text] = number
        let fill = Self.fills[number % Self.fills.count]
        // Black has enough contrast on all but the dark blue.
        return (fill, fill == "#0072b2" ? "#ffffff" : "#000000")
    }
}
