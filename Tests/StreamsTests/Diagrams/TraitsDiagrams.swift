import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Traits.
    @Entries static var traits: [Documented] {
    }
}
