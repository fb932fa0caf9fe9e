import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Transforming.
    @Entries static var transforming: [Documented] {
        Documented("Transforming/FlatMap.swift", "flatMap") { run in
            run.source().flatMap { run.inner($0, as: String.self) }
        }
        Documented("Transforming/Map.swift", "map { $0 * 10 }") { $0.source().map { $0 * 10 } }
    }
}
