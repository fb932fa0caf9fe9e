import Terminal

extension LabPlay {
    /// Begins to edit the argument that has the focus, or the first one.
    mutating func edit() {
        if case .operation(let stage, 0) = focus, !board.stages[stage].arguments.isEmpty {
            focus = .operation(stage: stage, item: 1)
        }
        guard let argument else { return say("Go to an argument first, with the arrow keys.") }
        if argument.parameter.kind == .word {
            return say("This word belongs to the form of the operator. f shows the next form.")
        }
        mode = .argument(TypedLine(argument.text), before: here)
    }

    /// A key while an argument is typed. The picture follows each of them.
    mutating func type(_ key: Key, _ field: TypedLine, _ before: Snapshot) {
        var field = field
        if field.press(key) {
            mode = .argument(field, before: before)
            guard let argument else { return }
            var board = board
            board.stages[argument.stage].arguments[argument.index] = field.text
            show(board)
            return
        }
        switch key {
        case .escape:
            show(before.board)
            mode = .browse
        case .enter, .tab, .shiftTab, .up, .down:
            guard keep(before) else { return }
            if key != .enter { _ = command(key) }
        default: break
        }
    }

    /// Keeps the argument that was typed, if the operator takes it.
    ///
    /// - Returns: whether it does.
    mutating func keep(_ before: Snapshot) -> Bool {
        if case .failure = outcome {
            notice = "This cannot be run yet. Esc puts the old one back."
            return false
        }
        remember(before)
        mode = .browse
        return true
    }

    /// A key while the name of a picture is typed.
    mutating func name(_ key: Key, _ field: TypedLine) -> [LabPlayEffect] {
        var field = field
        if field.press(key) {
            mode = .saving(field)
            return []
        }
        switch key {
        case .enter:
            mode = .browse
            let name = field.text.trimmingTrailingSpaces()
            if name.isEmpty { notice = "Nothing was written." } else { return [.save(name, overwrites: false)] }
        case .escape:
            mode = .browse
            notice = "Nothing was written."
        default: break
        }
        return []
    }
}
