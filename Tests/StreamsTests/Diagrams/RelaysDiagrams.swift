import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Relays.
    @Entries static var relays: [Documented] {
    }
}
