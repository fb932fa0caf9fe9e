import Streams
import Testing

/// A row of a table: its name, what comes, and what it comes of.
struct Row<Make: Sendable>: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let result: String
    let make: Make
}

/// A closure for `Make`, of a number of arguments: written so, it is known to be sendable.
extension Row {
    init<Result>(_ name: String, gives result: String = "", _ make: @escaping @Sendable () -> Result)
    where Make == @Sendable () -> Result {
        self.init(testDescription: name, result: result, make: make)
    }

    init<A, Result>(_ name: String, gives result: String = "", _ make: @escaping @Sendable (A) -> Result)
    where Make == @Sendable (A) -> Result {
        self.init(testDescription: name, result: result, make: make)
    }

    init<A, B, Result>(_ name: String, gives result: String = "", _ make: @escaping @Sendable (A, B) -> Result)
    where Make == @Sendable (A, B) -> Result {
        self.init(testDescription: name, result: result, make: make)
    }

    init<A, B, C, Result>(_ name: String, gives result: String = "", _ make: @escaping @Sendable (A, B, C) -> Result)
    where Make == @Sendable (A, B, C) -> Result {
        self.init(testDescription: name, result: result, make: make)
    }
}

/// An operator on one source.
typealias Operate = @Sendable (Observable<Int>) -> Observable<Int>
