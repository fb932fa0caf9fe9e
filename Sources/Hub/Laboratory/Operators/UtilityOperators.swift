import Streams

extension LabOperator {
    static let aggregating = [
        LabOperator(
            "reduce", example: ["reduce", "0", "a + b", "--1--2--3--|"],
            Form([.value("seed"), .closure("accumulator", inputs: 2)]) {
                $0.source.reduce($0.value(), accumulator: $0.combination(1))
            }),
        LabOperator(
            "toArray", "All elements as one list, when the source completes.", example: ["toArray", "--1--2--3--|"],
            Form { $0.source.toArray().asObservable() }),
    ]

    static let utility = [
        LabOperator(
            "delay", example: ["delay", "2", "--1--2--|"],
            Form([.ticks()]) { $0.source.delay($0.ticks(), scheduler: $0.scheduler) }),
        LabOperator(
            "delaySubscription", example: ["delaySubscription", "2", "--1--|"],
            Form([.ticks()]) { $0.source.delaySubscription($0.ticks(), scheduler: $0.scheduler) }),
        LabOperator(
            "timeout", example: ["timeout", "3", "-1-2-----3--|"],
            Form([.ticks()]) { $0.source.timeout($0.ticks(), scheduler: $0.scheduler) },
            Form([.ticks()], inputs: 2...2, labels: ["source", "other"]) {
                $0.source.timeout($0.ticks(), other: $0.other, scheduler: $0.scheduler)
            }),
        LabOperator(
            "materialize", example: ["materialize", "--1--2--#"],
            Form { $0.source.materialize() }),
        LabOperator(
            "dematerialize", example: ["materialize", "--1--2--#", "|>", "dematerialize"],
            Form { bench in
                bench.source.map { value -> Event<LabValue> in
                    guard case .event(let event) = value else { throw LabFailure("\(value) is not an event") }
                    return event.event
                }.dematerialize()
            }),
    ]
}

extension LabValue.Materialized {
    init(_ event: Event<LabValue>) {
        switch event {
        case .next(let value): self = .next(value)
        case .completed: self = .completed
        case .error(let error): self = .error("\(error)")
        }
    }

    fileprivate var event: Event<LabValue> {
        switch self {
        case .next(let value): .next(value)
        case .completed: .completed
        case .error(let text): .error(LabFailure(text))
        }
    }
}
