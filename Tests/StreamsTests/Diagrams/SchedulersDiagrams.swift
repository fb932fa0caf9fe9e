import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Schedulers.
    @Entries static var schedulers: [Documented] {
    }
}
