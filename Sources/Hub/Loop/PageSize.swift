import Terminal

/// The columns and lines there are.
struct PageSize: Equatable {
    var columns: Int
    var lines: Int
}

extension PageSize {
    /// Nil where there is no terminal that has a size.
    init?(_ facts: TerminalFacts) {
        guard let columns = facts.columns, let lines = facts.lines else { return nil }
        self.init(columns: columns, lines: lines)
    }
}
