extension Timeline {
    /// One row of a picture: a label, and what happened at which tick.
    ///
    /// Things of one tick are shown in the order in which they were added.
    public struct Row: Codable, Equatable, Sendable {
        /// What is said to its left.
        public var label: String
        /// Whether it draws a line, and where.
        public let kind: Kind
        /// How many ticks it is known for. What is added later in time makes it longer.
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

        /// A row without anything, to add to.
        ///
        /// - Parameter length: How many ticks it is known for. A line without an end goes on as long as the picture
        ///   does.
        public init(_ label: String, _ kind: Kind = .events, length: TestTime = 0) {
            self.label = label
            self.kind = kind
            self.length = length
        }

        /// Adds an element, as its text.
        public mutating func next(_ text: String, at tick: TestTime) { add(.value(text.printable), at: tick) }

        /// Adds an element that has no content, as a dot.
        public mutating func next(at tick: TestTime) { add(.dot, at: tick) }

        /// Adds the good end.
        public mutating func complete(at tick: TestTime) { add(.completed, at: tick) }

        /// Adds the end by an error.
        public mutating func fail(at tick: TestTime) { add(.error, at: tick) }

        /// Adds the beginning of the subscription.
        public mutating func subscribe(at tick: TestTime) { add(.subscribed, at: tick) }

        /// Adds that the subscription was disposed of, which is not an end.
        public mutating func dispose(at tick: TestTime) { add(.disposed, at: tick) }

        /// Adds something that took from one tick to another; without `end`, something that has not ended.
        public mutating func span(from start: TestTime, to end: TestTime?) {
            add(.spanStart, at: start)
            if let end { add(.spanEnd, at: end) }
        }

        private mutating func add(_ mark: Mark, at tick: TestTime) {
            precondition(tick >= 0, "A picture begins at tick 0.")
            marks[tick, default: []].append(mark)
            lastTick = max(lastTick ?? 0, tick)
            length = max(length, tick + 1)
        }
    }
}

/// One thing on a row.
enum Mark: Codable, Equatable, Sendable {
    case value(String)
    case dot
    case completed
    case error
    case subscribed
    case disposed
    case spanStart
    case spanEnd

    /// Whether the source has told it.
    var isEvent: Bool {
        switch self {
        case .value, .dot, .completed, .error: true
        case .subscribed, .disposed, .spanStart, .spanEnd: false
        }
    }
}
