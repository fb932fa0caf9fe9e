import Streams

extension LabOperator {
    static let creating = [
        LabOperator("just", example: ["just", "5"], Form([.value()], inputs: 0...0) { .just($0.value()) }),
        LabOperator(
            "of", example: ["of", "1", "2", "3"],
            Form([.values], inputs: 0...0) {
                let values = $0.values()
                return switch values.count {
                case 1: .of(values[0])
                case 2: .of(values[0], values[1])
                case 3: .of(values[0], values[1], values[2])
                default: .from(values)
                }
            }),
        LabOperator("from", example: ["from", "1", "2", "3"], Form([.values], inputs: 0...0) { .from($0.values()) }),
        LabOperator(
            "range", example: ["range", "4", "3"],
            Form([.number("start"), .count()], inputs: 0...0) {
                try Observable.range(start: $0.number(0), count: $0.count(1, from: $0.number(0)))
            }),
        LabOperator("empty", example: ["empty"], Form(inputs: 0...0) { _ in .empty() }),
        LabOperator("never", example: ["never"], Form(inputs: 0...0) { _ in .never() }),
        LabOperator("error", example: ["error"], Form(inputs: 0...0) { _ in .error(LabFailure("error")) }),
        LabOperator(
            "timer", example: ["timer", "3"],
            Form([.ticks("due")], inputs: 0...0) { bench in
                Observable<Int>.timer(bench.ticks(), scheduler: bench.scheduler)
            },
            Form([.ticks("due"), .ticks("period", least: 1)], inputs: 0...0) { bench in
                Observable<Int>.timer(bench.ticks(0), period: bench.ticks(1), scheduler: bench.scheduler)
            }),
        LabOperator(
            "interval", example: ["interval", "2", "|>", "take", "3"],
            Form([.ticks("period", least: 1)], inputs: 0...0) { bench in
                Observable<Int>.interval(bench.ticks(), scheduler: bench.scheduler)
            }),
        LabOperator(
            "repeatElement", example: ["repeatElement", "1", "|>", "take", "3"],
            Form([.value()], inputs: 0...0) { .repeatElement($0.value()) }),
        LabOperator(
            "generate", example: ["generate", "1", "x < 10", "x * 2"],
            Form([.value("initial"), .closure("condition"), .closure("iterate")], inputs: 0...0) {
                .generate(initialState: $0.value(), condition: $0.predicate(1), iterate: $0.transform(2))
            }),
    ]
}

extension LabBench {
    /// A count of numbers from `start` on. `range` stops the program if they do not fit into `Int`.
    fileprivate func count(_ index: Int, from start: Int) throws -> Int {
        let count = number(index)
        if start.addingReportingOverflow(count).overflow {
            throw LabError("range: \(count.of("number")) from \(start) on do not fit into Int.")
        }
        return count
    }
}
