import Marbles
import Terminal

extension Page {
    /// A heading over a rule, with what stands at the right edge when there is room.
    package func heading(_ text: String, right: String = "") -> [String] {
        entry([StyledText(text: text, style: .strong)], right: right)
            + [" " + ink.paint(String(repeating: ink.line, count: width - 2), .quiet)]
    }

    /// A line of a list, with what stands at the right edge; below it when there is no room.
    package func entry(_ runs: [StyledText], prefix: String = "", right: String) -> [String] {
        let room = width - 2 - prefix.displayWidth
        var lines = Wrap.lines(runs, width: room)
        if !right.isEmpty {
            var used = lines.last?.map(\.text).joined().displayWidth ?? 0
            if used + 2 + right.displayWidth > room {
                lines.append([])
                used = 0
            }
            let gap = StyledText(text: spaces(room - used - right.displayWidth), style: [])
            lines[lines.count - 1] += [gap, StyledText(text: right, style: .quiet)]
        }
        return lines.enumerated().map { index, line in
            " " + (index == 0 ? prefix : spaces(prefix.displayWidth)) + ink.paint(line)
        }
    }

    /// The question, behind its mark.
    package func question(_ blocks: [MarkdownBlock]) -> [String] {
        var lines = prose(blocks, margin: 3)
        if let first = lines.first { lines[0] = " " + ink.paint("?", .question) + " " + first.dropFirst(3) }
        return lines
    }

    /// What only the instructor is told, behind a bar.
    package func notes(_ blocks: [MarkdownBlock]) -> [String] {
        prose(blocks, margin: 3).map { " " + ink.paint(ink.bar, .quiet) + ($0.isEmpty ? "" : " " + $0.dropFirst(3)) }
    }

    /// Code as it stands; what does not fit goes on below, behind a mark.
    package func code(_ lines: [String], margin: Int? = nil) -> [String] {
        let margin = margin ?? indent
        return lines.flatMap { line in
            let line = line.replacing("\t", with: "    ")
            let own = line.prefix { $0 == " " }.count
            let hanging = min(own + 4, width / 3)
            let pieces = Wrap.pieces(line, width: width - margin - 1, hanging: hanging, isCode: true)
            return pieces.enumerated().map { index, piece in
                if index == 0 { return piece.isEmpty ? "" : spaces(margin) + piece }
                return spaces(margin + hanging - 2) + ink.paint(ink.wrapped, .quiet) + " " + piece
            }
        }
    }

    /// A line of output, with what it is prefixed with.
    package func output(_ prefix: String, _ text: String) -> [String] {
        let fits = prefix.displayWidth <= room / 2
        let hanging = fits ? prefix.displayWidth : 2
        var lines = fits ? [] : code([prefix]).map { ink.paint($0, .quiet) }
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            for piece in Wrap.pieces(String(part), width: room - hanging) {
                let margin = lines.isEmpty ? ink.paint(prefix, .quiet) : spaces(hanging)
                lines.append(spaces(indent) + margin + piece)
            }
        }
        return lines
    }
}

extension String {
    /// With spaces after it up to `width` columns.
    package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - displayWidth)) }

    /// With spaces before it up to `width` columns.
    package func paddedLeft(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - displayWidth)) + self
    }
}
