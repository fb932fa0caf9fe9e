import Marbles
import Terminal

/// Lays out what a lesson says in lines that fit the terminal.
package struct Page {
    /// The columns of the terminal that are used.
    package let width: Int
    package let ink: Ink

    package init(width: Int, ink: Ink) { (self.width, self.ink) = (width, ink) }

    /// Where code, output and pictures begin.
    package var indent: Int { width < 60 ? 3 : 5 }
    /// The columns they have.
    package var room: Int { width - indent - 1 }

    /// `blocks`, with an empty line between them, from column `margin` on.
    package func prose(_ blocks: [MarkdownBlock], margin: Int = 1) -> [String] {
        blocks.map { block($0, margin: margin) }.filter { !$0.isEmpty }.reduce([]) { lines, block in
            lines.isEmpty ? block : lines + [""] + block
        }
    }

    private func block(_ block: MarkdownBlock, margin: Int) -> [String] {
        switch block.kind {
        case .paragraph(let text): paragraph(InlineText.runs(in: text), margin: margin)
        case .heading(_, let text): paragraph(InlineText.runs(in: text, style: .strong), margin: margin)
        case .quote(let blocks), .details(_, let blocks): prose(blocks, margin: margin + 2)
        case .list(let first, let items): list(items, first: first, margin: margin)
        case .code(_, let lines): code(lines, margin: max(margin + 2, indent))
        case .table(let header, let rows): table(header, rows, margin: margin)
        case .rule: [spaces(margin) + String(repeating: ink.line, count: min(20, width - margin - 1))]
        }
    }

    private func paragraph(_ runs: [StyledText], margin: Int) -> [String] {
        Wrap.lines(ink.marked(runs), width: width - margin - 1).map { spaces(margin) + ink.paint($0) }
    }

    private func list(_ items: [[MarkdownBlock]], first: Int?, margin: Int) -> [String] {
        let markers = items.indices.map { index in first.map { "\($0 + index)." } ?? ink.bullet }
        let inner = margin + 1 + (markers.map(\.displayWidth).max() ?? 1)
        return zip(markers, items).flatMap { marker, item in
            var lines = item.map { block($0, margin: inner) }.flatMap { $0 }
            if lines.isEmpty { lines = [spaces(inner)] }
            let padding = spaces(inner - margin - marker.displayWidth)
            lines[0] = spaces(margin) + marker + padding + lines[0].dropFirst(inner)
            return lines
        }
    }

    private func table(_ header: [String], _ rows: [[String]], margin: Int) -> [String] {
        let cells = ([header] + rows).map { row in
            row.map { ink.marked(InlineText.runs(in: $0)) }
        }
        let widths = header.indices.map { column in
            cells.map { $0[column].map(\.text).joined().displayWidth }.max() ?? 0
        }
        guard widths.reduce(0, +) + 3 * (widths.count - 1) <= width - margin - 1 else {
            return narrowTable(header, rows, margin: margin)
        }
        var lines = cells.map { row in
            let last = row.lastIndex { !$0.isEmpty } ?? 0
            let texts = zip(row, widths).prefix(last + 1).enumerated().map { column, cell in
                let padding = column == last ? 0 : cell.1 - cell.0.map(\.text).joined().displayWidth
                return ink.paint(cell.0) + spaces(padding)
            }
            return spaces(margin) + texts.joined(separator: "   ")
        }
        lines.insert(
            spaces(margin) + widths.map { String(repeating: ink.line, count: $0) }.joined(separator: "   "), at: 1)
        return lines
    }

    /// A table that is too wide: each row on its own, each cell after the name of its column.
    private func narrowTable(_ header: [String], _ rows: [[String]], margin: Int) -> [String] {
        let blocks = rows.map { row in
            zip(header, row).enumerated().flatMap { index, cell in
                let name = cell.0.isEmpty ? "" : cell.0 + ": "
                return paragraph(InlineText.runs(in: name + cell.1), margin: index == 0 ? margin : margin + 2)
            }
        }
        return blocks.reduce([]) { $0.isEmpty ? $1 : $0 + [""] + $1 }
    }

    package func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
