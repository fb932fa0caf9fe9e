import Dispatch

/// One line of the table: the same work done by Streams and by hand.
struct Benchmark {
    let name: String
    /// What the nanoseconds are counted for.
    let unit: String
    /// How many of them one call does.
    let count: Int
    let streams: () throws -> Void
    let byHand: () throws -> Void

    struct Result: Encodable {
        let name: String
        let unit: String
        let streams: Double
        let byHand: Double
        let ratio: Double
    }

    /// Takes both in turns, so that what else the machine does meets both alike, and keeps the best round of each.
    func measure(rounds: Int = 21) throws -> Result {
        let streamsCalls = try calls(streams)
        let byHandCalls = try calls(byHand)
        var best = (streams: Double.infinity, byHand: Double.infinity)
        for _ in 0..<rounds {
            best.streams = min(best.streams, try time(streams, calls: streamsCalls))
            best.byHand = min(best.byHand, try time(byHand, calls: byHandCalls))
        }
        return Result(
            name: name, unit: unit, streams: best.streams, byHand: best.byHand, ratio: best.streams / best.byHand)
    }

    /// As many calls as last some milliseconds.
    private func calls(_ work: () throws -> Void) throws -> Int {
        max(1, Int(4_000_000 / (try time(work, calls: 1) * Double(count))))
    }

    /// Nanoseconds for one unit.
    private func time(_ work: () throws -> Void, calls: Int) throws -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<calls { try work() }
        return Double(DispatchTime.now().uptimeNanoseconds - start) / Double(calls * count)
    }
}
