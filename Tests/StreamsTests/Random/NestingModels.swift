import Streams

/// Operators that subscribe to a further chain for an element, or after an end.
enum NestingModels {
    static let all = Choices.list {
        flatMap(2)
        flatMap(3)
        Operator(
            arity: 2, text: { "\($0[0]).catch { _ in \($0[1]) }" },
            build: { inputs, _ in inputs[0].catch { _ in inputs[1] } },
            model: { inputs, time in
                let source = try inputs[0](time)
                guard let end = source.end, end.event.error != nil else { return source }
                return source.then(try inputs[1](end.time))
            })
        Choice { dice in
            let count = dice.roll(0...3)
            return .unary("retry(\(count))") { source, _ in
                source.retry(count)
            } model: { source, time in
                try retry(source, time, count)
            }
        }
    }

    private static func flatMap(_ arity: Int) -> Operator {
        Operator(
            arity: arity, text: { "\($0[0]).flatMap { pick($0, \($0.dropFirst().joined(separator: ", "))) }" },
            build: { inputs, _ in inputs[0].flatMap { pick($0, inputs.dropFirst()) } },
            model: { inputs, time in
                let outer = try inputs[0](time)
                return try .flattened(opened(outer, inputs.dropFirst()), end: outer.end)
            })
    }

    /// One of the inner sources, its elements mixed with the outer one.
    private static func pick(_ element: Int, _ inner: ArraySlice<Observable<Int>>) -> Observable<Int> {
        inner[inner.startIndex + element % inner.count].map { mix(element, $0) }
    }

    /// What is opened for each element, at its time.
    private static func opened(_ outer: Trace, _ inner: ArraySlice<Model>) throws -> [(
        outer: Trace.Entry, trace: Trace
    )] {
        try outer.elements.filter { $0.time <= horizon }.map { entry in
            let element = entry.event.element ?? 0
            let trace = try inner[inner.startIndex + element % inner.count](entry.time)
            return (entry, trace.through { [$0.map { mix(element, $0) }] })
        }
    }

    private static func retry(_ source: Model, _ time: Int, _ count: Int) throws -> Trace {
        if count == 0 { return Trace([.completed], at: time) }
        let first = try source(time)
        guard count > 1, let end = first.end, end.event.error != nil else { return first }
        return first.then(try retry(source, end.time, count - 1))
    }
}
