import Streams

/// Operators that let some elements through, or some more.
enum FilteringModels {
    static let all = Choices.list {
        Choice { dice in
            let count = dice.roll(0...4)
            return .elements("skip(\(count))") {
                $0.skip(count)
            } answers: {
                var skipped = 0
                return { element in
                    skipped += 1
                    return skipped > count ? [element] : []
                }
            }
        }
        Choice { dice in
            let count = dice.roll(0...3)
            return .linear("takeLast(\(count))") {
                $0.takeLast(count)
            } answers: {
                var last: [Event<Int>] = []
                return { event in
                    if event.isStopEvent { return event.isCompleted ? last + [event] : [event] }
                    last = Array((last + [event]).suffix(count))
                    return []
                }
            }
        }
        Operator.elements("distinctUntilChanged { try avoid(9, $0) / 3 }") {
            $0.distinctUntilChanged { try avoid(9, $0) / 3 }
        } answers: {
            var last: Int?
            return { element in
                let key = try avoid(9, element) / 3
                defer { last = key }
                return key == last ? [] : [element]
            }
        }
        Choice { dice in
            let index = dice.roll(0...3)
            return .linear("element(at: \(index))") {
                $0.element(at: index)
            } answers: {
                var count = -1
                return { event in
                    if event.isStopEvent { return event.isCompleted ? [.error(RxError.argumentOutOfRange)] : [event] }
                    count += 1
                    return count == index ? [event, .completed] : []
                }
            }
        }
        Operator.linear("single { try avoid(8, $0) > 2 }") {
            $0.single { try avoid(8, $0) > 2 }
        } answers: {
            var count = 0
            return { event in
                guard let element = event.element else {
                    return event.isCompleted && count == 0 ? [.error(RxError.noElements)] : [event]
                }
                guard try avoid(8, element) > 2 else { return [] }
                count += 1
                return count == 1 ? [event] : [.error(RxError.moreThanOneElement)]
            }
        }
        Choice { dice in
            let isInclusive = dice.flip()
            return .linear("take(while: { try avoid(7, $0) < 6 }\(isInclusive ? ", behavior: .inclusive" : ""))") {
                $0.take(while: { try avoid(7, $0) < 6 }, behavior: isInclusive ? .inclusive : .exclusive)
            } answers: {
                { event in
                    guard let element = event.element, try avoid(7, element) >= 6 else { return [event] }
                    return isInclusive ? [event, .completed] : [.completed]
                }
            }
        }
        Choice { dice in
            let isInclusive = dice.flip()
            return .linear("take(until: { try avoid(7, $0) == 4 }\(isInclusive ? ", behavior: .inclusive" : ""))") {
                $0.take(until: { try avoid(7, $0) == 4 }, behavior: isInclusive ? .inclusive : .exclusive)
            } answers: {
                { event in
                    guard let element = event.element, try avoid(7, element) == 4 else { return [event] }
                    return isInclusive ? [event, .completed] : [.completed]
                }
            }
        }
        Operator.elements("skip(while: { try avoid(7, $0) < 6 })") {
            $0.skip(while: { try avoid(7, $0) < 6 })
        } answers: {
            var isSkipping = true
            return { element in
                if isSkipping { isSkipping = try avoid(7, element) < 6 }
                return isSkipping ? [] : [element]
            }
        }
        Operator.linear("ifEmpty(default: 5)") {
            $0.ifEmpty(default: 5)
        } answers: {
            var isEmpty = true
            return { event in
                if !event.isStopEvent { isEmpty = false }
                return event.isCompleted && isEmpty ? [.next(5), event] : [event]
            }
        }
    }
}
