import Marbles
import Streams

/// Expects the events of a diagram, as `expectRecorded` of MarblesTesting does, without Swift Testing.
///
/// In a step the result is shown. In an exercise the check takes it.
///
/// - Parameters:
///   - recorded: The events that came.
///   - diagram: The events that should come. Its letters and digits stand for values of `Element`.
///   - error: The error of a `#` in the diagram.
public func expectRecorded<Element: MarbleElement & Equatable>(
    _ recorded: [Recorded<Event<Element>>], _ diagram: String, error: any Error = MarbleError(), line: Int = #line
) {
    read(line) { () throws(DiagramError) in
        expectRecorded(recorded, try Diagram(diagram).events(as: Element.self, error: error), line: line)
    }
}

/// Expects the events of a diagram with a legend: `expectRecorded(events, "-a|", values: ["a": "800x600"])`.
///
/// See `expectRecorded` of a diagram.
public func expectRecorded<Element: Equatable>(
    _ recorded: [Recorded<Event<Element>>], _ diagram: String, values: [Character: Element],
    error: any Error = MarbleError(), line: Int = #line
) {
    read(line) { () throws(DiagramError) in
        let expected = try Diagram(diagram).events(values: values, error: error)
        compare(recorded, expected, line) { value in
            values.first { $0.value == value }.map { String($0.key) } ?? "\(value)"
        }
    }
}

/// Expects these events: `expectRecorded(recording.events, [.next(201, 1), .completed(300)])`.
///
/// See `expectRecorded` of a diagram.
public func expectRecorded<Element: Equatable>(
    _ recorded: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>], line: Int = #line
) {
    compare(recorded, expected, line, text: nil)
}

/// Expects that `isTrue`, as `#expect` of Swift Testing does.
public func expect(_ isTrue: Bool, line: Int = #line) {
    report(isTrue ? nil : .init(kind: .condition, line: line, sawNothing: false))
}

/// A run of a test that a learner has written: its expectations are counted here, and not shown.
package final class Expectations: @unchecked Sendable {
    /// An expectation that was not met.
    package struct Failure {
        package enum Kind {
            case events(Comparison)
            case condition
            case malformed(DiagramError)
        }

        package let kind: Kind
        package let line: Int
        /// Whether no event had come when the test looked.
        package let sawNothing: Bool
    }

    @TaskLocal fileprivate static var current: Expectations?

    /// How many expectations there were.
    package private(set) var count = 0
    /// Those that were not met.
    package private(set) var failures: [Failure] = []

    package init() {}

    /// Runs `test`, and keeps what it expects.
    package func run(_ test: () throws -> Void) rethrows { try Self.$current.withValue(self, operation: test) }

    fileprivate func add(_ failure: Failure?) {
        count += 1
        if let failure { failures.append(failure) }
    }
}

private func compare<Element: Equatable>(
    _ recorded: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>], _ line: Int,
    text: ((Element) -> String)?
) {
    let comparison = Comparison(expected: expected, yours: recorded, text: text)
    let isMet = comparison.difference == nil
    report(isMet ? nil : .init(kind: .events(comparison), line: line, sawNothing: recorded.isEmpty))
}

private func read(_ line: Int, _ expect: () throws(DiagramError) -> Void) {
    do throws(DiagramError) { try expect() } catch {
        report(.init(kind: .malformed(error), line: line, sawNothing: false))
    }
}

private func report(_ failure: Expectations.Failure?) {
    if let run = Expectations.current { return run.add(failure) }
    switch failure?.kind {
    case nil: show("as expected")
    case .condition: show("not as expected")
    case .malformed(let error): show(error)
    case .events(let comparison): for line in comparison.draw(width: 60) { show(line) }
    }
}
