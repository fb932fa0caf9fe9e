/// One step of a lesson: a heading of its README.md, and the code that belongs to it.
public struct Step: Sendable {
    let title: String
    let time: Time
    let line: Int
    let body: @Sendable (Stage) throws -> Void
    /// The same step with something else in it, to be run beside it; nil where there is none.
    let variant: (@Sendable (Stage) throws -> Void)?

    enum Time: Sendable {
        /// Virtual time, up to a tick.
        case virtual(ticks: Int)
        /// The real clock and real queues, for a duration.
        case real(Duration)

        /// In ticks or milliseconds.
        var length: Int {
            switch self {
            case .virtual(let ticks): ticks
            case .real(let duration): Int(duration / .milliseconds(1))
            }
        }
    }
}

extension Step {
    /// A step in virtual time: 1 tick is 100 ms and one column of the picture.
    ///
    /// The body runs at tick 0. Then `stage.scheduler` runs until no work is left.
    ///
    /// - Parameters:
    ///   - title: The heading in README.md, in the same words.
    ///   - ticks: The last tick to run. A sequence without an end is cut there.
    ///   - line: The line of the step. Leave it out.
    ///   - body: The code to show and to run, on the main thread.
    ///   - variant: The same with something else in it, which `v` runs: sync for async, two lines swapped. It is whole, and
    ///     runs by itself.
    public init(
        _ title: String, ticks: Int = 50, line: Int = #line, body: @escaping @Sendable (Stage) throws -> Void,
        variant: (@Sendable (Stage) throws -> Void)? = nil
    ) {
        self.init(title: title, time: .virtual(ticks: ticks), line: line, body: body, variant: variant)
    }

    /// A step on the real clock and real queues.
    ///
    /// The body runs on the main thread. Then the main run loop runs until `lasting` has passed since the step began.
    ///
    /// - Parameters:
    ///   - title: The heading in README.md, in the same words.
    ///   - lasting: The duration of the step.
    ///   - line: The line of the step. Leave it out.
    ///   - body: The code to show and to run, on the main thread.
    ///   - variant: The same with something else in it, which `v` runs: sync for async, two lines swapped. It is whole, and
    ///     runs by itself.
    public init(
        _ title: String, lasting: Duration, line: Int = #line, body: @escaping @Sendable (Stage) throws -> Void,
        variant: (@Sendable (Stage) throws -> Void)? = nil
    ) {
        self.init(title: title, time: .real(lasting), line: line, body: body, variant: variant)
    }

    /// The step with its variant in place of its body; nil where it has none.
    var varied: Step? { variant.map { Step(title: title, time: time, line: line, body: $0, variant: nil) } }
}
