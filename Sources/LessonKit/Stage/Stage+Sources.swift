import Marbles
import Streams

/// Sources in virtual time that have a row in the picture. Without a name, `cold` and `hot` make sources without a row.
extension Stage: VirtualTime {
    /// Makes a source that starts anew for each subscriber. Each subscription has a row.
    ///
    ///     name            --1--2|
    ///     name (2nd)          --1--2|
    public func cold<Element: MarbleElement>(
        _ name: String, _ marbles: String, as type: Element.Type = Int.self, error: any Error = MarbleError(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> Observable<Element> {
        cold(marbles, as: type, error: error, file: file, line: line).record(name, on: self)
    }

    /// Makes a source that starts anew for each subscriber. Letters stand for the values of `values`. Each subscription has a row.
    public func cold<Element>(
        _ name: String, _ marbles: String, values: [Character: Element], file: StaticString = #filePath,
        line: UInt = #line
    ) -> Observable<Element> {
        cold(marbles, values: values, file: file, line: line).record(name, on: self)
    }

    /// Makes a source that sends whether somebody is subscribed or not. It has one row.
    ///
    ///     name            --1--2|
    public func hot<Element: MarbleElement>(
        _ name: String, _ marbles: String, as type: Element.Type = Int.self, error: any Error = MarbleError(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> Observable<Element> {
        drawn(name, hot(marbles, as: type, error: error, file: file, line: line))
    }

    /// Makes a source that sends whether somebody is subscribed or not. Letters stand for the values of `values`. It has one row.
    public func hot<Element>(
        _ name: String, _ marbles: String, values: [Character: Element], file: StaticString = #filePath,
        line: UInt = #line
    ) -> Observable<Element> {
        drawn(name, hot(marbles, values: values, file: file, line: line))
    }

    /// Makes a clock that starts anew for each subscriber. It counts 0, 1, 2 and on, every 200 ms. Each subscription has a row.
    ///
    ///     name            --0-1-2-3-4-
    ///
    /// - Parameter count: How many numbers it sends before it completes. By default it does not end.
    public func clock(_ name: String, numbers count: Int? = nil) -> Observable<Int> {
        let numbers = Observable<Int>.interval(.milliseconds(200), scheduler: scheduler)
        return (count.map(numbers.take) ?? numbers).record(name, on: self)
    }

    /// Calls `each` with the elements of a diagram, each at its tick: `--1--2--`.
    public func play<Element: MarbleElement>(
        _ marbles: String, file: StaticString = #filePath, line: UInt = #line, _ each: @escaping (Element) -> Void
    ) {
        _ = hot(marbles, as: Element.self, file: file, line: line).subscribe(onNext: each)
    }

    private func drawn<Element>(_ name: String, _ source: TestableObservable<Element>) -> Observable<Element> {
        draw(name, source)
        return source.asObservable()
    }
}
