extension Timeline {
    /// One row of a picture: a label, and marks at ticks.
    ///
    /// The marks of one tick stand in the order in which they were added.
    public struct Row: Codable, Equatable, Sendable {
        /// The words to its left.
        public var label: String
        /// Whether it draws a line, and where.
        public let kind: Kind
        /// Its length in ticks. A mark at a later tick makes it longer.
        public private(set) var length: TestTime

        private(set) var marks: [TestTime: [Mark]] = [:]
        private(set) var lastTick: TestTime?

        /// Whether a row draws a line, and where.
        public enum Kind: Codable, Equatable, Sendable {
            /// A line from the subscription, or from tick 0 if none is shown, to the end or the dispose.
            case events
            /// A line that leads to `^` and on to `!`, as in a `SubscriptionDiagram`.
            case subscription
            /// No line: spans `[====]`, and perhaps values among them.
            case spans
        }

        /// An empty row.
        ///
        /// - Parameter length: Its length in ticks. A line without an end goes on to the end of the picture.
        public init(_ label: String, _ kind: Kind = .events, length: TestTime = 0) {
            (self.label, self.kind, self.length) = (label, kind, length)
        }

        /// Adds an element, as its text.
        public mutating func next(_ text: String, at tick: TestTime) { add(.value(text.printable), at: tick) }

        /// Adds an element that has no content, as a dot.
        public mutating func next(at tick: TestTime) { add(.dot, at: tick) }

        /// Adds the completion.
        public mutating func complete(at tick: TestTime) { add(.completed, at: tick) }

        /// Adds an error.
        public mutating func fail(at tick: TestTime) { add(.error, at: tick) }

        /// Adds the beginning of the subscription.
        public mutating func subscribe(at tick: TestTime) { add(.subscribed, at: tick) }

        /// Adds the dispose of the subscription. It is not an end of the sequence.
        public mutating func dispose(at tick: TestTime) { add(.disposed, at: tick) }

        /// What a span of time was spent on.
        public enum Span: Codable, Equatable, Sendable {
            /// Work, with a name that stands in the span as far as it has room: `[load====]`.
            case work(String)
            /// Waiting for somebody else's work: `[waits...]`.
            case waiting
        }

        /// Adds a span from one tick to another; without `end`, one that has not ended.
        public mutating func span(from start: TestTime, to end: TestTime?, _ span: Span = .work("")) {
            add(.spanStart(span), at: start)
            if let end { add(.spanEnd, at: end) }
        }

        /// The same row, with at least `length` ticks.
        package func lengthened(to length: TestTime) -> Row {
            var row = self
            row.length = max(self.length, length)
            return row
        }

        private mutating func add(_ mark: Mark, at tick: TestTime) {
            precondition(tick >= 0, "A picture begins at tick 0.")
            marks[tick, default: []].append(mark)
            lastTick = max(lastTick ?? 0, tick)
            length = max(length, tick + 1)
        }
    }
}

/// A mark on a row.
enum Mark: Codable, Equatable, Sendable {
    case value(String)
    case dot
    case completed
    case error
    case subscribed
    case disposed
    case spanStart(Timeline.Row.Span)
    case spanEnd

    /// Whether the source has sent it.
    var isEvent: Bool {
        switch self {
        case .value, .dot, .completed, .error: true
        case .subscribed, .disposed, .spanStart, .spanEnd: false
        }
    }
}
