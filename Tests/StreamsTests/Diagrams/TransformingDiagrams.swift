import Foundation
import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Transforming.
    @Entries static var transforming: [Documented] {
        Documented("Transforming/Buffer.swift", "buffer(timeSpan: 5, count: 2)") { run in
            run.source().buffer(timeSpan: .seconds(5), count: 2, scheduler: run.scheduler)
        }
        Documented("Transforming/CompactMap.swift", "compactMap { $0 < 3 ? nil : $0 * 2 }") {
            $0.source().compactMap { $0 < 3 ? nil : $0 * 2 }
        }
        Documented("Transforming/Decode.swift", "decode(type: Int.self, decoder: json)") { run in
            run.source(as: String.self).map { Data($0.utf8) }.decode(type: Int.self, decoder: JSONDecoder())
        }
        Documented("Transforming/Enumerated.swift", "enumerated()") { run in
            run.source().enumerated().map { ($0.index, $0.element) }
        }
        Documented("Transforming/FlatMap.swift", "flatMap") { run in
            run.source().flatMap { run.inner($0, as: String.self) }
        }
        Documented("Transforming/Map.swift", "map { $0 * 10 }") { $0.source().map { $0 * 10 } }
        Documented("Transforming/Scan.swift", "scan(0) { $0 + $1 }") { $0.source().scan(0) { $0 + $1 } }
        Documented("Transforming/Scan.swift", "scan(into: 0) { $0 += $1 }") { $0.source().scan(into: 0) { $0 += $1 } }
    }
}
