import Terminal

/// The text of a row in one tick.
struct Cell {
    let text: String
    let width: Int

    /// - Parameters:
    ///   - marks: The marks of the tick, in order. There is at least one.
    ///   - isGrouped: Whether several marks stand in parentheses. On a row of spans they do not.
    ///   - notes: The texts that have no room in the picture.
    init(_ marks: [Mark], _ look: Look, isGrouped: Bool, limits: Limits, notes: inout Notes) {
        var shortNotes = notes
        let isGroup = isGrouped && marks.count > 1
        let short = Self.text(of: Self.shortened(marks, limits, &shortNotes), look, isGroup)
        if short.displayWidth <= limits.cell {
            notes = shortNotes
            text = short
        } else {
            text = Self.text(of: Self.condensed(marks, look.style, &notes), look, isGroup)
        }
        width = text.displayWidth
    }

    /// The greatest widths. A wider text becomes a footnote.
    struct Limits {
        let value: Int
        let cell: Int

        init(columns: Int) {
            value = max(8, columns / 3)
            cell = max(10, columns * 2 / 3)
        }
    }

    private static func text(of marks: [Mark], _ look: Look, _ isGroup: Bool) -> String {
        guard isGroup else { return marks.map { look.style.lone($0) }.joined() }
        let separator = look.separator(of: marks)
        var group = ""
        var previousIsValue = false
        for mark in marks {
            if previousIsValue && mark.isValue { group += separator }
            group += look.style.inGroup(mark)
            previousIsValue = mark.isValue || look.isChart && mark == .subscribed
        }
        return "(\(group))"
    }

    /// The marks, with a footnote for each long value.
    private static func shortened(_ marks: [Mark], _ limits: Limits, _ notes: inout Notes) -> [Mark] {
        marks.map { mark in
            guard case .value(let text) = mark, text.displayWidth > limits.value else { return mark }
            return .value(notes.reference(to: text))
        }
    }

    /// The marks, with one footnote for each run of values.
    private static func condensed(_ marks: [Mark], _ style: Timeline.Style, _ notes: inout Notes) -> [Mark] {
        var condensed: [Mark] = []
        var run: [String] = []
        for mark in marks + [nil] {
            if let mark, mark.isValue {
                run.append(style.inGroup(mark))
                continue
            }
            if !run.isEmpty { condensed.append(.value(notes.reference(to: run.joined(separator: ", ")))) }
            run = []
            if let mark { condensed.append(mark) }
        }
        return condensed
    }
}

extension Mark {
    fileprivate var isValue: Bool {
        switch self {
        case .value, .dot: true
        default: false
        }
    }
}
