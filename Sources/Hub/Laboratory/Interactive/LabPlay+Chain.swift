/// The operators of the chain.
extension LabPlay {
    /// Opens the list of operators.
    mutating func openChooser(for choice: Choice = .begin) {
        self.choice = choice
        switch choice {
        case .begin, .instead(0): chooser.begin(at: board.stages[stage].name)
        case .instead(let stage): chooser.begin(at: board.stages[stage].name, isChain: true)
        case .after: chooser.begin(isChain: true)
        }
        view = .chooser
    }

    /// Takes the operator that was chosen.
    mutating func take(_ one: LabOperator) {
        switch choice {
        case .begin: begin(one)
        case .after(let stage): rebuild(stage + 1) { $0.inserting(one, after: stage) }
        case .instead(let stage): rebuild(stage) { $0.replacing(stage: stage, with: one) }
        }
        view = .board
    }

    /// Chooses an operator that follows the one at the cursor.
    mutating func addOperator() {
        guard board.canGrow else { return say("A chain has at most \(LabReader.longest) operators.") }
        openChooser(for: .after(stage))
    }

    /// Chooses another operator in the place of this one. Alone, it brings its own sample.
    mutating func replaceOperator(_ stage: Int) {
        openChooser(for: board.stages.count > 1 ? .instead(stage) : .begin)
    }

    mutating func removeOperator(_ stage: Int) {
        let name = board.stages[stage].name
        guard board.stages.count > 1 else { return say("\(name) is the only operator. o shows the others.") }
        rebuild(max(0, stage - 1)) { $0.removing(stage: stage) }
        notice = "\(name) is removed. u brings it back."
    }

    /// Makes the same change to the board and to its sample.
    private mutating func rebuild(_ stage: Int, _ change: (LabBoard) -> LabBoard?) {
        guard let changed = change(board) else { return }
        let isParallel = sample.stages.map(\.name) == board.stages.map(\.name)
        rebuild(changed, sample: isParallel ? change(sample) : nil, focusOn: stage)
    }
}
