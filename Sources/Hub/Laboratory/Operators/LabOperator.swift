import Streams

/// An operator of the stream module that the laboratory runs.
struct LabOperator: Sendable {
    /// Its name in code, with the label that tells it from others: `take(until:)`.
    let name: String
    /// Its name as it is typed: `takeUntil`.
    let typed: String
    /// What it does, where no comment over it is read.
    var meaning = ""
    /// Words that show it, after `marble`.
    let example: [String]
    /// The ways to call it.
    let forms: [Form]

    /// One way to call an operator.
    struct Form: Sendable {
        var parameters: [LabParameter] = []
        /// How many streams it takes.
        var inputs: ClosedRange<Int> = 1...1
        /// The names of their rows. Without them the rows are a, b, c.
        var labels: [String] = ["source"]
        /// Whether an element stands for a stream of its own: `x=--1-2|`.
        var hasInner = false
        /// Makes the observable.
        let run: @Sendable (LabBench) throws -> Observable<LabValue>

        init(
            _ parameters: [LabParameter] = [], inputs: ClosedRange<Int> = 1...1, labels: [String] = ["source"],
            hasInner: Bool = false, _ run: @escaping @Sendable (LabBench) throws -> Observable<LabValue>
        ) {
            (self.parameters, self.inputs, self.labels) = (parameters, inputs, labels)
            (self.hasInner, self.run) = (hasInner, run)
        }

        /// An operator that sends something else than values of the laboratory: they are shown as they are.
        @_disfavoredOverload
        init<Element>(
            _ parameters: [LabParameter] = [], inputs: ClosedRange<Int> = 1...1, labels: [String] = ["source"],
            hasInner: Bool = false, _ run: @escaping @Sendable (LabBench) throws -> Observable<Element>
        ) {
            self.init(parameters, inputs: inputs, labels: labels, hasInner: hasInner) { bench in
                try run(bench).map { LabValue(showing: $0) }
            }
        }

        /// The streams are equal, as in `merge(a, b)`: none of them is the source.
        var isStatic: Bool { labels.isEmpty }
    }

    init(_ name: String, _ meaning: String = "", example: [String], _ forms: Form...) {
        (self.name, self.meaning, self.example, self.forms) = (name, meaning, example, forms)
        typed = Self.typed(name)
    }

    /// `take(until:)` as `takeUntil`, `merge()` as `merge`.
    static func typed(_ name: String) -> String {
        let parts = name.split { "(:)".contains($0) }
        return parts.dropFirst().reduce(parts.first.map(String.init) ?? name) {
            $0 + $1.prefix(1).uppercased() + $1.dropFirst()
        }
    }

    /// All operators, by category, in the order of the course.
    static let categories: [(name: String, operators: [LabOperator])] = [
        ("Creating", creating), ("Transforming", transforming), ("Filtering", filtering), ("Combining", combining),
        ("ErrorHandling", errorHandling), ("Conditional", conditional), ("Aggregating", aggregating),
        ("Utility", utility), ("Connecting", connecting),
    ]

    static let all: [LabOperator] = categories.flatMap(\.operators)

    /// Operators of the module that a diagram of the laboratory does not show, and why.
    static let absent = [
        "create": "Its closure sends events by hand.", "deferred": "Its closure makes an observable.",
        "using": "Its resource is no event.", "decode": "Its elements are data.", "debug": "It prints.",
        "do": "It runs closures beside the stream.", "observe(on:)": "It changes the thread.",
        "subscribe(on:)": "It changes the thread.", "withUnretained": "It needs an object.",
        "connect": "publish shows it.", "multicast": "publish and replay are its cases.",
    ]
}
