import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Aggregating.
    @Entries static var aggregating: [Documented] {
        Documented("Aggregating/Reduce.swift", "reduce(0) { $0 + $1 }") { $0.source().reduce(0) { $0 + $1 } }
        Documented("Aggregating/Reduce.swift", "reduce(0) { $0 + $1 } mapResult: { $0 * 10 }") {
            $0.source().reduce(0, accumulator: +, mapResult: { $0 * 10 })
        }
    }
}
