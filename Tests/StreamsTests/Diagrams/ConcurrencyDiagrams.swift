import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Concurrency.
    @Entries static var concurrency: [Documented] {
    }
}
