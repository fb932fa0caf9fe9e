import Dispatch

/// One row of the table: the same work, done by Streams and by hand.
struct Benchmark {
    let name: String
    /// The unit of the figures: an element, a subscription.
    let unit: String
    /// How many units one call does.
    let count: Int
    let streams: () throws -> Void
    let byHand: () throws -> Void

    struct Result: Codable {
        let name: String
        let unit: String
        let streams: Cost
        let byHand: Cost
        let ratio: Double
    }

    /// The cost of one unit.
    struct Cost: Codable {
        var nanoseconds = Double.infinity
        var allocations = 0.0
    }

    /// Runs both in turns, so other work of the machine disturbs both alike. Keeps the best round of each.
    func measure(rounds: Int = 21) throws -> Result {
        let streamsCalls = try calls(streams)
        let byHandCalls = try calls(byHand)
        var best = (streams: Cost(), byHand: Cost())
        for _ in 0..<rounds {
            best.streams.nanoseconds = min(best.streams.nanoseconds, try time(streams, calls: streamsCalls))
            best.byHand.nanoseconds = min(best.byHand.nanoseconds, try time(byHand, calls: byHandCalls))
        }
        best.streams.allocations = try allocations(streams)
        best.byHand.allocations = try allocations(byHand)
        return Result(
            name: name, unit: unit, streams: best.streams, byHand: best.byHand,
            ratio: best.streams.nanoseconds / best.byHand.nanoseconds)
    }

    /// The number of calls that take some milliseconds.
    private func calls(_ work: () throws -> Void) throws -> Int {
        max(1, Int(4_000_000 / (try time(work, calls: 1) * Double(count))))
    }

    /// Nanoseconds for one unit.
    private func time(_ work: () throws -> Void, calls: Int) throws -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<calls { try work() }
        return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(calls * count)
    }

    /// Objects for one unit.
    private func allocations(_ work: () throws -> Void) throws -> Double {
        Double(try AllocationCounter.count(in: work)) / Double(count)
    }
}
