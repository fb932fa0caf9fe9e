import Marbles
import Terminal

/// Words after `marble` that cannot be run: which ones, where, and what to type.
struct LabError: Error {
    let blocks: [Block]

    init(_ blocks: [Block]) { self.blocks = blocks }

    init(_ sentences: String...) { blocks = sentences.map { .prose($0) } }

    /// An error at one column of a text, with a caret under it.
    init(_ heading: String, in text: String, at column: Int, _ sentences: [String]) {
        let shown = String(text.map { $0.displayWidth == 0 ? " " : $0 })
        let caret = String(repeating: " ", count: String(shown.prefix(column)).displayWidth) + "^"
        blocks = [.prose(heading), .indented([.diagram([shown, caret])])] + sentences.map { .prose($0) }
    }

    /// A malformed diagram.
    init(_ heading: String, _ error: DiagramError) {
        // The lines of an error are the diagram, the caret, the rule, and the remedy.
        let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var blocks: [Block] =
            [.prose("\(heading), column \(error.column + 1):"), .indented([.diagram(Array(lines.prefix(2)))])]
            + lines.dropFirst(2).map { .prose($0) }
        if case .unknownCharacter(let character) = error.rule, !character.isWhitespace {
            blocks.append(.prose("Another value has a letter and a legend: a=800x600"))
        }
        self.blocks = blocks
    }
}

extension LabError: CustomStringConvertible {
    var description: String {
        blocks.compactMap { if case .prose(let texts) = $0 { texts.map(\.text).joined() } else { nil } }.joined(
            separator: " ")
    }
}

/// The error of a stream in the laboratory: what a closure failed with.
struct LabFailure: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
