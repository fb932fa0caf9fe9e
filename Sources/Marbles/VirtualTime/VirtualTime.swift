/// A place with virtual time: a step, a sketch, a trial of an answer, a test of your own. All of them make sources with the same
/// words.
public protocol VirtualTime {
    /// The clock: a tick is 100 ms and one column of a diagram.
    var scheduler: TestScheduler { get }
}

extension TestScheduler: VirtualTime {
    public var scheduler: TestScheduler { self }
}

extension VirtualTime {
    /// Makes a source that starts anew for each subscriber.
    ///
    ///     cold            --1--2|
    ///     subscribed at 0 --1--2|
    ///     and at 4            --1--2|
    public func cold<Element: MarbleElement>(
        _ marbles: String, as type: Element.Type = Int.self, error: any Error = MarbleError(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        scheduler.createColdObservable(marbles, as: type, error: error, file: file, line: line)
    }

    /// Makes a source that sends whether somebody is subscribed or not.
    ///
    ///     hot             --1--2|
    ///     subscribed at 0 --1--2|
    ///     and at 4            -2|
    public func hot<Element: MarbleElement>(
        _ marbles: String, as type: Element.Type = Int.self, error: any Error = MarbleError(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        scheduler.createHotObservable(marbles, as: type, error: error, file: file, line: line)
    }

    /// Makes a source that starts anew for each subscriber. Letters stand for the values of `values`.
    public func cold<Element>(
        _ marbles: String, values: [Character: Element], error: any Error = MarbleError(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        scheduler.createColdObservable(marbles, values: values, error: error, file: file, line: line)
    }

    /// Makes a source that sends whether somebody is subscribed or not. Letters stand for the values of `values`.
    public func hot<Element>(
        _ marbles: String, values: [Character: Element], error: any Error = MarbleError(),
        file: StaticString = #filePath, line: UInt = #line
    ) -> TestableObservable<Element> {
        scheduler.createHotObservable(marbles, values: values, error: error, file: file, line: line)
    }
}
