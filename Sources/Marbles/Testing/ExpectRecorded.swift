import Marbles
import Streams
import Testing

/// Expects the events of a diagram: `expectRecorded(recording.events, "-1--2--|")`.
///
/// A failure shows both as marbles, one above the other, with the first difference marked:
///
///     source     -1-2-3-|
///     expected   -1-----|
///     yours      -1-2---|
///                   ^ tick 3: expected nothing, got 2
///
/// - Parameters:
///   - recorded: The events that came: of a `Recording`, or of a `TestableObserver`.
///   - diagram: The events that should come. Its letters and digits stand for values of `Element`.
///   - error: The error of a `#` in the diagram.
///   - sources: Rows to draw above, such as `Timeline.Row("source", source)`.
public func expectRecorded<Element: MarbleElement & Equatable>(
    _ recorded: [Recorded<Event<Element>>], _ diagram: String, error: any Error = MarbleError(),
    sources: [Timeline.Row] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
    do throws(DiagramError) {
        let expected = try Diagram(diagram).events(as: Element.self, error: error)
        expectRecorded(recorded, expected, sources: sources, sourceLocation: sourceLocation)
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
    }
}

/// Expects the events of a diagram with a legend: `expectRecorded(events, "-a|", values: ["a": "800x600"])`.
///
/// See `expectRecorded` of a diagram.
public func expectRecorded<Element: Equatable>(
    _ recorded: [Recorded<Event<Element>>], _ diagram: String, values: [Character: Element],
    error: any Error = MarbleError(), sources: [Timeline.Row] = [], sourceLocation: SourceLocation = #_sourceLocation
) {
    do throws(DiagramError) {
        let expected = try Diagram(diagram).events(values: values, error: error)
        expectRecorded(recorded, expected, sources: sources, sourceLocation: sourceLocation)
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
    }
}

/// Expects these events: `expectRecorded(observer.events, [.next(201, 1), .completed(300)])`.
///
/// See `expectRecorded` of a diagram.
public func expectRecorded<Element: Equatable>(
    _ recorded: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>], sources: [Timeline.Row] = [],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let comparison = Comparison(given: sources, expected: expected, yours: recorded)
    guard comparison.difference != nil else { return }
    Issue.record("\n\(comparison.draw().joined(separator: "\n"))", sourceLocation: sourceLocation)
}

/// Expects these elements, at any times, and no error: `expectRecordedElements(observer.events, [1, 2])`.
///
/// Source: RxTest, `XCTAssertRecordedElements`.
public func expectRecordedElements<Element: Equatable>(
    _ recorded: [Recorded<Event<Element>>], _ expected: [Element], sourceLocation: SourceLocation = #_sourceLocation
) {
    if let error = recorded.lazy.compactMap(\.value.error).first {
        Issue.record("An error came: \(error).", sourceLocation: sourceLocation)
    }
    #expect(recorded.compactMap(\.value.element) == expected, sourceLocation: sourceLocation)
}
