import Streams

extension LabOperator {
    private static let streams = ["x=-1--1|", "y=-2-2-2|", "-x-y----|"]

    static let combining = [
        LabOperator(
            "merge", example: ["merge", "--1-----2-----|", "----8-----9|"],
            Form(inputs: 1...1, hasInner: true) { $0.inner.merge() },
            Form(inputs: 2...8, labels: []) { .merge($0.sources) }),
        LabOperator(
            "merge(maxConcurrent:)", example: ["mergeMaxConcurrent", "1"] + streams,
            Form([.count("maxConcurrent")], hasInner: true) { $0.inner.merge(maxConcurrent: $0.number()) }),
        LabOperator(
            "concat", example: ["concat", "--1--2|", "--3--|"],
            Form(inputs: 1...1, hasInner: true) { $0.inner.concat() },
            Form(inputs: 2...8, labels: []) { .concat($0.sources) }),
        LabOperator(
            "switchLatest", example: ["switchLatest"] + streams, Form(hasInner: true) { $0.inner.switchLatest() }),
        LabOperator(
            "combineLatest", example: ["combineLatest", "a + b", "--1-----2-----|", "----5--7------|"],
            Form([.closure("resultSelector", inputs: nil)], inputs: 2...4, labels: []) { bench in
                let closure = bench.closure()
                return bench.combineLatest { try closure.expression.value($0) }
            },
            Form(inputs: 2...4, labels: []) { $0.combineLatest { .tuple($0) } }),
        LabOperator(
            "zip", example: ["zip", "a + b", "--1-----2-----3--|", "----5-7-------|"],
            Form([.closure("resultSelector", inputs: nil)], inputs: 2...4, labels: []) { bench in
                let closure = bench.closure()
                return bench.zip { try closure.expression.value($0) }
            },
            Form(inputs: 2...4, labels: []) { $0.zip { .tuple($0) } }),
        LabOperator(
            "withLatestFrom", example: ["withLatestFrom", "--1---2---3--|", "---7-8-----9-|"],
            Form(inputs: 2...2, labels: ["source", "other"]) { $0.source.withLatestFrom($0.other) },
            Form([.closure("resultSelector", inputs: 2)], inputs: 2...2, labels: ["source", "other"]) {
                $0.source.withLatestFrom($0.other, resultSelector: $0.combination())
            }),
        LabOperator(
            "startWith", example: ["startWith", "1", "2", "--3--4--|"],
            Form([.values]) { bench in
                let values = bench.values()
                return switch values.count {
                case 1: bench.source.startWith(values[0])
                case 2: bench.source.startWith(values[0], values[1])
                case 3: bench.source.startWith(values[0], values[1], values[2])
                default: throw LabError("startWith takes at most 3 values here.")
                }
            }),
    ]
}

extension LabBench {
    fileprivate func zip(_ select: @escaping ([LabValue]) throws -> LabValue) -> Observable<LabValue> {
        switch sources.count {
        case 2: .zip(sources[0], sources[1]) { try select([$0, $1]) }
        case 3: .zip(sources[0], sources[1], sources[2]) { try select([$0, $1, $2]) }
        default: .zip(sources[0], sources[1], sources[2], sources[3]) { try select([$0, $1, $2, $3]) }
        }
    }

    fileprivate func combineLatest(_ select: @escaping ([LabValue]) throws -> LabValue) -> Observable<LabValue> {
        switch sources.count {
        case 2: .combineLatest(sources[0], sources[1]) { try select([$0, $1]) }
        case 3: .combineLatest(sources[0], sources[1], sources[2]) { try select([$0, $1, $2]) }
        default: .combineLatest(sources[0], sources[1], sources[2], sources[3]) { try select([$0, $1, $2, $3]) }
        }
    }
}
