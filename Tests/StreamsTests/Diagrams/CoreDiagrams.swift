import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Core.
    @Entries static var core: [Documented] {
        Documented("Core/Observable.swift", "an observable") { $0.source("an observable") }
    }
}
