import Terminal

/// A row of a timeline as SVG.
struct SVGRow {
    private let row: Timeline.Row
    private let length: TestTime
    private let tickWidth: Int
    private let left: Int

    /// The middle of the line, from the top of the row.
    static let middle = 22
    private static let radius = 13
    private static let stackHeight = 30

    init(_ row: Timeline.Row, length: TestTime, tickWidth: Int, left: Int) {
        (self.row, self.length, self.tickWidth, self.left) = (row, length, tickWidth, left)
    }

    private func values(at tick: TestTime) -> [Mark] {
        (row.marks[tick] ?? []).filter { mark in
            switch mark {
            case .value, .dot: true
            default: false
            }
        }
    }

    /// The most elements of one tick that are drawn. The last of more is their number.
    private static let tallest = 12

    private var tallest: Int { min(Self.tallest, row.marks.keys.map { values(at: $0).count }.max() ?? 0) }

    var height: Int { 2 * Self.middle + max(0, tallest - 1) * Self.stackHeight }

    var signs: Set<SVGSign> { Set(row.marks.values.joined().compactMap(SVGSign.init)) }

    private func x(_ tick: TestTime) -> Int { left + tick * tickWidth + tickWidth / 2 }

    func elements(top: Int, notes: inout Notes, palette: inout SVGPalette) -> [String] {
        let y = top + Self.middle
        var elements = line(y) + row.spans(length: length).map { span(from: $0.ticks, y, $0.span) }
        for tick in row.marks.keys.sorted() {
            let values = values(at: tick)
            // An end in the tick of an element stands behind it, and is taller.
            var group = (row.marks[tick] ?? []).compactMap(SVGSign.init).map {
                $0.element(x: x(tick), y: y, isTall: !values.isEmpty)
            }
            for (index, mark) in values.prefix(Self.tallest).enumerated() {
                let more = values.count - Self.tallest + 1
                let mark = index == Self.tallest - 1 && more > 1 ? Mark.value("+\(more)") : mark
                group += marble(mark, x: x(tick), y: y + index * Self.stackHeight, &notes, &palette)
            }
            if !group.isEmpty { elements += ["<g data-tick=\"\(tick)\">"] + group + ["</g>"] }
        }
        return elements
    }

    /// The line of time, with an arrow if it goes on.
    private func line(_ y: Int) -> [String] {
        guard row.kind != .spans else { return [] }
        let (start, end) = (row.line.lowerBound, row.line.upperBound)
        let isOpen = row.kind == .subscription ? !signs.contains(.disposed) : end > length
        guard isOpen || start < end else { return [] }
        let first = row.kind == .subscription ? row.marks.keys.min() ?? 0 : start
        let from = row.marks[first]?.contains(.subscribed) == true ? x(first) : left + first * tickWidth
        let to = isOpen ? left + length * tickWidth + tickWidth / 2 : x(end - 1)
        let name = row.kind == .subscription ? "marbles-dashed" : "marbles-line"
        let line = "<path class=\"\(name) marbles-flow\" d=\"M\(from) \(y)H\(to)\"/>"
        return isOpen
            ? [line, "<path class=\"marbles-line marbles-flow\" d=\"M\(to - 7) \(y - 5)l7 5l-7 5\"/>"] : [line]
    }

    private func span(from ticks: Range<TestTime>, _ y: Int, _ span: Timeline.Row.Span) -> String {
        let width = max(4, ticks.count * tickWidth)
        let text = if case .work(let name) = span { name } else { "waits" }
        let name = if case .work = span { "marbles-line" } else { "marbles-dashed" }
        return "<g data-tick=\"\(ticks.lowerBound)\" data-until=\"\(ticks.upperBound)\">"
            + "<rect class=\"\(name)\" x=\"\(x(ticks.lowerBound))\" y=\"\(y - 10)\" width=\"\(width)\" height=\"20\"/>"
            + SVGText.text(text, x: x(ticks.lowerBound) + 4, y: y + 4, size: 12) + "</g>"
    }

    private func marble(
        _ mark: Mark, x: Int, y: Int, _ notes: inout Notes, _ palette: inout SVGPalette
    ) -> [String] {
        guard case .value(let text) = mark else {
            return ["<circle class=\"marbles-dot\" cx=\"\(x)\" cy=\"\(y)\" r=\"6\"/>"]
        }
        let colour = palette.colour(of: text)
        let shown = text.displayWidth <= 3 ? text : notes.reference(to: text)
        let size = shown.displayWidth < 2 ? 15 : shown.displayWidth == 2 ? 13 : 10
        return [
            "<circle class=\"marbles-marble\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(Self.radius)\" fill=\"\(colour.fill)\"/>",
            SVGText.text(shown, x: x, y: y + size / 3, size: size, anchor: "middle", fill: colour.text),
        ]
    }
}
