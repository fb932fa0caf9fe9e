import Terminal

/// What stands between the brackets of a span: its words as far as they have room, then its filling.
struct SpanFill {
    /// The ticks of the span. The bracket stands in the first one.
    let ticks: Range<TestTime>
    /// Fills a tick in which no letter stands.
    let filling: String
    private let letters: [Character]

    init(_ span: Timeline.Row.Span, over ticks: Range<TestTime>, _ look: Look) {
        self.ticks = ticks
        let words: String
        switch (span, look.style) {
        case (.work(let name), _): (words, filling) = (name.isEmpty ? "" : name.printable, "=")
        case (.waiting, .ascii): (words, filling) = ("waits", ".")
        case (.waiting, .unicode): (words, filling) = ("waits", "·")
        }
        // A tick has room for one column.
        let fits = words.allSatisfy { $0.displayWidth == 1 }
        let room = max(0, ticks.count - 1)
        // In one or two columns, a letter says more than the mark of what is missing.
        letters = fits ? Array(words.cut(to: room, mark: room < 3 ? "" : look.style.more)) : []
    }

    /// The letter of a tick, or the filling.
    func text(at tick: TestTime) -> String {
        let index = tick - ticks.lowerBound - 1
        return letters.indices.contains(index) ? String(letters[index]) : filling
    }
}
