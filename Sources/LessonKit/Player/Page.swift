import Marbles

/// Lays out what a lesson says in lines that fit the terminal.
struct Page {
    /// The columns of the terminal that are used.
    let width: Int
    let ink: Ink

    /// Where code, output and pictures begin.
    var indent: Int { width < 60 ? 3 : 5 }
    /// The columns they have.
    var room: Int { width - indent - 1 }

    // MARK: Prose

    /// `blocks`, with an empty line between them, from column `margin` on.
    func prose(_ blocks: [MarkdownBlock], margin: Int = 1) -> [String] {
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
        let markers = items.indices.map { first.map { first in "\(first + $0)." } ?? ink.bullet }
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
            let texts = zip(row, widths).map { cell, width in
                ink.paint(cell) + spaces(width - cell.map(\.text).joined().displayWidth)
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

    // MARK: The parts of a step

    /// A heading, with what stands at the right edge when there is room.
    func heading(_ text: String, right: String = "") -> [String] {
        var lines = Wrap.lines([StyledText(text: text, style: .strong)], width: width - 2)
        let gap = width - 2 - (lines.last.map { $0.map(\.text).joined().displayWidth } ?? 0) - right.displayWidth
        if !right.isEmpty, gap >= 2 {
            lines[lines.count - 1] += [
                StyledText(text: spaces(gap), style: []), StyledText(text: right, style: .quiet),
            ]
        } else if !right.isEmpty {
            lines.append([StyledText(text: right, style: .quiet)])
        }
        return lines.map { " " + ink.paint($0) }
    }

    /// The question, behind its mark.
    func question(_ blocks: [MarkdownBlock]) -> [String] {
        var lines = prose(blocks, margin: 3)
        if let first = lines.first { lines[0] = " " + ink.paint("?", .question) + " " + first.dropFirst(3) }
        return lines
    }

    /// What only the instructor is told, behind a bar.
    func notes(_ blocks: [MarkdownBlock]) -> [String] {
        prose(blocks, margin: 3).map { " " + ink.paint(ink.bar, .quiet) + $0.dropFirst(2) }
    }

    /// Code as it stands; what does not fit goes on below, behind a mark.
    func code(_ lines: [String], margin: Int? = nil) -> [String] {
        let margin = margin ?? indent
        return lines.flatMap { line in
            let line = line.replacing("\t", with: "    ")
            let own = line.prefix { $0 == " " }.count
            let hanging = min(own + 4, width / 3)
            let pieces = Wrap.pieces(line, width: width - margin - 1, hanging: hanging)
            return pieces.enumerated().map { index, piece in
                if index == 0 { return piece.isEmpty ? "" : spaces(margin) + piece }
                return spaces(margin + hanging - 2) + ink.paint(ink.wrapped, .quiet) + " " + piece
            }
        }
    }

    /// A line of output, with what it is prefixed with.
    func output(_ prefix: String, _ text: String) -> [String] {
        let fits = prefix.displayWidth <= room / 2
        let hanging = fits ? prefix.displayWidth : 2
        var lines = fits ? [] : [spaces(indent) + ink.paint(prefix, .quiet)]
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            for piece in Wrap.pieces(String(part), width: room - hanging) {
                let margin = lines.isEmpty ? ink.paint(prefix, .quiet) : spaces(hanging)
                lines.append(spaces(indent) + margin + piece)
            }
        }
        return lines
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
