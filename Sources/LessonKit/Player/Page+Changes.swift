import Terminal

/// A step that was built anew, beside the one that was delivered.
extension Page {
    /// Lines of code, with a mark before each that is not in `before`.
    func marked(_ lines: [String], since before: [String]) -> [StyledLine] {
        zip(lines, isChanged(in: lines, since: before)).flatMap { line, isChanged in
            isChanged ? marked(swift([line])) : swift([line])
        }
    }

    /// Those lines alone that have a mark, and what stands between them in short.
    func markedChanges(in lines: [String], since before: [String]) -> [StyledLine] {
        excerpt(of: lines, since: before).flatMap { $0.isChanged ? marked(swift([$0.line])) : swift([$0.line]) }
    }

    /// What a step printed, with a mark before each line that is not in `before`. In virtual time its time counts.
    func output(_ lines: [OutputLine], isReal: Bool, since before: [OutputLine]) -> [StyledLine] {
        let shown = isReal ? LiveOutput.all(lines, on: self) : Performance.output(lines, on: self).map(\.shown)
        // On the real clock no two runs have the same times.
        func compared(_ lines: [OutputLine]) -> [OutputLine] {
            lines.map { OutputLine(time: isReal ? 0 : $0.time, queue: $0.queue, text: $0.text) }
        }
        return zip(shown, isNew(in: compared(lines), since: compared(before))).flatMap { $1 ? marked($0) : $0 }
    }

    /// The first of `lines` with a mark in its margin.
    private func marked(_ lines: [StyledLine]) -> [StyledLine] {
        guard let first = lines.first else { return [] }
        let mark = StyledText("\(letters.focus) ".paddedLeft(to: indent), .strong)
        return [[mark] + first.outdented(by: indent)] + lines.dropFirst()
    }
}
