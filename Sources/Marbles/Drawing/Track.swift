/// One row of a picture, ready to be cut into blocks: it has a text for every tick.
struct Track {
    let label: String
    private let cells: [TestTime: Cell]
    private let look: Look
    private let active: Range<TestTime>
    private let spans: [SpanFill]

    /// - Parameter length: The length of the picture. A span without an end ends there.
    init(_ row: Timeline.Row, _ look: Look, length: TestTime, limits: Cell.Limits, notes: inout Notes) {
        label = row.label
        self.look = look
        var cells: [TestTime: Cell] = [:]
        for tick in row.marks.keys.sorted() {
            cells[tick] = Cell(
                row.shownMarks(at: tick, isChart: look.isChart), look, isGrouped: row.kind != .spans, limits: limits,
                notes: &notes)
        }
        self.cells = cells
        active = row.line
        spans = row.spans(length: length).map { SpanFill($0.span, over: $0.ticks, look) }
    }

    /// The widths of the ticks that have marks.
    var widths: [TestTime: Int] { cells.mapValues(\.width) }

    /// The row's text in a slot, exactly as wide as the slot.
    func text(in slot: Slot) -> String {
        let span = spans.first { $0.ticks.contains(slot.tick) }
        if let cell = cells[slot.tick] {
            // The line goes on to the right of the marks, unless one of them is its end.
            let filling = span?.filling ?? (active.contains(slot.tick + 1) ? look.filling : " ")
            return cell.text + filling.repeated(slot.width - cell.width)
        }
        guard span != nil || active.contains(slot.tick) else { return " ".repeated(slot.width) }
        if slot.isGap { return slot.gapText }
        if let span { return span.text(at: slot.tick) + span.filling.repeated(slot.width - 1) }
        return look.style.idle + look.filling.repeated(slot.width - 1)
    }
}

extension Timeline.Row {
    /// The marks of a tick. But in a chart, an event in the tick of the subscription stands for both: the line begins
    /// there in any case.
    fileprivate func shownMarks(at tick: TestTime, isChart: Bool) -> [Mark] {
        let marks = marks[tick]!
        guard kind == .events, !isChart, marks.contains(where: \.isEvent) else { return marks }
        return marks.filter { $0 != .subscribed }
    }

    /// The ticks that its line covers. Without an end it leaves the picture.
    var line: Range<TestTime> {
        func first(_ mark: Mark) -> TestTime? { marks.filter { $0.value.contains(mark) }.keys.min() }
        switch kind {
        case .spans: return 0..<0
        case .subscription: return 0..<(lastTick.map { $0 + 1 } ?? 0)
        case .events:
            let start = first(.subscribed) ?? 0
            let end = [first(.completed), first(.error), first(.disposed)].compactMap { $0 }.min()
            return start..<max(start, end.map { $0 + 1 } ?? .max)
        }
    }

    /// Its spans, each with the ticks that it covers, without the tick in which it ends.
    func spans(length: TestTime) -> [(span: Span, ticks: Range<TestTime>)] {
        var open: [(span: Span, start: TestTime)] = []
        var spans: [(Span, Range<TestTime>)] = []
        for tick in marks.keys.sorted() {
            for mark in marks[tick]! {
                if case .spanStart(let span) = mark { open.append((span, tick)) }
                guard mark == .spanEnd, !open.isEmpty else { continue }
                let first = open.removeFirst()
                spans.append((first.span, first.start..<tick))
            }
        }
        return spans + open.map { ($0.span, $0.start..<length) }
    }
}

extension String {
    func repeated(_ count: Int) -> String { String(repeating: self, count: max(0, count)) }
}
