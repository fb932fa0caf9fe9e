import Foundation

/// One row of `benchmark engine`: the same work, done by the learner's engine, by Streams and by hand.
struct EngineBenchmark {
    let name: String
    /// The functions of the exercises that it runs; if some are to do, only those.
    let exercises: [String]
    let unit: String
    let count: Int
    /// What all of them add to: it shows whether they do the same.
    let total: Total
    let streams: () throws -> Void
    let byHand: () throws -> Void
    /// Nil if one of the exercises is to do.
    let engine: (() throws -> Void)?

    /// A measured row. Each ratio is the time of the learner's engine to that of another.
    struct Result: Codable {
        let name: String
        let unit: String
        let engine: Benchmark.Cost
        let streams: Benchmark.Cost
        let byHand: Benchmark.Cost
        var toStreams: Double { engine.nanoseconds / streams.nanoseconds }
        var toByHand: Double { engine.nanoseconds / byHand.nanoseconds }
    }

    enum Outcome {
        case measured(Result)
        case toDo
        /// Other elements arrive than by hand.
        case isWrong
    }

    func measure() throws -> Outcome {
        guard let engine else { return .toDo }
        guard try sum(of: engine) == sum(of: byHand) else { return .isWrong }
        let own = try Benchmark(name: name, unit: unit, count: count, streams: engine, byHand: byHand).measure()
        let ours = try Benchmark(name: name, unit: unit, count: count, streams: streams, byHand: byHand).measure()
        return .measured(
            Result(name: name, unit: unit, engine: own.streams, streams: ours.streams, byHand: own.byHand))
    }

    private func sum(of work: () throws -> Void) throws -> Int {
        let before = total.sum
        try work()
        return total.sum &- before
    }
}

/// Times the rows, and prints a table.
func time(_ cases: [EngineBenchmark], asJSON: Bool) throws {
    guard !cases.isEmpty else { return complain("There is no lesson from-scratch here, and so no engine.") }
    warnOfDebugBuild()
    let width = cases.map(\.name.count).max() ?? 0
    if !asJSON {
        print(
            """
            \(Report.padded("", width))           nanoseconds            yours to      allocations
            \(Report.padded("", width))    yours  Streams  by hand  Streams  by hand    yours   for one
            """)
    }
    var results: [EngineBenchmark.Result] = []
    for benchmark in cases {
        let start = Report.padded(benchmark.name, width)
        switch try benchmark.measure() {
        case .measured(let result):
            results.append(result)
            if !asJSON { print(start + result.figures) }
        case .toDo where asJSON, .isWrong where asJSON: break
        case .toDo: print("\(start)   to do: \(benchmark.exercises.joined(separator: ", "))")
        case .isWrong: print("\(start)   not right yet: \(benchmark.exercises.joined(separator: ", "))")
        }
        fflush(nil)
    }
    if asJSON { try printJSON(results) }
}

extension EngineBenchmark.Result {
    fileprivate var figures: String {
        String(
            format: "%9.1f%9.1f%9.1f%9.2f%9.2f%9.1f   ", engine.nanoseconds, streams.nanoseconds, byHand.nanoseconds,
            toStreams, toByHand, engine.allocations) + unit
    }
}
