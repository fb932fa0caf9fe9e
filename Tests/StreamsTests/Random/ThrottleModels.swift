import Streams

/// Operators that thin elements out by time.
enum ThrottleModels {
    static let all = Choices.list {
        Choice { dice in
            let span = dice.span()
            return .unary("debounce(\(span))") {
                $0.debounce(.seconds(span), scheduler: $1.scheduler)
            } model: {
                try debounce($0($1), span)
            }
        }
        Choice { dice in
            let span = dice.span()
            return .unary("throttle(\(span))") {
                $0.throttle(.seconds(span), scheduler: $1.scheduler)
            } model: {
                try throttle($0($1), span)
            }
        }
        Choice { dice in
            let span = dice.span()
            return .unary("throttle(\(span), latest: false)") {
                $0.throttle(.seconds(span), latest: false, scheduler: $1.scheduler)
            } model: {
                throttleFirst(try $0($1), span)
            }
        }
        Choice { dice in
            let span = dice.span()
            return .unary("take(for: \(span))") {
                $0.take(for: .seconds(span), scheduler: $1.scheduler)
            } model: { source, time in
                try .merged([Trace([.completed], at: time + span).later, source(time)]) { [$1] }
            }
        }
        Choice { dice in
            let span = dice.span()
            return .unary("skip(\(span))") {
                $0.skip(.seconds(span), scheduler: $1.scheduler)
            } model: { source, time in
                var isOpen = false
                return try .merged([Trace([.next(0)], at: time + span).later, source(time)]) { source, event in
                    if source == 0 { isOpen = true }
                    return source == 1 && (isOpen || event.isStopEvent) ? [event] : []
                }
            }
        }
    }

    private static func debounce(_ source: Trace, _ span: Int) throws -> Trace {
        var result = Trace()
        var waiting: (element: Event<Int>, due: Int)?
        for entry in source.entries {
            if let (element, due) = waiting {
                if due == entry.time { throw Ambiguity() }
                if due < entry.time { result.add(element, due) }
                if due > entry.time, entry.event.isCompleted {
                    result.add(element, entry.time, isImmediate: entry.isImmediate)
                }
            }
            if entry.event.isStopEvent {
                result.add(entry.event, entry.time, isImmediate: entry.isImmediate)
                return result
            }
            waiting = (entry.event, entry.time + span)
        }
        if let (element, due) = waiting { result.add(element, due) }
        return result
    }

    private static func throttle(_ source: Trace, _ span: Int) throws -> Trace {
        var result = Trace()
        var waiting: Event<Int>?
        /// When the next element may be sent.
        var free = 0
        for entry in source.entries {
            if let element = waiting, free <= entry.time {
                if free == entry.time { throw Ambiguity() }
                result.add(element, free)
                free += span
                waiting = nil
            }
            if entry.event.isCompleted, let element = waiting {
                result.add(element, free)
                result.add(.completed, free)
            } else if entry.event.isStopEvent || free <= entry.time {
                result.add(entry.event, entry.time, isImmediate: entry.isImmediate)
                free = entry.time + span
            } else {
                waiting = entry.event
            }
            if result.end != nil { return result }
        }
        if let element = waiting { result.add(element, free) }
        return result
    }

    private static func throttleFirst(_ source: Trace, _ span: Int) -> Trace {
        var free = 0
        return Trace(
            source.entries.filter { entry in
                guard !entry.event.isStopEvent else { return true }
                defer { if free <= entry.time { free = entry.time + span } }
                return free <= entry.time
            })
    }
}
