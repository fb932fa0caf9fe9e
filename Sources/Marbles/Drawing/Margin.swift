import Terminal

/// The labels to the left of the rows. Labels that are too wide stand above the rows.
struct Margin {
    /// The columns to the left of tick 0.
    let width: Int
    private let lineWidth: Int
    private let isBeside: Bool

    private static let gap = 3
    private static let indentation = 2

    init(_ labels: [String], width: Int) {
        lineWidth = width
        let widest = (labels + ["tick"]).map(\.displayWidth).max() ?? 0
        isBeside = labels.contains { !$0.isEmpty } && widest <= width * 2 / 5
        let isAbove = labels.contains { !$0.isEmpty } && !isBeside
        self.width = isBeside ? widest + Self.gap : isAbove ? Self.indentation : 0
    }

    /// A row and its label: one line, or several.
    func line(_ label: String, _ row: String) -> [String] {
        if isBeside { return [(label + " ".repeated(width - label.displayWidth) + row).trimmingTrailingSpaces()] }
        let above = width == 0 || label.isEmpty ? [] : label.folded(width: lineWidth, indentation: 0)
        return above + [(" ".repeated(width) + row).trimmingTrailingSpaces()]
    }
}
