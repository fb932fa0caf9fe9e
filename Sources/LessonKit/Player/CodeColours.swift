import Terminal

/// The colours of Swift code in a terminal: keywords, strings and comments.
enum CodeColours {
    /// The lines, each with the styles of its words.
    static func lines(of code: [String]) -> [StyledLine] {
        var lines: [StyledLine] = [[]]
        for word in SwiftWords.all(in: code.joined(separator: "\n")) {
            let parts = word.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, part) in parts.enumerated() {
                if index > 0 { lines.append([]) }
                if !part.isEmpty { lines[lines.count - 1].append(StyledText(String(part), style(of: word.kind))) }
            }
        }
        return lines
    }

    /// Only red and magenta can be read on white and on black.
    private static func style(of kind: SwiftWords.Kind?) -> Style {
        switch kind {
        case .keyword: [.strong, .code]
        case .string: red
        case .comment: [.quiet, .emphasis]
        case .type, .number, nil: []
        }
    }

    private static let red: Style = {
        var style: Style = []
        style.foreground = .red
        return style
    }()

    /// Takes the letters of `piece` off the beginning of `line`, and the spaces before them that it does not have.
    static func take(_ piece: String, from line: inout StyledLine) -> StyledLine {
        var letters = line.flatMap { run in run.text.map { StyledText(String($0), run.style) } }[...]
        if piece.first != " " { letters = letters.drop { $0.text == " " } }
        line = Array(letters.dropFirst(piece.count))
        return letters.prefix(piece.count).reduce(into: []) { $0.add($1) }
    }
}
