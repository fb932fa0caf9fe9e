import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Filtering.
    @Entries static var filtering: [Documented] {
        Documented("Filtering/Filter.swift", "filter { $0 % 2 == 0 }") { $0.source().filter { $0 % 2 == 0 } }
        Documented("Filtering/Take.swift", "take(2)") { $0.source().take(2) }
    }
}
