import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Connecting.
    @Entries static var connecting: [Documented] {
    }
}
