import Marbles
import Terminal

extension LabBoardDrawing {
    /// The operator and its arguments. The one that has the focus stands in brackets.
    func operation(_ stage: Int) -> [LabPlayDrawing.Line] {
        let own = state.board.stages[stage]
        let isFocused = state.stop == .operation(stage)
        let rule = paint.letters.isASCII ? "=" : "═"
        var (lines, column): ([LabPlayDrawing.Line], Int) = ([], 0)
        var (runs, items): (StyledLine, [LabPlayDrawing.Line.Item]) = ([], [])
        var caret: Int?
        func end() {
            guard !runs.isEmpty else { return }
            let rest = String(repeating: rule, count: max(0, width - 1 - column))
            lines.append(
                .init(runs: runs + [StyledText(rest, .quiet)], touch: .items(items), isWanted: isFocused))
            if let caret { lines.append(.init(runs: pointer(caret, ""), isWanted: true)) }
            (runs, items, column, caret) = ([], [], 0, nil)
        }
        func add(_ text: String, _ style: Style = [], item: Int? = nil) {
            if let item { items.append(.init(columns: column..<column + text.displayWidth, stage: stage, item: item)) }
            runs.append(StyledText(text, style))
            column += text.displayWidth
        }
        var marked: Style = .strong
        marked.background = .blue
        add(isFocused ? paint.letters.focus : rule, isFocused ? .strong : .quiet)
        let isName = state.focus == .operation(stage: stage, item: 0)
        add(isName ? "[\(own.name)]" : " \(own.name) ", isName ? marked : .strong, item: 0)
        for (index, parameter) in own.shape.parameters.enumerated() {
            let isHere = state.focus == .operation(stage: stage, item: index + 1)
            let name = parameter.kind == .word || parameter.kind == .time ? "" : " \(parameter.name) "
            var (text, cursor) = (own.arguments[index].drawable, Int?.none)
            let room = max(8, width - name.displayWidth - 8)
            if isHere, case .argument(let field, _) = state.mode {
                let shown = field.shown(width: room - 1)
                (text, cursor) = (shown.text, shown.column)
            } else {
                text = text.cut(to: room, mark: paint.letters.more)
            }
            let (open, close) = isHere ? ("[", "]") : isClosure(parameter) ? ("{ ", " }") : (" ", " ")
            let needed = name.displayWidth + open.count + text.displayWidth + close.count
            if column + needed > width - 1 {
                end()
                add("   ")
            }
            add(name, .quiet, item: index + 1)
            if let cursor { caret = column + 1 + cursor }
            add(open + text + close, isHere ? marked : [], item: index + 1)
            add(" ")
        }
        end()
        return lines
    }

    private func isClosure(_ parameter: LabParameter) -> Bool {
        if case .closure = parameter.kind { return true }
        return false
    }
}
