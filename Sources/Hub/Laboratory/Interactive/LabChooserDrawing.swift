import Marbles
import Terminal

/// The list of operators, and the example of the one that is marked.
struct LabChooserDrawing {
    private let chooser: LabChooser
    private let paint: Paint
    private let width: Int

    init(_ state: LabPlay, _ paint: Paint, width: Int) {
        (chooser, self.paint, self.width) = (state.chooser, paint, width)
    }

    /// - Parameter room: How many lines there are.
    func lines(room: Int) -> [LabPlayDrawing.Line] {
        let filter = chooser.filter.isEmpty ? "" : "\(chooser.filter.printable)"
        let typed: StyledLine = [StyledText(" Filter: ", .question), StyledText(filter), StyledText("_", .quiet)]
        let preview = room >= 16 ? preview(height: room / 2 - 1) : []
        return [.init(runs: typed), .init(runs: [], rank: .gap)] + list + preview
    }

    private var list: [LabPlayDrawing.Line] {
        if chooser.shown.isEmpty {
            return [.init(runs: [StyledText(" No operator is like this. Esc shows all again.")])]
        }
        var lines: [LabPlayDrawing.Line] = []
        for (index, entry) in chooser.shown.enumerated() {
            let isMarked = index == chooser.marked
            if chooser.filter.isEmpty, index == 0 || chooser.shown[index - 1].category != entry.category {
                // With its heading, if it is the first.
                lines.append(.init(runs: [StyledText(" " + entry.category, .strong)], isWanted: isMarked))
            }
            lines.append(.init(runs: line(entry, isMarked), touch: .entry(index), isWanted: isMarked))
        }
        return lines
    }

    private func line(_ entry: LabChooser.Entry, _ isMarked: Bool) -> StyledLine {
        let name = entry.one.typed.padded(to: min(21, width / 3))
        let style: Style = isMarked ? .strong : []
        let line: StyledLine = [
            StyledText(isMarked ? " \(paint.letters.focus) " : "   ", style), StyledText(name, style), " ",
            StyledText(paint.letters.text(entry.summary), isMarked ? [] : .quiet),
        ]
        return line.cut(to: width - 1, mark: paint.letters.more)
    }

    /// What the marked one does, and its example.
    private func preview(height: Int) -> [LabPlayDrawing.Line] {
        guard let entry = chooser.entry, let result = try? LabResult(LabReader.request(entry.one.example)) else {
            return []
        }
        let style: Timeline.Style = paint.letters.isASCII ? .ascii : .unicode
        let words = Wrap.lines(paint.letters.line([StyledText(entry.summary)]), width: min(99, width) - 2)
        let picture = result.timeline.draw(style: style, width: width - 2, scale: .init("tick"))
        let rule = StyledText(" " + String(repeating: paint.letters.line, count: width - 2), .quiet)
        let lines = [[rule]] + words.prefix(3).map { $0.indented(by: 1) } + picture.map { [StyledText(" " + $0)] }
        return lines.prefix(height).map { .init(runs: $0, isPinned: true) }
    }
}
