import Streams

/// Operators that send observables of their source's elements, and `retry(when:)`.
enum GroupingModels {
    static let all = Choices.list {
        Operator.elements("groupBy { try avoid(7, $0) % 3 }.flatMap { group in group.map { mix(group.key, $0) } }") {
            $0.groupBy { try avoid(7, $0) % 3 }.flatMap { group in group.map { mix(group.key, $0) } }
        } answer: {
            [mix(try avoid(7, $0) % 3, $0)]
        }
        Operator.elements("groupBy { $0 % 3 }.flatMap { $0.take(2) }") {
            $0.groupBy { $0 % 3 }.flatMap { $0.take(2) }
        } answers: {
            var counts: [Int: Int] = [:]
            return { element in
                counts[element % 3, default: 0] += 1
                return (counts[element % 3] ?? 0) <= 2 ? [element] : []
            }
        }
        Operator.linear("groupBy { $0 % 3 }.flatMap { $0.reduce(1) { mix($0, $1) } }") {
            $0.groupBy { $0 % 3 }.flatMap { $0.reduce(1) { mix($0, $1) } }
        } answers: {
            var keys: [Int] = []
            var gathered: [Int: Int] = [:]
            return { event in
                guard let element = event.element else {
                    return event.isCompleted ? keys.map { .next(gathered[$0] ?? 0) } + [event] : [event]
                }
                if gathered[element % 3] == nil { keys.append(element % 3) }
                gathered[element % 3] = mix(gathered[element % 3] ?? 1, element)
                return []
            }
        }
        Choice { dice in
            let (span, count) = (dice.span(5...30), dice.roll(0...3))
            let window = "window(timeSpan: \(span), count: \(count))"
            return .unary("\(window).enumerated().flatMap { index, window in window.map { mix(index, $0) } }") {
                $0.window(timeSpan: .seconds(span), count: count, scheduler: $1.scheduler).enumerated()
                    .flatMap { index, window in window.map { mix(index, $0) } }
            } model: {
                try windows($0($1), $1, span, count) { index, element in
                    [mix(index, element)]
                } atEnd: { _ in
                    nil
                }
            }
        }
        Choice { dice in
            let (span, count) = (dice.span(5...30), dice.roll(0...3))
            return .unary(
                "window(timeSpan: \(span), count: \(count)).flatMap { $0.reduce(1) { mix($0, $1) } }"
            ) {
                $0.window(timeSpan: .seconds(span), count: count, scheduler: $1.scheduler)
                    .flatMap { $0.reduce(1) { mix($0, $1) } }
            } model: {
                try windows($0($1), $1, span, count) { _, _ in
                    []
                } atEnd: {
                    $0.reduce(1) { mix($0, $1) }
                }
            }
        }
        Choice { dice in
            let count = dice.roll(0...3)
            return .unary("retry(when: { $0.take(\(count)) })") { source, _ in
                source.retry(when: { $0.take(count) })
            } model: { source, time in
                try retry(source, time, left: count)
            }
        }
        Choice { dice in
            let span = dice.span(5...30)
            return .unary("retry(when: { $0.delay(\(span)) })") { source, world in
                source.retry(when: { $0.delay(.seconds(span), scheduler: world.scheduler) })
            } model: { source, time in
                try retry(source, time, after: span)
            }
        }
    }

    /// - Parameters:
    ///   - each: What an element of a window with this number becomes, at once.
    ///   - atEnd: What all elements of a window become at its end.
    private static func windows(
        _ source: Trace, _ start: Int, _ span: Int, _ count: Int, _ each: (_ index: Int, _ element: Int) -> [Int],
        atEnd: (_ elements: [Int]) -> Int?
    ) throws -> Trace {
        var result = Trace()
        var (index, elements, deadline) = (0, [Int](), start + span)
        func close(_ time: Int, isImmediate: Bool = false) {
            if let last = atEnd(elements) { result.add(.next(last), time, isImmediate: isImmediate) }
            (index, elements, deadline) = (index + 1, [], time + span)
        }
        for entry in source.entries {
            while deadline < entry.time { close(deadline) }
            if deadline == entry.time { throw Ambiguity() }
            guard let element = entry.event.element else {
                if entry.event.isCompleted { close(entry.time, isImmediate: entry.isImmediate) }
                result.add(entry.event, entry.time, isImmediate: entry.isImmediate)
                return result
            }
            for sent in each(index, element) { result.add(.next(sent), entry.time, isImmediate: entry.isImmediate) }
            elements.append(element)
            if elements.count == count { close(entry.time, isImmediate: entry.isImmediate) }
        }
        while deadline <= horizon { close(deadline) }
        return result
    }

    /// The trigger sends `left` elements, and its end with the last of them.
    private static func retry(_ source: Model, _ time: Int, left: Int) throws -> Trace {
        let first = try source(time)
        guard let end = first.end, end.event.error != nil else { return first }
        let isInside = end.isImmediate && end.time == time
        if left == 0 || left == 1 && isInside {
            var result = first.open
            result.add(.completed, end.time, isImmediate: end.isImmediate)
            return result
        }
        return first.then(try retry(source, end.time, left: left - 1))
    }

    private static func retry(_ source: Model, _ time: Int, after span: Int) throws -> Trace {
        let first = try source(time)
        guard let end = first.end, end.event.error != nil else { return first }
        guard end.time + span <= horizon else { return first.open }
        return first.open.then(try retry(source, end.time + span, after: span).later)
    }
}
