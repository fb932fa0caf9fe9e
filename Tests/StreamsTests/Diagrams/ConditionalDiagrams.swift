import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Conditional.
    @Entries static var conditional: [Documented] {
    }
}
