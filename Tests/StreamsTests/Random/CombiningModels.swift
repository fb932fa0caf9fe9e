import Streams

/// Operators on several sources that are subscribed to at once.
enum CombiningModels {
    static let all = Choices.list {
        for arity in [2, 3] {
            combining("merge(\(blanks(arity)))", arity) {
                .merge($0)
            } answers: {
                var open = arity
                return { _, event in
                    if event.isCompleted { open -= 1 }
                    return event.isCompleted && open > 0 ? [] : [event]
                }
            }
            combining("combineLatest([\(blanks(arity))]) { mix($0) }", arity) {
                .combineLatest($0) { mix($0) }
            } answers: {
                combineLatest(arity)
            }
            combining("zip([\(blanks(arity))]) { mix($0) }", arity) {
                .zip($0) { mix($0) }
            } answers: {
                zip(arity, isCollection: true)
            }
        }
        combining("combineLatest(%, %) { mix($0, $1) }") {
            .combineLatest($0[0], $0[1]) { mix($0, $1) }
        } answers: {
            combineLatest(2)
        }
        combining("zip(%, %) { mix($0, $1) }") {
            .zip($0[0], $0[1]) { mix($0, $1) }
        } answers: {
            zip(2, isCollection: false)
        }
        combining("%.withLatestFrom(%) { mix($0, $1) }", order: [1, 0]) {
            $0[0].withLatestFrom($0[1]) { mix($0, $1) }
        } answers: {
            var latest: Int?
            return { source, event in
                if source == 1 { latest = event.element ?? latest }
                if event.error != nil || source == 0 && event.isStopEvent { return [event] }
                guard source == 0, let element = event.element, let latest else { return [] }
                return [.next(mix(element, latest))]
            }
        }
        combining("%.amb(%)") {
            $0[0].amb($0[1])
        } answers: {
            var winner: Int?
            return { source, event in
                winner = winner ?? source
                return source == winner ? [event] : []
            }
        }
        combining("%.take(until: %)", order: [1, 0]) {
            $0[0].take(until: $0[1])
        } answers: {
            { source, event in source == 0 || event.error != nil ? [event] : event.isStopEvent ? [] : [.completed] }
        }
        combining("%.skip(until: %)") {
            $0[0].skip(until: $0[1])
        } answers: {
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
        combining("%.sample(%)") {
            $0[0].sample($0[1])
        } answers: {
            sample(nil)
        }
        combining("%.sample(%, defaultValue: 3)") {
            $0[0].sample($0[1], defaultValue: 3)
        } answers: {
            sample(3)
        }
    }

    private typealias Answer = (_ source: Int, _ event: Event<Int>) -> [Event<Int>]

    /// - Parameters:
    ///   - order: In which the sources are subscribed to, if not as they are written.
    ///   - answers: Makes what answers, for one subscription, each event of a source.
    private static func combining(
        _ text: String, _ arity: Int = 2, order: [Int]? = nil,
        _ build: @escaping ([Observable<Int>]) -> Observable<Int>, answers: @escaping () -> Answer
    ) -> Operator {
        let order = order ?? Array(0..<arity)
        return Operator(
            arity: arity, text: text.filled, build: { inputs, _ in build(inputs) },
            model: { inputs, time in
                let answer = answers()
                return try .merged(order.map { try inputs[$0](time) }) { answer(order[$0], $1) }
            })
    }

    private static func blanks(_ count: Int) -> String { repeatElement("%", count: count).joined(separator: ", ") }

    private static func combineLatest(_ arity: Int) -> Answer {
        var latest = [Int?](repeating: nil, count: arity)
        var open = Set(0..<arity)
        return { source, event in
            if event.error != nil { return [event] }
            if let element = event.element { latest[source] = element } else { open.remove(source) }
            let all = latest.compactMap { $0 }
            if !event.isStopEvent, all.count == arity { return [.next(mix(all))] }
            // Nor can there be anything when all others are over and one of them without an element.
            return open.isEmpty || !event.isStopEvent && open == [source] ? [.completed] : []
        }
    }

    private static func zip(_ arity: Int, isCollection: Bool) -> Answer {
        var waiting = [[Int]](repeating: [], count: arity)
        var open = Set(0..<arity)
        return { source, event in
            guard let element = event.element else {
                open.remove(source)
                return event.error != nil || open.isEmpty ? [event] : []
            }
            waiting[source].append(element)
            if waiting.allSatisfy({ !$0.isEmpty }) {
                defer { for index in waiting.indices { waiting[index].removeFirst() } }
                return [.next(mix(waiting.map { $0[0] }))]
            }
            return isCollection && open == [source] ? [.completed] : []
        }
    }

    private static func sample(_ standard: Int?) -> Answer {
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
