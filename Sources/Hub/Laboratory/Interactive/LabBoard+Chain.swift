import Marbles

/// Operators are added to a chain, removed from it and replaced.
extension LabBoard {
    /// An operator with the rows that are its own.
    private typealias Piece = (stage: Stage, rows: [LabRow])

    /// Whether the chain takes one more operator.
    var canGrow: Bool { stages.count < LabReader.longest }

    /// The same with an operator behind a stage. It begins with the arguments and the other streams of its example.
    ///
    /// - Returns: nil if the operator makes a stream, or the chain is too long.
    func inserting(_ one: LabOperator, after stage: Int) -> LabBoard? {
        guard one.canFollow, canGrow, let piece = Self.example(of: one, isFirst: false) else { return nil }
        var pieces = pieces
        pieces.insert(piece, at: stage + 1)
        return assembled(pieces)
    }

    /// The same without a stage; nil for the only one. The stream of the first goes to the next.
    func removing(stage: Int) -> LabBoard? {
        guard stages.count > 1 else { return nil }
        var pieces = pieces
        let removed = pieces.remove(at: stage)
        if stage == 0 { pieces[0].rows = removed.rows.prefix(1) + pieces[0].rows }
        return assembled(pieces)
    }

    /// The same with another operator in the place of a stage. The rows stay, as far as it takes them.
    ///
    /// - Returns: nil if the operator makes a stream, and the stage is not the first.
    func replacing(stage: Int, with one: LabOperator) -> LabBoard? {
        guard stage == 0 || one.canFollow, var piece = Self.example(of: one, isFirst: stage == 0) else { return nil }
        var pieces = pieces
        let own = pieces[stage].rows
        piece.rows = own + piece.rows.dropFirst(own.count)
        pieces[stage] = piece
        return assembled(pieces)
    }

    private var pieces: [Piece] { stages.indices.map { (stages[$0], Array(rows[rows(of: $0)])) } }

    /// The same with other operators: each gets as many rows as it takes.
    private func assembled(_ pieces: [Piece]) -> LabBoard {
        var board = self
        board.stages = pieces.map(\.stage)
        board.rows = Array(rows.prefix(inner))
        for (index, piece) in pieces.enumerated() {
            let count = inputs(of: piece.stage.shape, in: index)
            let kept = piece.rows.prefix(count.upperBound)
            let added = (kept.count..<max(kept.count, count.lowerBound)).map { Self.sample($0, piece.stage.shape) }
            board.rows += kept + added
            board.stages[index].rows = kept.count + added.count
            board.addArguments(of: index)
        }
        if board.hasInner { board.addInner() } else { board.rows.removeFirst(inner) }
        return board
    }

    /// An operator as its example has it. Behind another one it has no source of its own.
    private static func example(of one: LabOperator, isFirst: Bool) -> Piece? {
        guard let board = try? LabBoard(one.example),
            let index = board.stages.firstIndex(where: { $0.name == one.typed })
        else { return nil }
        let rows = Array(board.rows[board.rows(of: index)])
        return (board.stages[index], isFirst || index > 0 ? rows : Array(rows.dropFirst()))
    }
}

extension LabOperator {
    /// Whether it can stand behind another one. One that makes a stream can only be the first.
    var canFollow: Bool { forms.contains { $0.inputs.upperBound > 0 } }
}
