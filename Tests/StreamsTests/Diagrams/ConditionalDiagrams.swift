import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Conditional.
    @Entries static var conditional: [Documented] {
        Documented("Conditional/Amb.swift", "amb(other)") { $0.source().amb($0.source("other") as Observable<Int>) }
    }
}
