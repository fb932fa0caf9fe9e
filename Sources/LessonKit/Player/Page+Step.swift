import Marbles
import Terminal

extension Page {
    /// A heading with a line under it, and with `right` at the right edge.
    package func heading(_ text: String, right: String = "") -> [StyledLine] {
        entry([StyledText(text, .strong)], right: right) + [[" ", StyledText(line(width - 2), .quiet)]]
    }

    /// An entry of a list, with `right` at the right edge; below it if there is no room.
    package func entry(_ runs: StyledLine, prefix: String = "", right: String) -> [StyledLine] {
        let room = width - 2 - prefix.displayWidth
        var lines = Wrap.lines(runs, width: room)
        if !right.isEmpty {
            if let last = lines.last, last.displayWidth + 2 + right.displayWidth > room { lines.append([]) }
            lines[lines.count - 1] = lines[lines.count - 1].edged(with: [StyledText(right, .quiet)], width: room)
        }
        return lines.enumerated().map { index, line in
            [index == 0 ? StyledText(" " + prefix) : .spaces(1 + prefix.displayWidth)] + line
        }
    }

    /// Notes that only the instructor reads, after a bar.
    package func notes(_ blocks: [MarkdownBlock]) -> [StyledLine] {
        let bar: StyledLine = [" ", StyledText(letters.bar, .quiet)]
        return prose(blocks, margin: 3).map { $0.isEmpty ? bar : bar + [" "] + $0.outdented(by: 3) }
    }

    /// The answers to exercises of a class, as notes.
    func keys(_ keys: [ExerciseKey]) -> [StyledLine] { notes(keys.flatMap(\.blocks)) }

    /// Lines of Swift code, in colours where there are some.
    func swift(_ lines: [String]) -> [StyledLine] { code(lines, isSwift: true) }

    /// Lines of code as they are. The rest of a line that does not fit stands below, after a mark.
    package func code(_ lines: [String], margin: Int? = nil, isSwift: Bool = false) -> [StyledLine] {
        let margin = margin ?? indent
        let lines = lines.map { $0.replacing("\t", with: "    ") }
        let coloured = isSwift && paint.hasColour ? CodeColours.lines(of: lines) : lines.map { [StyledText($0)] }
        return zip(lines, coloured).flatMap { line, coloured in
            var rest = coloured
            let own = line.prefix { $0 == " " }.count
            let hanging = min(own + 4, width / 3)
            let pieces = Wrap.pieces(line, width: width - margin - 1, hanging: hanging, isCode: true)
            return pieces.enumerated().map { index, piece -> StyledLine in
                let shown = CodeColours.take(piece, from: &rest)
                if index == 0 { return piece.isEmpty ? [] : [.spaces(margin)] + shown }
                return [.spaces(margin + hanging - 2), StyledText(letters.wrapped, .quiet), " "] + shown
            }
        }
    }

    /// A line of output after `prefix`, which says when and where it was written.
    package func output(_ prefix: String, _ text: String) -> [StyledLine] {
        output(prefix, text, width: room).map { $0.indented(by: indent) }
    }

    /// The same at the left edge of `width` columns.
    package func output(_ prefix: String, _ text: String, width: Int) -> [StyledLine] {
        let fits = prefix.displayWidth <= width / 2
        let hanging = fits ? prefix.displayWidth : 2
        var lines: [StyledLine] = fits ? [] : Wrap.pieces(prefix, width: width).map { [StyledText($0)] }
        for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            for piece in Wrap.pieces(String(part), width: width - hanging) {
                lines.append([lines.isEmpty ? StyledText(prefix) : .spaces(hanging), StyledText(piece)])
            }
        }
        return lines
    }
}
