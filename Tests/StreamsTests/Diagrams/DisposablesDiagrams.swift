import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Disposables.
    @Entries static var disposables: [Documented] {
    }
}
