import Streams

/// Operators that subscribe to a further chain for an element, or after an end.
enum NestingModels {
    static let all = Choices.list {
        for arity in [2, 3] {
            nesting(".flatMap { % }", arity, merged) { $0.flatMap($1) }
            nesting(".map { % }.merge()", arity, merged) { $0.map($1).merge() }
            nesting(".flatMapLatest { % }", arity, latest) { $0.flatMapLatest($1) }
            nesting(".map { % }.switchLatest()", arity, latest) { $0.map($1).switchLatest() }
            nesting(".flatMapFirst { % }", arity, first) { $0.flatMapFirst($1) }
            nesting(".concatMap { % }", arity, sequential) { $0.concatMap($1) }
            nesting(".map { % }.concat()", arity, sequential) { $0.map($1).concat() }
        }
        following("%.concat(%)") {
            $0[0].concat($0[1])
        } when: {
            $0.end?.event.isCompleted == true
        }
        following("concat(%, %, %)", 3) {
            .concat($0)
        } when: {
            $0.end?.event.isCompleted == true
        }
        following("%.catch { _ in % }") { inputs in
            inputs[0].catch { _ in inputs[1] }
        } when: {
            $0.end?.event.error != nil
        }
        following("catch(sequence: [%, %, %])", 3) {
            .catch(sequence: $0)
        } when: {
            $0.end?.event.error != nil
        }
        following("%.ifEmpty(switchTo: %)") {
            $0[0].ifEmpty(switchTo: $0[1])
        } when: {
            $0.elements.isEmpty && $0.end?.event.isCompleted == true
        }
        Choice { dice in
            let count = dice.roll(0...3)
            return .unary("retry(\(count))") { source, _ in
                source.retry(count)
            } model: { source, time in
                try retry(source, time, count)
            }
        }
    }

    /// Opens what belongs to an element, at the time of that.
    private typealias Open = (_ outer: Trace.Entry) throws -> Trace.Inner

    /// An operator that subscribes, for an element, to one of its further inputs.
    private static func nesting(
        _ text: String, _ arity: Int, _ model: @escaping (_ outer: Trace, Open) throws -> Trace,
        _ build: @escaping (Observable<Int>, @escaping (Int) -> Observable<Int>) -> Observable<Int>
    ) -> Operator {
        Operator(
            arity: arity,
            text: { inputs in
                let pick = "pick($0, \(inputs.dropFirst().joined(separator: ", ")))"
                return inputs[0] + text.filled([pick])
            },
            build: { inputs, _ in
                build(inputs[0]) { element in pick(element, inputs).map { mix(element, $0) } }
            },
            model: { inputs, time in
                let outer = try inputs[0](time)
                let near = Trace(outer.entries.filter { $0.time <= horizon })
                return try model(near) { entry in
                    let element = entry.event.element ?? 0
                    let trace = try pick(element, inputs)(entry.time)
                    return Trace.Inner(outer: entry, trace: trace.through { [$0.map { mix(element, $0) }] })
                }
            })
    }

    /// One of the further inputs.
    private static func pick<Input>(_ element: Int, _ inputs: [Input]) -> Input {
        inputs[1 + element % (inputs.count - 1)]
    }

    private static func merged(_ outer: Trace, _ open: Open) throws -> Trace {
        try .flattened(outer.elements.map(open), end: outer.end)
    }

    private static func latest(_ outer: Trace, _ open: Open) throws -> Trace {
        let elements = outer.elements
        var all = try elements.map(open)
        for (index, next) in elements.dropFirst().enumerated() {
            let old = all[index]
            let kept = try old.trace.entries.filter { entry in
                if entry.time == next.time, !old.isAtOnce(entry) { throw Ambiguity() }
                return entry.time <= next.time
            }
            all[index].trace = Trace(kept)
            all[index].isCut = all[index].trace.end == nil
        }
        return try .flattened(all, end: outer.end)
    }

    private static func first(_ outer: Trace, _ open: Open) throws -> Trace {
        var all: [Trace.Inner] = []
        for element in outer.elements {
            if let last = all.last {
                guard let end = last.trace.end, end.time <= element.time else { continue }
                if end.time == element.time, !last.isAtOnce(end) { throw Ambiguity() }
            }
            all.append(try open(element))
        }
        return try .flattened(all, end: outer.end)
    }

    private static func sequential(_ outer: Trace, _ open: Open) throws -> Trace {
        var all: [Trace.Inner] = []
        for element in outer.elements {
            var start = element
            if let last = all.last {
                guard let end = last.trace.end else { break }
                let time = max(end.time, element.time)
                let isAtOnce = last.outer.isImmediate && last.isAtOnce(end)
                let isImmediate = element.isImmediate && (end.time < element.time || isAtOnce)
                start = Trace.Entry(time: time, event: element.event, isImmediate: isImmediate)
            }
            if start.time > horizon { break }
            all.append(try open(start))
        }
        // What waits in vain keeps the result from completing.
        let isStuck = all.count < outer.elements.count
        return try .flattened(
            all, end: isStuck && outer.end?.event.isCompleted == true ? nil : outer.end, isSequential: true)
    }

    /// An operator that subscribes to its inputs one after another, for as long as what came `isFollowed` by the next.
    private static func following(
        _ text: String, _ arity: Int = 2, _ build: @escaping ([Observable<Int>]) -> Observable<Int>,
        when isFollowed: @escaping (Trace) -> Bool
    ) -> Operator {
        Operator(
            arity: arity, text: text.filled, build: { inputs, _ in build(inputs) },
            model: { inputs, time in
                var result = try inputs[0](time)
                var last = result
                for input in inputs.dropFirst() {
                    guard let end = last.end, isFollowed(last) else { return result }
                    last = try input(end.time)
                    result = result.then(last)
                }
                return result
            })
    }

    private static func retry(_ source: Model, _ time: Int, _ count: Int) throws -> Trace {
        if count == 0 { return Trace([.completed], at: time) }
        let first = try source(time)
        guard count > 1, let end = first.end, end.event.error != nil else { return first }
        return first.then(try retry(source, end.time, count - 1))
    }
}
