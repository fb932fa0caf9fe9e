import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Binding.
    @Entries static var binding: [Documented] {
    }
}
