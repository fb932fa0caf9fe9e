import Terminal

extension LabPlay {
    /// A key on the board, when nothing is being moved or typed.
    mutating func command(_ key: Key) -> [LabPlayEffect] {
        switch key {
        case .left: step(by: -1)
        case .right: step(by: 1)
        case .up: go(by: -1)
        case .down: go(by: 1)
        case .home: jump(toEnd: false)
        case .end: jump(toEnd: true)
        case .pageUp: step(by: -10)
        case .pageDown: step(by: 10)
        case .tab: next(by: 1)
        case .shiftTab: next(by: -1)
        case .backspace, .delete:
            if argument == nil { remove() } else { notice = "Enter edits this argument. x removes the operator." }
        case .enter, .character(" "): take()
        case .escape: openChooser()
        case .character(let character): return command(character)
        case .endOfInput: return [.quit]
        // They belong to a text.
        case .paste, .deleteWord, .deleteToStart, .deleteToEnd, .wordLeft, .wordRight: break
        }
        return []
    }

    private mutating func command(_ character: Character) -> [LabPlayEffect] {
        if character.isASCII, character.isNumber {
            digit(character)
            return []
        }
        switch HangulKeys.latin(character) {
        case "+", "=": step(argumentBy: 1)
        case "-", "_": step(argumentBy: -1)
        case ",", "<": nudge(by: -1)
        case ".", ">": nudge(by: 1)
        case "|", "\\": end(isError: false)
        case "#": end(isError: true)
        case "a":
            if case .row = focus { mode = .adding } else { notice = "Go to a row first, with the arrow keys." }
        case "x": remove()
        case "e": edit()
        case "c": addOperator()
        case "f": nextForm()
        case "n": addRow()
        case "d": removeRow()
        case "u": undo()
        case "r": reset()
        case "o": openChooser()
        case "s": mode = .saving(TypedLine(board.stages.map(\.name).joined(separator: "-") + ".svg"))
        case "y":
            open(.command)
            return [.copy(board.command)]
        case "?": open(.keys)
        case "q": return [.quit]
        default: notice = "\(String(character).printable) means nothing here. ? shows all keys."
        }
        return []
    }

    // MARK: - The rows

    mutating func add(_ symbol: Character) {
        guard case .row(let row, let tick, _) = focus else { return }
        var board = board
        do throws(LabRow.Refusal) {
            let number = try board.rows[row].add(symbol, at: tick)
            let before = here
            let inner = board.inner
            board.addInner()
            show(board)
            remember(before)
            focus(on: number, of: row + board.inner - inner)
        } catch {
            notice = error.text
        }
    }

    private mutating func remove() {
        if case .operation(let stage, _) = focus { return removeOperator(stage) }
        guard let thing else { return say(LabRow.Refusal.nothingThere.text) }
        var board = board
        board.rows[thing.row].remove(thing.number)
        change(to: board)
    }

    private mutating func end(isError: Bool) {
        guard case .row(let row, let tick, _) = focus else { return say("Go to a row first, with the arrow keys.") }
        var board = board
        do throws(LabRow.Refusal) {
            try board.rows[row].setEnd(isError: isError, at: tick)
            change(to: board)
            focus(on: board.rows[row].endIndex, of: row)
        } catch {
            notice = error.text
        }
    }

    private mutating func addRow() {
        let stage = stage
        var board = board
        guard let row = board.addRow(to: stage) else { return say("\(board.stages[stage].name) takes no more rows.") }
        board.addArguments(of: stage)
        change(to: board)
        focus(on: 0, of: row)
    }

    private mutating func removeRow() {
        guard case .row(let row, _, _) = focus else { return say("Go to a row first, with the arrow keys.") }
        var board = board
        guard board.removeRow(row) else {
            guard board.rows[row].letter == nil else {
                return say("An element stands for this row. Remove the element first.")
            }
            return say("\(board.stages[stage].name) needs this row.")
        }
        change(to: board)
    }

    // MARK: - The operator

    private mutating func step(argumentBy step: Int) {
        guard let argument else {
            if board.stages[stage].arguments.isEmpty { return say("\(board.stages[stage].name) has no number here.") }
            // The only number that there is.
            let numbers = board.stages[stage].shape.parameters.indices.filter {
                board.stages[stage].shape.parameters[$0].isNumber
            }
            guard numbers.count == 1 else { return say("Go to an argument first, with the arrow keys.") }
            return self.step(argument: numbers[0], of: stage, by: step)
        }
        self.step(argument: argument.index, of: argument.stage, by: step)
    }

    private mutating func step(argument index: Int, of stage: Int, by step: Int) {
        var board = board
        let own = board.stages[stage]
        guard own.shape.parameters[index].isNumber, Int(own.arguments[index].filter { $0 != "t" }) != nil else {
            return say("This is no number. Enter edits it.")
        }
        guard let text = own.shape.parameters[index].stepped(own.arguments[index], by: step) else {
            return say("\(own.shape.parameters[index].name) cannot be \(step > 0 ? "larger" : "smaller").")
        }
        board.stages[stage].arguments[index] = text
        change(to: board)
    }

    /// A digit is an element on a row, and the beginning of a number on an argument.
    private mutating func digit(_ character: Character) {
        if case .row = focus { return add(character) }
        guard let argument, argument.parameter.isNumber else {
            return say(argument == nil ? "Go to a row or to an argument first." : "Enter edits this argument.")
        }
        mode = .argument(TypedLine(""), before: here)
        if case .argument(let field, let before) = mode { type(.character(character), field, before) }
    }

    private mutating func nextForm() {
        let own = board.stages[stage]
        guard own.one.forms.count > 1 else { return say("\(own.name) has one form only.") }
        change(to: board.withForm((own.form + 1) % own.one.forms.count, of: stage))
    }
}

extension LabBoard {
    /// Gives the closure of a stage an input for each row, if it is the sum of them.
    mutating func addArguments(of stage: Int) {
        for (index, parameter) in stages[stage].shape.parameters.enumerated()
        where parameter.kind == .closure(inputs: nil)
            && stages[stage].arguments[index] == parameter.sample(sources: stages[stage].rows - 1)
        {
            stages[stage].arguments[index] = parameter.sample(sources: stages[stage].rows)
        }
    }
}
