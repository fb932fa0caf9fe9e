import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Aggregating.
    @Entries static var aggregating: [Documented] {
    }
}
