import Streams

extension LabOperator {
    private static let streams = ["x=--1-2|", "y=-3-4|", "-x---y-|"]

    static let transforming = [
        LabOperator(
            "map", example: ["map", "x * 10", "-1-2-3|"],
            Form([.closure("transform")]) { $0.source.map($0.transform()) }),
        LabOperator(
            "compactMap", example: ["compactMap", "x < 3 ? nil : x * 2", "-1-2-3-4|"],
            Form([.closure("transform")]) { bench in
                let transform = bench.closure()
                return bench.source.compactMap { element -> LabValue? in
                    let value = try transform(element)
                    return value == .none ? nil : value
                }
            }),
        LabOperator(
            "flatMap", example: ["flatMap"] + streams,
            Form(hasInner: true) { $0.source.flatMap($0.run.inner) }),
        LabOperator(
            "flatMapLatest", example: ["flatMapLatest"] + streams,
            Form(hasInner: true) { $0.source.flatMapLatest($0.run.inner) }),
        LabOperator(
            "flatMapFirst", example: ["flatMapFirst"] + streams,
            Form(hasInner: true) { $0.source.flatMapFirst($0.run.inner) }),
        LabOperator(
            "concatMap", example: ["concatMap"] + streams,
            Form(hasInner: true) { $0.source.concatMap($0.run.inner) }),
        LabOperator(
            "scan", example: ["scan", "0", "a + b", "-1-2-3|"],
            Form([.value("seed"), .closure("accumulator", inputs: 2)]) {
                $0.source.scan($0.value(), accumulator: $0.combination(1))
            }),
        LabOperator(
            "buffer", example: ["buffer", "5", "2", "-1-2-3---------4-|"],
            Form([.ticks("timeSpan", least: 1), .count()]) { bench in
                bench.source.buffer(timeSpan: bench.ticks(), count: bench.number(1), scheduler: bench.scheduler)
            }),
        LabOperator(
            "window", example: ["window", "5", "2", "-1-2-3---------4-|"],
            Form([.ticks("timeSpan", least: 1), .count()]) { bench in
                bench.source.window(timeSpan: bench.ticks(), count: bench.number(1), scheduler: bench.scheduler)
                    .enumerated().map { index, window in
                        let name = "w\(index + 1)"
                        bench.show("window \(name)", window)
                        return .text(name)
                    }
            }),
        LabOperator(
            "groupBy", example: ["groupBy", "x % 2", "-1-2--3--4-|"],
            Form([.closure("key")]) { bench in
                let key = bench.closure()
                return bench.source.groupBy { try key($0) }.map { group in
                    bench.show("group \(group.key)", group.asObservable())
                    return group.key
                }
            }),
        LabOperator(
            "enumerated", example: ["enumerated", "--a--b--c--|"],
            Form { $0.source.enumerated() }),
    ]
}
