import Streams

/// Operators on several sources that are subscribed to at once.
enum CombiningModels {
    static let all = Choices.list {
        combining("take(until: %)", { $0.take(until: $1) }, order: [1, 0]) {
            { source, event in source == 0 || event.error != nil ? [event] : event.isStopEvent ? [] : [.completed] }
        }
        combining("skip(until: %)", { $0.skip(until: $1) }) {
            var isOpen = false
            var isOver = false
            return { source, event in
                // A source that ends before the other has sent something is over without a word.
                if isOver || source == 1 && isOpen { return [] }
                if event.error != nil { return [event] }
                if source == 1 { isOpen = !event.isStopEvent } else { isOver = event.isStopEvent && !isOpen }
                return source == 0 && isOpen ? [event] : []
            }
        }
        combining("sample(%)", { $0.sample($1) }) { sample(nil) }
        combining("sample(%, defaultValue: 3)", { $0.sample($1, defaultValue: 3) }) { sample(3) }
    }

    /// - Parameters:
    ///   - order: In which the two are subscribed to.
    ///   - answers: Makes what answers, for one subscription, each event of a source.
    private static func combining(
        _ text: String, _ build: @escaping (Observable<Int>, Observable<Int>) -> Observable<Int>,
        order: [Int] = [0, 1], answers: @escaping () -> (_ source: Int, _ event: Event<Int>) -> [Event<Int>]
    ) -> Operator {
        Operator(
            arity: 2, text: { inputs in "\(inputs[0]).\(text.split(separator: "%").joined(separator: inputs[1]))" },
            build: { inputs, _ in build(inputs[0], inputs[1]) },
            model: { inputs, time in
                let answer = answers()
                return try .merged(order.map { try inputs[$0](time) }) { answer(order[$0], $1) }
            })
    }

    private static func sample(_ standard: Int?) -> (_ source: Int, _ event: Event<Int>) -> [Event<Int>] {
        var waiting: Event<Int>?
        var isLast = false
        return { source, event in
            if event.error != nil { return [event] }
            if source == 0 {
                if event.isStopEvent { isLast = true } else { waiting = event }
                return []
            }
            defer { waiting = nil }
            return [waiting ?? standard.map { .next($0) }].compactMap { $0 } + (isLast ? [.completed] : [])
        }
    }
}
