import Foundation
import Marbles
import Streams
import Testing

extension Documented {
    /// The diagrams of Sources/Streams/Transforming.
    @Entries static var transforming: [Documented] {
        Documented("Transforming/Buffer.swift", "buffer(timeSpan: .seconds(5), count: 2)") { run in
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
        Documented.several("Transforming/GroupBy.swift", "groupBy { $0 % 2 }") { run in
            let groups = run.source().groupBy { $0 % 2 }
            run.expect("groupBy { $0 % 2 }", groups.map { $0.key == 1 ? "a" : "b" })
            run.expect("group a", groups.filter { $0.key == 1 }.flatMap { $0 })
            run.expect("group b", groups.filter { $0.key == 0 }.flatMap { $0 })
        }
        Documented("Transforming/FlatMapFirst.swift", "flatMapFirst") { run in
            run.source().flatMapFirst { run.inner($0, as: String.self) }
        }
        Documented("Transforming/FlatMapLatest.swift", "flatMapLatest") { run in
            run.source().flatMapLatest { run.inner($0, as: String.self) }
        }
        Documented("Transforming/ConcatMap.swift", "concatMap") { run in
            run.source().concatMap { run.inner($0, as: String.self) }
        }
        Documented("Transforming/Map.swift", "map { $0 * 10 }") { $0.source().map { $0 * 10 } }
        Documented("Transforming/Scan.swift", "scan(0) { $0 + $1 }") { $0.source().scan(0) { $0 + $1 } }
        Documented("Transforming/Scan.swift", "scan(into: 0) { $0 += $1 }") { $0.source().scan(into: 0) { $0 += $1 } }
        Documented.several("Transforming/Window.swift", "window(timeSpan: .seconds(5), count: 2)") { run in
            let windows = run.source().window(timeSpan: .seconds(5), count: 2, scheduler: run.scheduler)
            run.expect(
                "window(timeSpan: .seconds(5), count: 2)",
                windows.scan("") { last, _ in last == "" ? "a" : last == "a" ? "b" : last == "b" ? "c" : "d" })
            for (index, name) in ["a", "b", "c", "d"].enumerated() {
                run.expect(
                    "window \(name)", windows.enumerated().filter { $0.index == index }.take(1).flatMap { $0.element })
            }
        }
    }
}
