import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/ErrorHandling.
    @Entries static var errorHandling: [Documented] {
    }
}
