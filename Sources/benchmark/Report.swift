import Foundation

/// The results as text.
struct Report: Encodable {
    let results: [Benchmark.Result]

    /// The geometric mean of the ratios.
    var geometricMean: Double {
        exp(results.map { log($0.ratio) }.reduce(0, +) / Double(results.count))
    }

    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    static func heading(width: Int) -> String {
        let indent = String(repeating: " ", count: width)
        return """
            \(indent)      nanoseconds              allocations
            \(indent)   Streams  by hand  ratio   Streams  by hand   for one
            """
    }

    static func line(_ result: Benchmark.Result, width: Int) -> String {
        padded(result.name, width)
            + String(
                format: "%10.1f%9.1f%7.1f%10.1f%9.1f   ", result.streams.nanoseconds, result.byHand.nanoseconds,
                result.ratio,
                result.streams.allocations, result.byHand.allocations) + result.unit
    }

    func summary(width: Int) -> String {
        Self.padded("geometric mean", width) + String(format: "%26.1f", geometricMean)
    }

    static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
