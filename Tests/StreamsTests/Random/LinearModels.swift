import Streams

/// Operators that answer each event of their source at once.
enum LinearModels {
    static let all = Choices.list {
        Choice { dice in
            let number = dice.roll(1...9)
            return .elements("map { $0 + \(number) }") {
                $0.map { $0 + number }
            } answer: {
                [$0 + number]
            }
        }
        Choice { dice in
            let number = dice.roll(2...5)
            return .elements("map { try avoid(\(number), $0) }") {
                $0.map { try avoid(number, $0) }
            } answer: {
                [try avoid(number, $0)]
            }
        }
        Choice { dice in
            let number = dice.roll(2...3)
            return .elements("filter { $0 % \(number) == 0 }") {
                $0.filter { $0 % number == 0 }
            } answer: {
                $0 % number == 0 ? [$0] : []
            }
        }
        Operator.elements("filter { try avoid(4, $0) > 2 }") {
            $0.filter { try avoid(4, $0) > 2 }
        } answer: {
            try avoid(4, $0) > 2 ? [$0] : []
        }
        Operator.elements("compactMap { $0 % 3 == 0 ? nil : $0 * 2 }") {
            $0.compactMap { $0 % 3 == 0 ? nil : $0 * 2 }
        } answer: {
            $0 % 3 == 0 ? [] : [$0 * 2]
        }
        Choice { dice in
            let count = dice.roll(1...4)
            return .linear("take(\(count))") {
                $0.take(count)
            } answers: {
                var taken = 0
                return { event in
                    if event.isStopEvent { return [event] }
                    taken += 1
                    return taken == count ? [event, .completed] : [event]
                }
            }
        }
        Operator.unary("take(0)") { source, _ in
            source.take(0)
        } model: { _, time in
            Trace([.completed], at: time)
        }
        Operator.elements("scan(1) { mix($0, $1) }") {
            $0.scan(1) { mix($0, $1) }
        } answers: {
            var gathered = 1
            return { element in
                gathered = mix(gathered, element)
                return [gathered]
            }
        }
        Choice { dice in
            let number = dice.roll(2...6)
            return .linear("reduce(1) { mix($0, try avoid(\(number), $1)) }") {
                $0.reduce(1) { mix($0, try avoid(number, $1)) }
            } answers: {
                var gathered = 1
                return { event in
                    if let element = event.element { gathered = mix(gathered, try avoid(number, element)) }
                    return event.isCompleted ? [.next(gathered), .completed] : event.isStopEvent ? [event] : []
                }
            }
        }
        Operator.elements("enumerated().map { mix($0, $1) }") {
            $0.enumerated().map { mix($0, $1) }
        } answers: {
            var count = 0
            return { element in
                defer { count += 1 }
                return [mix(count, element)]
            }
        }
        Operator.elements("do(onNext: { try avoid(7, $0) })") {
            $0.do(onNext: { _ = try avoid(7, $0) })
        } answer: {
            [try avoid(7, $0)]
        }
        Operator.linear("do(onCompleted: { throw lost })") {
            $0.do(onCompleted: { throw Failure.lost })
        } answers: {
            { $0.isCompleted ? [.error(Failure.lost)] : [$0] }
        }
        Operator.linear("materialize().dematerialize()") {
            $0.materialize().dematerialize()
        } answers: {
            { [$0] }
        }
        Operator.linear("materialize().map { $0.isStopEvent ? 1 : 0 }") {
            $0.materialize().map { $0.isStopEvent ? 1 : 0 }
        } answers: {
            { $0.isStopEvent ? [.next(1), .completed] : [.next(0)] }
        }
        Choice { dice in
            let (first, second) = (dice.roll(0...9), dice.roll(0...9))
            return .unary("startWith(\(first), \(second))") { source, _ in
                source.startWith(first, second)
            } model: { source, time in
                Trace([.next(first), .next(second), .completed], at: time).then(try source(time))
            }
        }
        Choice { dice in
            let element = dice.roll(0...9)
            return .linear("catchAndReturn(\(element))") {
                $0.catchAndReturn(element)
            } answers: {
                { $0.error == nil ? [$0] : [.next(element), .completed] }
            }
        }
    }
}
