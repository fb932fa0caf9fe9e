import Streams

/// Operators that have to do with time.
enum TimeModels {
    static let all = Choices.list {
        Operator.unary("observe(on: scheduler)") {
            $0.observe(on: $1.scheduler)
        } model: {
            try $0($1).later
        }
        Operator.unary("subscribe(on: scheduler)") {
            $0.subscribe(on: $1.scheduler)
        } model: {
            try $0($1).later
        }
        Choice { dice in
            let span = dice.span()
            return .unary("delaySubscription(\(span))") {
                $0.delaySubscription(.seconds(span), scheduler: $1.scheduler)
            } model: {
                try $0($1 + span).later
            }
        }
        Choice { dice in
            let span = dice.span()
            return .unary("delay(\(span))") {
                $0.delay(.seconds(span), scheduler: $1.scheduler)
            } model: {
                try delay($0($1), span)
            }
        }
        Choice { dice in
            let span = dice.span(5...30)
            return .unary("timeout(\(span))") {
                $0.timeout(.seconds(span), scheduler: $1.scheduler)
            } model: {
                try timeout($0($1), $1, span)
            }
        }
        Choice { dice in
            let (span, count) = (dice.span(5...30), dice.roll(1...3))
            return .unary("buffer(timeSpan: \(span), count: \(count)).map { mix($0) }") {
                $0.buffer(timeSpan: .seconds(span), count: count, scheduler: $1.scheduler).map { mix($0) }
            } model: {
                try buffer($0($1), $1, span, count)
            }
        }
    }

    private static func delay(_ source: Trace, _ span: Int) throws -> Trace {
        var result = Trace()
        let error = source.end.flatMap { $0.event.error == nil ? nil : $0 }
        for entry in source.entries where entry.event.error == nil {
            if entry.time + span == error?.time { throw Ambiguity() }
            if entry.time + span < error?.time ?? .max { result.add(entry.event, entry.time + span) }
        }
        if let error { result.add(error.event, error.time, isImmediate: error.isImmediate) }
        return result
    }

    private static func timeout(_ source: Trace, _ start: Int, _ span: Int) throws -> Trace {
        var result = Trace()
        var deadline = start + span
        for entry in source.entries {
            if entry.time == deadline { throw Ambiguity() }
            if entry.time > deadline { break }
            result.add(entry.event, entry.time, isImmediate: entry.isImmediate)
            deadline = entry.time + span
        }
        if result.end == nil { result.add(.error(RxError.timeout), deadline) }
        return result
    }

    private static func buffer(_ source: Trace, _ start: Int, _ span: Int, _ count: Int) throws -> Trace {
        var result = Trace()
        var gathered: [Int] = []
        var deadline = start + span
        func send(_ time: Int, isImmediate: Bool = false) {
            result.add(.next(mix(gathered)), time, isImmediate: isImmediate)
            gathered = []
            deadline = time + span
        }
        for entry in source.entries {
            while deadline < entry.time { send(deadline) }
            if deadline == entry.time { throw Ambiguity() }
            switch entry.event {
            case .next(let element):
                gathered.append(element)
                if gathered.count == count { send(entry.time, isImmediate: entry.isImmediate) }
            case .error: result.add(entry.event, entry.time, isImmediate: entry.isImmediate)
            case .completed:
                send(entry.time, isImmediate: entry.isImmediate)
                result.add(.completed, entry.time, isImmediate: entry.isImmediate)
            }
        }
        if result.end == nil { while deadline <= horizon { send(deadline) } }
        return result
    }
}
