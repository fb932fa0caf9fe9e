import Marbles

extension LabBoard {
    /// The same with another form of an operator. What fits stays; the rest is a sample.
    func withForm(_ form: Int, of stage: Int) -> LabBoard {
        var board = self
        let shape = stages[stage].one.forms[form]
        let count = board.inputs(of: shape, in: stage)
        let own = board.rows(of: stage)
        let kept = rows[own].prefix(count.upperBound)
        let added = (kept.count..<max(kept.count, count.lowerBound)).map { Self.sample($0, shape) }
        board.rows.replaceSubrange(own, with: kept + added)
        board.stages[stage].rows = kept.count + added.count
        let before = zip(stages[stage].shape.parameters, stages[stage].arguments)
        board.stages[stage].arguments = shape.parameters.map { parameter in
            before.first { $0.0 == parameter }?.1 ?? parameter.sample(sources: board.stages[stage].rows)
        }
        board.stages[stage].form = form
        board.completeInner(isNew: shape.hasInner && !stages[stage].shape.hasInner)
        return board
    }

    /// The same operator with the rows of another board; nil if it does not take them.
    func withRows(of other: LabBoard) -> LabBoard? {
        guard stages.count == 1, other.stages.count == 1, let stage = other.stages.first else { return nil }
        let forms = stages[0].one.forms
        let form = ([stages[0].form] + forms.indices).first {
            forms[$0].inputs.contains(stage.rows) && forms[$0].hasInner == other.hasInner
        }
        guard let form, stage.rows > 0 else { return nil }
        var board = withForm(form, of: 0)
        (board.rows, board.legend) = (other.rows, other.legend)
        board.stages[0].rows = stage.rows
        for (index, parameter) in board.stages[0].shape.parameters.enumerated()
        where parameter.kind == .closure(inputs: nil) && stage.rows != stages[0].rows {
            board.stages[0].arguments[index] = parameter.sample(sources: stage.rows)
        }
        return (try? LabResult(LabReader.request(board.words))) == nil ? nil : board
    }

    /// The category of its first operator.
    var category: String {
        LabOperator.categories.first { $0.operators.contains { $0.typed == stages[0].name } }?.name ?? ""
    }

    /// How many rows a stage may have. A later one of a chain also has the stream before it.
    func inputs(of shape: LabOperator.Form, in stage: Int) -> ClosedRange<Int> {
        let less = stage == 0 ? 0 : 1
        return max(0, shape.inputs.lowerBound - less)...max(0, shape.inputs.upperBound - less)
    }

    func inputs(of stage: Int) -> ClosedRange<Int> { inputs(of: stages[stage].shape, in: stage) }

    /// Whether elements stand for streams.
    var hasInner: Bool { stages.contains { $0.shape.hasInner } }

    /// Drops the streams that elements stand for where none do any more, and adds those that are missing.
    ///
    /// - Parameter isNew: Whether elements have not stood for streams before: the row gets elements that do.
    private mutating func completeInner(isNew: Bool) {
        guard hasInner else {
            rows.removeFirst(inner)
            return
        }
        if isNew, let first = rows.indices.dropFirst(inner).first { rows[first] = Self.row("-x---y-|") }
        addInner()
    }

    /// Adds a stream for each element that needs one and has none: the elements of the first row, or those that a chain sends to its
    /// operator of streams.
    mutating func addInner() {
        guard hasInner else { return }
        guard stages[0].shape.hasInner else { return addInnerOfChain() }
        guard stages[0].rows > 0 else { return }
        let known = rows.compactMap(\.letter) + legend.compactMap(\.first)
        for letter in Set(rows[inner].marbles.map(\.symbol)).subtracting(known) { addInner(letter) }
    }

    /// What a chain sends to an operator, only a run knows. A run stops at the first element without a stream.
    private mutating func addInnerOfChain() {
        for _ in 0..<20 {
            guard let request = try? LabReader.request(words), let missing = LabResult.missingStreams(request).first,
                missing.count == 1, let letter = missing.first, letter.isASCII, letter.isLetter || letter.isNumber,
                !rows.contains(where: { $0.letter == letter })
            else { return }
            addInner(letter)
        }
    }

    private mutating func addInner(_ letter: Character) {
        let sample = ["--1-2|", "-3-4|", "5-6|"][inner % 3]
        let place = rows.prefix(inner).firstIndex { ($0.letter ?? " ") > letter } ?? inner
        rows.insert(Self.row(sample, letter: letter), at: place)
    }

    /// Adds a row to a stage, if its operator takes one more.
    ///
    /// - Returns: its number.
    mutating func addRow(to stage: Int) -> Int? {
        guard stages[stage].rows < inputs(of: stage).upperBound else { return nil }
        let place = rows(of: stage).upperBound
        rows.insert(Self.sample(stages[stage].rows, stages[stage].shape), at: place)
        stages[stage].rows += 1
        return place
    }

    /// Removes a row, if its operator can do without it.
    mutating func removeRow(_ row: Int) -> Bool {
        if rows[row].letter == nil {
            let stage = stage(of: row)
            guard stages[stage].rows > inputs(of: stage).lowerBound else { return false }
            stages[stage].rows -= 1
        } else if rows.dropFirst(inner).first?.marbles.contains(where: { $0.symbol == rows[row].letter }) == true {
            return false
        }
        rows.remove(at: row)
        return true
    }

    static func sample(_ index: Int, _ shape: LabOperator.Form) -> LabRow {
        let texts = ["-1---2---3--|", "---7---8--|", "--5----6|", "----9---|"]
        return row(shape.hasInner && index == 0 ? "-x---y-|" : texts[index % texts.count])
    }

    private static func row(_ text: String, letter: Character? = nil) -> LabRow {
        guard let diagram = try? Diagram(text) else { fatalError("\(text) is not a diagram.") }
        return LabRow(diagram, letter: letter)
    }
}

extension LabParameter {
    /// A text that it can have.
    func sample(sources: Int) -> String {
        switch kind {
        case .ticks(let least): "\(max(least, 3))"
        case .time: "3t"
        case .count: "1"
        case .number: "1"
        case .value: "0"
        case .values: "1 2"
        case .word: name
        case .closure(let inputs):
            switch (name, inputs ?? sources) {
            case ("predicate", _): "x > 2"
            case ("key", _): "x % 2"
            case ("comparer", _): "a == b"
            case (_, 1): "x"
            case (_, let count): "abcdefgh".prefix(count).map(String.init).joined(separator: " + ")
            }
        }
    }

    /// Whether + and - change it.
    var isNumber: Bool {
        switch kind {
        case .ticks, .time, .count, .number, .value: true
        case .values, .closure, .word: false
        }
    }

    /// `text` with another number, if it is one and the parameter may have it.
    func stepped(_ text: String, by step: Int) -> String? {
        let unit = kind == .time || text.last == "t" ? "t" : ""
        guard isNumber, let number = Int(unit.isEmpty ? text : String(text.dropLast())) else { return nil }
        let next = number.addingReportingOverflow(step)
        let least =
            switch kind {
            case .ticks(let least): least
            case .time, .count: 0
            default: Int.min
            }
        let most = kind == .number || kind == .value ? Int.max : Self.most
        guard !next.overflow, (least...most).contains(next.partialValue) else { return nil }
        return "\(next.partialValue)\(unit)"
    }
}
