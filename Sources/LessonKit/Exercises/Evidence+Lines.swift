import Marbles
import Terminal

extension Evidence {
    /// The evidence as plain lines of at most `width` columns.
    ///
    /// - Parameters:
    ///   - width: How many columns there are.
    ///   - style: What diagrams are made of.
    /// - Returns: Lines that stand one above the other. Break none of them again.
    package func lines(width: Int, style: Timeline.Style = .ascii) -> [String] {
        switch self {
        case .sentence(let text): text.visible.folded(width: width, indentation: 2)
        case .diagram(let diagram): diagram.lines(width: width, style: style)
        case .table(let table): table.lines(width: width, style: style)
        case .code(let text, let mark): Self.code(text, mark, width: width, style: style)
        }
    }

    /// The line, and below it a mark. What stands to the left of it goes first when there is no room. Dots say where it is cut.
    private static func code(_ text: String, _ mark: Int?, width: Int, style: Timeline.Style) -> [String] {
        func plain(_ text: some StringProtocol) -> String {
            text.map { $0 == "\t" ? "    " : String($0) }.joined().visible
        }
        func cut(_ text: String) -> String {
            text.displayWidth <= width ? text : text.clipped(to: max(0, width - 3)) + "..."
        }
        guard let mark else { return [cut(plain(text))] }
        var before = plain(text.prefix(mark))
        var shown = before + plain(text.dropFirst(mark))
        let isWhole = before.displayWidth <= width - 8
        while before.displayWidth > width - 8, !before.isEmpty {
            before.removeFirst()
            shown.removeFirst()
        }
        if !isWhole { shown = "..." + String(shown.dropFirst(3)) }
        return [cut(shown), String(repeating: " ", count: before.displayWidth) + style.pointer]
    }
}

extension Evidence.Diagram {
    fileprivate func lines(width: Int, style: Timeline.Style) -> [String] {
        let picture = timeline.draw(style: style, width: width, pointer: pointer)
        let names = legend.isEmpty ? [] : legend.joined(separator: "   ").visible.folded(width: width, indentation: 2)
        return picture + stretchNote(picture, width) + names
    }

    /// A bracket of several columns is one tick, and the gap above or below it is none.
    private func stretchNote(_ picture: [String], _ width: Int) -> [String] {
        let labels = timeline.rows.map(\.label.displayWidth).max() ?? 0
        let isStretched = picture.contains { $0.dropFirst(labels + 3).contains(/[^ ] {3,}[-!]/) }
        let note = "(a bracket is one tick, and the gap below or above it takes no time)"
        return isStretched ? note.folded(width: width, indentation: 1) : []
    }
}

extension Evidence.Table {
    /// Columns with two spaces between them. Where they do not fit, the cells of the wide columns are folded.
    fileprivate func lines(width: Int, style: Timeline.Style) -> [String] {
        let cells = (headings.isEmpty ? [] : [headings]) + rows.map { $0.map(\.visible) }
        let marked = marked.map { headings.isEmpty ? $0 : $0 + 1 }
        let arrow = style == .ascii ? "   <- " : "   ← "
        let margin = marked == nil ? 0 : arrow.displayWidth + note.displayWidth
        let widths = widths(of: cells, in: max(20, width) - margin)
        return cells.enumerated().flatMap { index, row in
            let folded = zip(row, widths).map { $0.folded(width: $1) }
            let height = max(1, folded.map(\.count).max() ?? 0)
            return (0..<height).map { line in
                let parts = folded.map { line < $0.count ? $0[line] : "" }
                let text = zip(parts, widths).dropLast().map { $0.padded(to: $1) + "  " }.joined() + (parts.last ?? "")
                return index == marked && line == 0 ? text + arrow + note : text.trimmingTrailingSpaces()
            }
        }
    }

    private func widths(of cells: [[String]], in width: Int) -> [Int] {
        let columns = cells.map(\.count).max() ?? 0
        var widths = (0..<columns).map { column in
            cells.map { column < $0.count ? $0[column].displayWidth : 0 }.max() ?? 0
        }
        let room = width - 2 * max(0, columns - 1)
        while widths.reduce(0, +) > room, let widest = widths.max(), widest > 8,
            let column = widths.firstIndex(of: widest)
        {
            widths[column] -= 1
        }
        return widths
    }
}

extension String {
    /// The text as it can stand on one line: line breaks and control characters are drawn, not obeyed.
    var visible: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: text += scalar.escaped(asASCII: true)
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    fileprivate func clipped(to width: Int) -> String { folded(width: width).first ?? "" }
}
