import Streams

extension Trace {
    /// The trace of an operator that subscribes to several sources at once, in this order, and answers each event with some.
    static func merged(
        _ sources: [Trace], _ answer: (_ source: Int, _ event: Event<Int>) -> [Event<Int>]
    ) throws -> Trace {
        var result = Trace()
        var rest = sources.map { ArraySlice($0.entries) }
        while let time = rest.compactMap(\.first?.time).min() {
            var now: [(source: Int, entry: Entry)] = []
            for source in rest.indices {
                let due = rest[source].prefix { $0.time == time }
                rest[source] = rest[source].dropFirst(due.count)
                now += due.map { (source, $0) }
            }
            // What comes inside `subscribe` comes source by source; then one source may take its turns.
            let turns = now.filter { !$0.entry.isImmediate }
            guard Set(turns.map(\.source)).count <= 1 else { throw Ambiguity() }
            for (source, entry) in now.filter(\.entry.isImmediate) + turns {
                for event in answer(source, entry.event) {
                    result.add(event, time, isImmediate: entry.isImmediate)
                    if event.isStopEvent { return result }
                }
            }
        }
        return result
    }

    /// The trace of an operator that opens an inner observable for an element and passes everything on.
    ///
    /// - Parameters:
    ///   - end: How the outer observable ends.
    ///   - isSequential: Whether each is opened only when the one before is over.
    static func flattened(_ inner: [Inner], end: Entry?, isSequential: Bool = false) throws -> Trace {
        let all = inner.indices.flatMap { index in inner[index].trace.entries.map { (index, $0) } }
        let ordered = all.sorted { ($0.1.time, $0.0) < ($1.1.time, $1.0) }
        for (one, next) in zip(ordered, ordered.dropFirst()) where one.0 != next.0 && one.1.time == next.1.time {
            if !isSequential, !inner[one.0].isAtOnce(one.1) { throw Ambiguity() }
        }
        var result = Trace()
        var open = inner.count { !$0.isCut }
        for (index, entry) in ordered {
            if let end, end.event.error != nil, entry.time >= end.time {
                if entry.time > end.time { break }
                guard inner[index].isAtOnce(entry) else { throw Ambiguity() }
            }
            if entry.event.isCompleted {
                open -= 1
            } else {
                result.add(entry.event, entry.time, isImmediate: entry.isImmediate && inner[index].outer.isImmediate)
                if entry.event.isStopEvent { return result }
            }
        }
        guard let end, end.event.error != nil || open == 0 else { return result }
        if end.event.error != nil {
            result.add(end.event, end.time, isImmediate: end.isImmediate)
        } else {
            let areAll = ordered.allSatisfy { $0.1.isImmediate && inner[$0.0].outer.isImmediate }
            result.add(.completed, max(end.time, ordered.last?.1.time ?? 0), isImmediate: end.isImmediate && areAll)
        }
        return result
    }

    /// What an inner observable tells, and the element that it was opened for.
    struct Inner {
        var outer: Entry
        var trace: Trace
        /// Whether it was left before its end.
        var isCut = false

        /// Whether `entry` happens inside the `subscribe` of this.
        func isAtOnce(_ entry: Entry) -> Bool { entry.isImmediate && entry.time == outer.time }
    }
}
