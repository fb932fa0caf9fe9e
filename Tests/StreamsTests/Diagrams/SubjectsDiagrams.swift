import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Subjects.
    @Entries static var subjects: [Documented] {
    }
}
