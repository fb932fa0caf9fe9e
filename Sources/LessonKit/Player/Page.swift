import Marbles
import Terminal

/// Lays out the prose, code and output of a lesson in lines that fit the terminal.
package struct Page {
    /// The columns of the terminal that are used.
    package let width: Int
    package let paint: Paint

    package init(width: Int, paint: Paint) { (self.width, self.paint) = (width, paint) }

    package var letters: Letters { paint.letters }

    /// The column where code, output and pictures begin.
    package var indent: Int { width < 60 ? 3 : 5 }
    /// The columns that they have.
    package var room: Int { width - indent - 1 }

    /// `blocks`, with an empty line between them, from column `margin` on.
    package func prose(_ blocks: [MarkdownBlock], margin: Int = 1) -> [StyledLine] {
        blocks.map { block($0, margin: margin) }.filter { !$0.isEmpty }.reduce([]) { lines, block in
            lines.isEmpty ? block : lines + [[]] + block
        }
    }

    private func block(_ block: MarkdownBlock, margin: Int) -> [StyledLine] {
        switch block.kind {
        case .paragraph(let text): paragraph(InlineText.runs(in: text), margin: margin)
        case .heading(_, let text): paragraph(InlineText.runs(in: text, style: .strong), margin: margin)
        case .quote(let blocks), .details(_, let blocks): prose(blocks, margin: margin + 2)
        case .list(let first, let items): list(items, first: first, margin: margin)
        case .code(let language, let lines):
            code(lines, margin: max(margin + 2, indent), isSwift: language == "swift")
        case .table(let header, let rows): table(header, rows, margin: margin)
        case .rule: [[.spaces(margin), StyledText(line(min(20, width - margin - 1)))]]
        }
    }

    /// A line to draw under something, so many columns long.
    func line(_ columns: Int) -> String { String(repeating: letters.line, count: max(0, columns)) }

    private func paragraph(_ runs: StyledLine, margin: Int) -> [StyledLine] {
        Wrap.lines(paint.marked(runs), width: width - margin - 1).map { $0.indented(by: margin) }
    }

    private func list(_ items: [[MarkdownBlock]], first: Int?, margin: Int) -> [StyledLine] {
        let markers = items.indices.map { index in first.map { "\($0 + index)." } ?? letters.bullet }
        let inner = margin + 1 + (markers.map(\.displayWidth).max() ?? 1)
        return zip(markers, items).flatMap { marker, item in
            let lines = item.flatMap { block($0, margin: inner) }
            let start: StyledLine = [.spaces(margin), StyledText(marker)].padded(to: inner)
            let first: StyledLine = start + (lines.first ?? []).outdented(by: inner)
            return [first] + lines.dropFirst()
        }
    }

    private func table(_ header: [String], _ rows: [[String]], margin: Int) -> [StyledLine] {
        let cells = ([header] + rows).map { row in
            row.map { paint.marked(InlineText.runs(in: $0)) }
        }
        let widths = header.indices.map { column in cells.map { $0[column].displayWidth }.max() ?? 0 }
        let gap = 3
        guard widths.reduce(0, +) + gap * (widths.count - 1) <= width - margin - 1 else {
            return narrowTable(header, rows, margin: margin)
        }
        func line(_ cells: [StyledLine]) -> StyledLine {
            zip(cells, widths).map { $0.padded(to: $1 + gap) }.reduce([], +).trimmed.indented(by: margin)
        }
        return [line(cells[0]), line(widths.map { [StyledText(self.line($0))] })] + cells.dropFirst().map(line)
    }

    /// A table that is too wide: each row stands alone, and each cell after the name of its column.
    private func narrowTable(_ header: [String], _ rows: [[String]], margin: Int) -> [StyledLine] {
        let blocks = rows.map { row in
            zip(header, row).enumerated().flatMap { index, cell in
                let name = cell.0.isEmpty ? "" : cell.0 + ": "
                return paragraph(InlineText.runs(in: name + cell.1), margin: index == 0 ? margin : margin + 2)
            }
        }
        return blocks.reduce([]) { $0.isEmpty ? $1 : $0 + [[]] + $1 }
    }
}
