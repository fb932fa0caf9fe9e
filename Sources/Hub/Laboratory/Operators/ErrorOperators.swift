import Streams

extension LabOperator {
    static let errorHandling = [
        LabOperator(
            "catch", example: ["catch", "--1--#", "-8-9|"],
            Form(inputs: 2...2, labels: ["source", "fallback"]) { bench in
                let fallback = bench.other
                return bench.source.catch { _ in fallback }
            },
            Form(inputs: 3...8, labels: []) { .catch(sequence: $0.sources) }),
        LabOperator(
            "catchAndReturn", example: ["catchAndReturn", "0", "--1--#"],
            Form([.value()]) { $0.source.catchAndReturn($0.value()) }),
        LabOperator(
            "retry", example: ["retry", "2", "-1-#"],
            Form { $0.source.retry() },
            Form([.count()]) { $0.source.retry($0.number()) }),
        LabOperator(
            "retry(when:)", "After an error it waits for some ticks. Then it subscribes to the source again.",
            example: ["retryWhen", "2", "-1-#"],
            Form([.ticks("delay")]) { bench in
                bench.source.retry(when: { $0.delay(bench.ticks(), scheduler: bench.scheduler) })
            }),
    ]
}
