import Foundation

/// The results as text.
struct Report: Codable {
    let results: [Benchmark.Result]

    /// The geometric mean of the ratios.
    var geometricMean: Double {
        exp(results.map { log($0.ratio) }.reduce(0, +) / Double(results.count))
    }

    /// An earlier run, from the file of its `--json`.
    init(contentsOf path: String) throws(Options.Refusal) {
        do {
            self = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(filePath: path)))
        } catch {
            throw Options.Refusal("\(path) is not the --json of an earlier run: \(error.localizedDescription)")
        }
    }

    init(results: [Benchmark.Result]) { self.results = results }

    /// The results of the rows that `other` has as well.
    func inCommon(with other: Report) -> Report {
        Report(results: results.filter { other[$0.name] != nil })
    }

    subscript(name: String) -> Benchmark.Result? { results.first { $0.name == name } }

    static func heading(width: Int, against earlier: Report?) -> String {
        let indent = String(repeating: " ", count: width)
        let before = earlier == nil ? "" : "   before"
        let gap = String(repeating: " ", count: before.count)
        return """
            \(indent)      nanoseconds        \(gap)      allocations
            \(indent)   Streams  by hand  ratio\(before)   Streams  by hand\(before)   for one
            """
    }

    static func line(_ result: Benchmark.Result, width: Int, against earlier: Report?) -> String {
        let before = earlier.map { $0[result.name] }
        return padded(result.name, width)
            + String(
                format: "%10.1f%9.1f%7.1f", result.streams.nanoseconds, result.byHand.nanoseconds, result.ratio)
            + column(before.map { $0?.ratio })
            + String(format: "%10.1f%9.1f", result.streams.allocations, result.byHand.allocations)
            + column(before.map { $0?.streams.allocations }) + "   " + result.unit
    }

    func summary(width: Int, against earlier: Report?) -> String {
        Self.padded("geometric mean", width) + String(format: "%26.2f", geometricMean)
            + Self.column(earlier.map { Optional($0.inCommon(with: self).geometricMean) })
    }

    /// A figure of the earlier run, or a dash if that has none. Nothing, if there is no earlier run.
    private static func column(_ figure: Double??) -> String {
        figure.map { $0.map { String(format: "%9.2f", $0) } ?? "        -" } ?? ""
    }

    static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
