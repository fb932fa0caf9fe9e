import Foundation

/// The loop's results as text.
struct LoopReport: Encodable {
    let results: [LoopBenchmark.Result]

    static func heading(width: Int) -> String {
        Report.padded("", width) + "  seconds  against  ratio  at most"
    }

    static func line(_ result: LoopBenchmark.Result, width: Int) -> String {
        Report.padded(result.name, width)
            + String(
                format: "%9.2f%9.2f%7.2f%9.1f   ", result.seconds, result.referenceSeconds, result.ratio, result.limit)
            + result.against + (result.isWithinLimit ? "" : "   TOO SLOW")
    }
}
