/// One row of the loop's table: a wait of the learner, and the time that it is measured against.
struct LoopBenchmark {
    let name: String
    let against: String
    /// The ratio that must not be exceeded.
    let limit: Double
    let rounds: Int
    /// Both return how many seconds it took.
    let work: () throws -> Double
    let reference: () throws -> Double

    struct Result: Encodable {
        let name: String
        let against: String
        let seconds: Double
        let referenceSeconds: Double
        let ratio: Double
        let limit: Double
        var isWithinLimit: Bool { ratio <= limit }
    }

    /// Runs both in turns, so other work of the machine disturbs both alike, and takes the medians. The ratio is the median of the
    /// rounds' ratios.
    func measure() throws -> Result {
        _ = try (work(), reference())
        var times: [(work: Double, reference: Double)] = []
        for round in 0..<rounds {
            if round.isMultiple(of: 2) {
                let first = try work()
                times.append((first, try reference()))
            } else {
                let first = try reference()
                times.append((try work(), first))
            }
        }
        return Result(
            name: name, against: against, seconds: Self.median(times.map(\.work)),
            referenceSeconds: Self.median(times.map(\.reference)),
            ratio: Self.median(times.map { $0.work / $0.reference }), limit: limit)
    }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
