import Marbles
import Streams

/// The sources that random chains begin with.
enum SourceModels {
    static let all = Choices.list {
        Choice { cold(timed(&$0)) }
        Choice { cold(timed(&$0)) }
        Choice { hot(timed(&$0)) }
        Choice { hot(timed(&$0)) }
        Choice { dice in atOnce(events(&dice)) }
        Choice { dice in
            let elements = elements(&dice)
            return turns("from(\(elements))", elements) { .from(elements) }
        }
        Choice { dice in
            let (start, count) = (dice.roll(0...9), dice.roll(0...4))
            return turns("range(start: \(start), count: \(count))", Array(start..<start + count)) {
                .range(start: start, count: count)
            }
        }
        Choice { dice in
            let (element, count) = (dice.roll(0...9), dice.roll(1...4))
            let elements = [Int](repeating: element, count: count)
            return turns("repeatElement(\(element)).take(\(count))", elements) { .repeatElement(element).take(count) }
        }
        Choice { dice in
            let limit = dice.roll(1...40)
            let states = sequence(first: 1) { $0 * 3 }.prefix { $0 < limit }
            return turns("generate(1, { $0 < \(limit) }, { $0 * 3 })", Array(states)) {
                .generate(initialState: 1, condition: { $0 < limit }, iterate: { $0 * 3 })
            }
        }
        Choice { dice in
            let element = dice.roll(0...9)
            return .source("just(\(element))") { _ in
                .just(element)
            } model: {
                Trace([.next(element), .completed], at: $0)
            }
        }
        Operator.source("empty()") { _ in
            .empty()
        } model: {
            Trace([.completed], at: $0)
        }
        Operator.source("error(lost)") { _ in
            .error(Failure.lost)
        } model: {
            Trace([.error(Failure.lost)], at: $0)
        }
        Operator.source("never()") { _ in
            .never()
        } model: { _ in
            Trace()
        }
        Choice { dice in
            let span = dice.span()
            return .source("timer(\(span))") {
                .timer(.seconds(span), scheduler: $0.scheduler)
            } model: { time in
                Trace([.next(0), .completed], at: time + span).later
            }
        }
        Choice { dice in
            let span = dice.span(5...30)
            return .source("interval(\(span))") {
                .interval(.seconds(span), scheduler: $0.scheduler)
            } model: { time in
                var trace = Trace()
                for (count, due) in stride(from: time + span, through: horizon, by: span).enumerated() {
                    trace.add(.next(count), due)
                }
                return trace
            }
        }
    }

    /// A source that takes turns with others in the trampoline.
    private static func turns(
        _ text: String, _ elements: [Int], _ build: @escaping () -> Observable<Int>
    ) -> Operator {
        .source(text) { _ in
            build()
        } model: {
            Trace(elements.map { .next($0) } + [.completed], at: $0).later
        }
    }

    private static func atOnce(_ events: [Event<Int>]) -> Operator {
        var operation = Operator.source("create(\(Trace(events, at: 0)))") {
            $0.atOnce(events)
        } model: {
            Trace(events, at: $0)
        }
        operation.simpler = events.indices.map { index in atOnce(events.without(index)) }
        return operation
    }

    private static func cold(_ events: [Recorded<Event<Int>>]) -> Operator {
        var operation = Operator.source("cold(\(text(events)))") {
            $0.observe($0.scheduler.createColdObservable(events))
        } model: { time in
            var trace = Trace()
            for recorded in events { trace.add(recorded.value, time + recorded.time) }
            return trace
        }
        operation.simpler = events.indices.map { index in cold(events.without(index)) }
        return operation
    }

    private static func hot(_ events: [Recorded<Event<Int>>]) -> Operator {
        var operation = Operator.source("hot(\(text(events)))") {
            $0.observe($0.scheduler.createHotObservable(events))
        } model: { time in
            if events.contains(where: { $0.time == time }) { throw Ambiguity() }
            var trace = Trace()
            for recorded in events where recorded.time > time { trace.add(recorded.value, recorded.time) }
            return trace
        }
        operation.simpler = events.indices.map { index in hot(events.without(index)) }
        return operation
    }

    private static func text(_ events: [Recorded<Event<Int>>]) -> String {
        "\(Trace(events.map { .init(time: $0.time, event: $0.value, isImmediate: false) }))"
    }

    private static func elements(_ dice: inout Dice) -> [Int] {
        (0..<dice.roll(0...4)).map { _ in dice.roll(0...9) }
    }

    private static func events(_ dice: inout Dice) -> [Event<Int>] {
        elements(&dice).map { .next($0) } + dice.pick([[], [.completed], [.completed], [.error(Failure.offline)]])
    }

    /// Events at different times.
    private static func timed(_ dice: inout Dice) -> [Recorded<Event<Int>>] {
        var time = 0
        return events(&dice).map { event in
            time += dice.span()
            return Recorded(time: time, value: event)
        }
    }
}

extension Array {
    fileprivate func without(_ index: Int) -> Array {
        var copy = self
        copy.remove(at: index)
        return copy
    }
}
