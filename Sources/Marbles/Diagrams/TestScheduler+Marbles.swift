import Streams

extension TestScheduler {
    /// A hot observable from a diagram whose values are digits: `createHotObservable("-1--2|")`.
    ///
    /// A malformed diagram stops the program with the reason.
    public func createHotObservable(
        _ diagram: String, error: any Error = MarbleError(), file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Int> {
        createHotObservable(marbles(diagram, error: error, file: file, line: line))
    }

    /// A hot observable from a diagram whose letters and digits stand for values of `Element`.
    ///
    /// A malformed diagram stops the program with the reason.
    public func createHotObservable<Element: MarbleElement>(
        _ diagram: String, as type: Element.Type = Element.self, error: any Error = MarbleError(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        createHotObservable(marbles(diagram, as: type, error: error, file: file, line: line))
    }

    /// A hot observable from a diagram with a legend: `createHotObservable("-a|", values: ["a": "800x600"])`.
    ///
    /// A malformed diagram stops the program with the reason.
    public func createHotObservable<Element>(
        _ diagram: String, values: [Character: Element], error: any Error = MarbleError(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        createHotObservable(marbles(diagram, values: values, error: error, file: file, line: line))
    }

    /// A cold observable from a diagram whose values are digits: `createColdObservable("-1--2|")`.
    ///
    /// A malformed diagram stops the program with the reason.
    public func createColdObservable(
        _ diagram: String, error: any Error = MarbleError(), file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Int> {
        createColdObservable(marbles(diagram, error: error, file: file, line: line))
    }

    /// A cold observable from a diagram whose letters and digits stand for values of `Element`.
    ///
    /// A malformed diagram stops the program with the reason.
    public func createColdObservable<Element: MarbleElement>(
        _ diagram: String, as type: Element.Type = Element.self, error: any Error = MarbleError(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        createColdObservable(marbles(diagram, as: type, error: error, file: file, line: line))
    }

    /// A cold observable from a diagram with a legend: `createColdObservable("-a|", values: ["a": "800x600"])`.
    ///
    /// A malformed diagram stops the program with the reason.
    public func createColdObservable<Element>(
        _ diagram: String, values: [Character: Element], error: any Error = MarbleError(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        createColdObservable(marbles(diagram, values: values, error: error, file: file, line: line))
    }
}
