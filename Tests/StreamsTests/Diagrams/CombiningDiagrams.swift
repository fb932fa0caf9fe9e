import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Combining.
    @Entries static var combining: [Documented] {
    }
}
