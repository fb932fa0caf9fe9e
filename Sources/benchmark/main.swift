import Foundation

do {
    let options = try Options(CommandLine.arguments.dropFirst())
    if options.wantsHelp {
        print(Options.help)
    } else if let loop = options.choose(from: loopCases) {
        exit(try time(loop, asJSON: options.wantsJSON) ? 0 : 1)
    } else if options.wantsEngine {
        try time(engineCases, asJSON: options.wantsJSON)
    } else {
        try time(
            try options.choose(from: cases), against: try options.earlier.map { try Report(contentsOf: $0) },
            asJSON: options.wantsJSON)
    }
} catch let error as Options.Refusal {
    complain("\(error)")
    exit(64)
} catch let error as LoopError {
    complain("\(error)")
    exit(69)
}

func time(_ cases: [Benchmark], against earlier: Report?, asJSON: Bool) throws {
    warnOfDebugBuild()
    let width = cases.map(\.name.count).max() ?? 0
    if !asJSON { print(Report.heading(width: width, against: earlier)) }
    let results = try cases.map { benchmark in
        let result = try benchmark.measure()
        if !asJSON { print(Report.line(result, width: width, against: earlier)) }
        return result
    }
    let report = Report(results: results)
    if asJSON {
        try printJSON(report)
    } else if results.count > 1 {
        print(report.summary(width: width, against: earlier))
    }
}

/// - Returns: Whether each is within its limit.
func time(_ cases: [LoopBenchmark], asJSON: Bool) throws -> Bool {
    let width = cases.map(\.name.count).max() ?? 0
    if !asJSON { print(LoopReport.heading(width: width)) }
    let results = try cases.map { benchmark in
        let result = try benchmark.measure()
        if !asJSON { print(LoopReport.line(result, width: width)) }
        fflush(nil)
        return result
    }
    if asJSON { try printJSON(LoopReport(results: results)) }
    return results.allSatisfy(\.isWithinLimit)
}

func warnOfDebugBuild() {
    #if DEBUG
        complain("These are the figures of a debug build, which say little: swift run -c release benchmark")
    #endif
}

func printJSON(_ results: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(results), as: UTF8.self))
}

func complain(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
