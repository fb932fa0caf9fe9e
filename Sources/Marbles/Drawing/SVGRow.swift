import Terminal

/// A row of a timeline as SVG.
struct SVGRow {
    private let row: Timeline.Row
    private let length: TestTime
    private let tickWidth: Int
    private let left: Int

    /// The middle of the line, from the top of the row.
    static let middle = 19
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

    func elements(top: Int, palette: inout SVGPalette) -> [String] {
        let y = top + Self.middle
        var elements = line(y) + row.spans(length: length).map { span(from: $0.ticks, y, $0.span) }
        for tick in row.marks.keys.sorted() {
            let values = values(at: tick)
            let last = values.isEmpty ? nil : y + (min(values.count, Self.tallest) - 1) * Self.stackHeight
            let signs = row.signs(at: tick).map { (sign: $0.sign, x: x(tick) + $0.shift, isAside: $0.shift != 0) }
            var group = signs.map { $0.sign.back(x: $0.x, y: y, last: $0.isAside ? nil : last) }
            for (index, mark) in values.prefix(Self.tallest).enumerated() {
                let more = values.count - Self.tallest + 1
                let mark = index == Self.tallest - 1 && more > 1 ? Mark.value("+\(more)") : mark
                group += marble(mark, x: x(tick), y: y + index * Self.stackHeight, &palette)
            }
            group += signs.map { $0.sign.front(x: $0.x, y: y) }.filter { !$0.isEmpty }
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
        let from = row.signs(at: first).first { $0.sign == .subscribed }.map { x(first) + $0.shift }
        let shift = isOpen ? nil : row.signs(at: end - 1).last { $0.sign != .subscribed }?.shift
        let to = isOpen ? left + length * tickWidth + tickWidth / 2 : x(end - 1) + (shift ?? 0)
        let name = row.kind == .subscription ? "marbles-dashed" : "marbles-line"
        let line = "<path class=\"\(name) marbles-flow\" d=\"M\(from ?? left + first * tickWidth) \(y)H\(to)\"/>"
        return isOpen
            ? [line, "<path class=\"marbles-line marbles-flow\" d=\"M\(to - 7) \(y - 5)l7 5l-7 5\"/>"] : [line]
    }

    private func span(from ticks: Range<TestTime>, _ y: Int, _ span: Timeline.Row.Span) -> String {
        let width = max(4, ticks.count * tickWidth)
        let text = if case .work(let name) = span { name } else { "waits" }
        let name = if case .work = span { "marbles-line" } else { "marbles-dashed" }
        return "<g data-tick=\"\(ticks.lowerBound)\" data-until=\"\(ticks.upperBound)\">"
            + "<rect class=\"\(name)\" x=\"\(x(ticks.lowerBound))\" y=\"\(y - 10)\" width=\"\(width)\" height=\"20\"/>"
            + SVGText.text(text, x: x(ticks.lowerBound) + 4, y: y + 5) + "</g>"
    }

    /// A circle, or a longer shape around a longer text.
    private func marble(_ mark: Mark, x: Int, y: Int, _ palette: inout SVGPalette) -> [String] {
        guard case .value(let text) = mark else {
            return ["<circle class=\"marbles-dot\" cx=\"\(x)\" cy=\"\(y)\" r=\"6\"/>"]
        }
        let (colour, half) = (palette.colour(of: text), mark.half)
        let shape =
            half == Mark.radius
            ? "<circle class=\"marbles-marble\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(half)\" fill=\"\(colour.fill)\"/>"
            : "<rect class=\"marbles-marble\" x=\"\(x - half)\" y=\"\(y - Mark.radius)\" width=\"\(2 * half)\" "
                + "height=\"\(2 * Mark.radius)\" rx=\"\(Mark.radius)\" fill=\"\(colour.fill)\"/>"
        return [shape, SVGText.text(text, x: x, y: y + 5, anchor: "middle", fill: colour.text)]
    }
}

extension Mark {
    fileprivate static let radius = 13

    /// The pixels from its middle to its edge.
    fileprivate var half: Int {
        switch self {
        case .value(let text): max(Self.radius, SVGText.width(text) / 2 + 5)
        case .dot: 6
        default: 0
        }
    }
}

extension Timeline.Row {
    /// The pixels from the middle of a tick to the edge of its elements.
    private func half(at tick: TestTime) -> Int { marks[tick]?.map(\.half).max() ?? 0 }

    /// The signs of a tick, and how far each stands from its middle: a subscription before the elements, the end in the middle,
    /// and another one behind it. So no sign covers another one, and an end stands where the ruler has its tick.
    func signs(at tick: TestTime) -> [(sign: SVGSign, shift: Int)] {
        let (signs, half) = ((marks[tick] ?? []).compactMap(SVGSign.init), half(at: tick))
        var next = 0
        return signs.map { sign in
            if sign == .subscribed { return (sign, half > 0 ? -half - 9 : signs.count > 1 ? -10 : 0) }
            defer { next = max(next + 14, half + 9) }
            return (sign, next)
        }
    }

    /// The pixels that a tick takes to both sides of its middle, with some room.
    func room(at tick: TestTime) -> (left: Int, right: Int) {
        let (half, signs) = (half(at: tick) + 1, signs(at: tick))
        // A bar is narrower than the other signs, and a cross around elements is wider.
        let sides = signs.map { sign, shift in
            (shift, sign == .completed ? 3 : sign == .error && shift == 0 && half > 1 ? 18 : 7)
        }
        return (max(half, sides.map { $1 - $0 }.max() ?? 0), max(half, sides.map { $0 + $1 }.max() ?? 0))
    }
}
