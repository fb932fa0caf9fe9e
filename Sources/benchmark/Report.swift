import Foundation

/// The results as text.
struct Report: Encodable {
    let results: [Benchmark.Result]

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    static func heading(width: Int) -> String {
        padded("", width) + "     Streams     by hand   ratio   ns for one"
    }

    static func line(_ result: Benchmark.Result, width: Int) -> String {
        padded(result.name, width)
            + String(format: "%12.1f%12.1f%8.1f   ", result.streams, result.byHand, result.ratio) + result.unit
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
