/// One line of the loop's table: something a learner waits for, beside what it is measured against.
struct LoopBenchmark {
    let name: String
    let against: String
    /// The ratio that must not be exceeded.
    let limit: Double
    let rounds: Int
    /// What is done before each of both, outside of the time.
    let prepare: () throws -> Void
    let work: () throws -> Void
    let reference: () throws -> Void

    struct Result: Encodable {
        let name: String
        let against: String
        let seconds: Double
        let referenceSeconds: Double
        let ratio: Double
        let limit: Double
        var isWithinLimit: Bool { ratio <= limit }
    }

    /// Does both in turns, so that what else the machine does meets both alike, and takes the medians; the ratio is the median
    /// of the rounds' ratios.
    func measure() throws -> Result {
        _ = try (time(work), time(reference))
        var times: [(work: Double, reference: Double)] = []
        for round in 0..<rounds {
            if round.isMultiple(of: 2) {
                let first = try time(work)
                times.append((first, try time(reference)))
            } else {
                let first = try time(reference)
                times.append((try time(work), first))
            }
        }
        return Result(
            name: name, against: against, seconds: Self.median(times.map(\.work)),
            referenceSeconds: Self.median(times.map(\.reference)),
            ratio: Self.median(times.map { $0.work / $0.reference }), limit: limit)
    }

    private func time(_ work: () throws -> Void) throws -> Double {
        try prepare()
        let duration = try ContinuousClock().measure(work)
        return duration / .seconds(1)
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
