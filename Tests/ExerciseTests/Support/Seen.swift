import Marbles
import Streams

/// What was seen of an answer: how the events of a subscriber differ from those that the solution sends.
///
///     expected   --a--b--c|
///     yours      --a-----c|        lost(["b"])
public enum Seen<Element: Equatable>: Equatable {
    /// Nothing came, not even an end.
    case nothing
    /// No element came, and the end did.
    case onlyEnd
    /// All elements came together, with the end, and the first one was to come before.
    case heldBack(at: TestTime, expected: TestTime)
    /// The right elements came, and this one before its tick.
    case early(Element, at: TestTime, expected: TestTime)
    /// The right elements came, and this one after its tick.
    case late(Element, at: TestTime, expected: TestTime)
    /// The right elements came, without these.
    ///
    /// - Parameters:
    ///   - isRare: Whether one of them came at another place.
    ///   - isOpen: Whether the end did not come either.
    case lost([Element], isRare: Bool, isOpen: Bool)
    /// The right elements came, and one that had come before came once more.
    case again(Element)
    /// The right elements came, and this one.
    case added(Element)
    /// The right elements came, in another order.
    case reordered
    /// As many elements came, in their ticks, and this one in place of another.
    case instead(Element, of: Element, at: TestTime)
    /// Other elements came.
    case other
    /// The right elements came in their ticks, and no end.
    case noEnd
    /// It ended before all elements had come.
    case endsBefore(Element, at: TestTime, fails: Bool)
    /// The right elements came in their ticks, and the end before its tick, or where none should be.
    case endsEarly(at: TestTime, expected: TestTime?)
    /// The right elements came in their ticks, and the end after its tick.
    case endsLate(at: TestTime, expected: TestTime)
    /// It should fail, and it completed, or went on.
    case swallows(String, completes: Bool)
    /// It failed, and it should not, or with another error.
    case fails(String, expected: String?)

    /// Its name, without the values.
    public var fault: Fault {
        switch self {
        case .nothing: .nothing
        case .onlyEnd: .onlyEnd
        case .heldBack: .heldBack
        case .early: .early
        case .late: .late
        case .lost: .lost
        case .again: .again
        case .added: .added
        case .reordered: .reordered
        case .instead, .other: .other
        case .noEnd: .noEnd
        case .endsBefore: .endsBefore
        case .endsEarly: .endsEarly
        case .endsLate: .endsLate
        case .swallows: .swallows
        case .fails: .failsOtherwise
        }
    }

    /// What differs; nil if nothing does.
    init?(expected: [Recorded<Event<Element>>], got: [Recorded<Event<Element>>]) {
        guard expected != got else { return nil }
        self = Self.end(expected, got) ?? Self.elements(expected, got) ?? .other
    }

    /// A wrong end, where it says more than the elements do.
    private static func end(
        _ expected: [Recorded<Event<Element>>], _ got: [Recorded<Event<Element>>], anywhere: Bool = false
    ) -> Self? {
        if got.isEmpty, expected.contains(where: { !$0.value.isStopEvent }) { return .nothing }
        let (wanted, came) = (expected.last { $0.value.isStopEvent }, got.last { $0.value.isStopEvent })
        let errors = (wanted?.value.error.map { "\($0)" }, came?.value.error.map { "\($0)" })
        let (all, some) = (expected.filter { !$0.value.isStopEvent }, got.filter { !$0.value.isStopEvent })
        let isBeginning = anywhere || all.starts(with: some) || some.starts(with: all)
        switch errors {
        case (let error?, nil) where wanted!.time <= came?.time ?? .max:
            return .swallows(error, completes: came != nil)
        case (_, let error?) where error != errors.0 && isBeginning: return .fails(error, expected: errors.0)
        default: break
        }
        if all == some {
            return switch (wanted?.time, came?.time) {
            case (_?, nil): .noEnd
            case (let wanted, let came?) where came < wanted ?? .max: .endsEarly(at: came, expected: wanted)
            case (let wanted?, let came?): .endsLate(at: came, expected: wanted)
            case (nil, nil): nil
            default: nil
            }
        }
        if some.isEmpty, came != nil { return .onlyEnd }
        if let came, all.count > some.count, all.starts(with: some), all[some.count].time >= came.time,
            let next = all[some.count].value.element
        {
            return .endsBefore(next, at: came.time, fails: came.value.error != nil)
        }
        return nil
    }

    private static func elements(_ expected: [Recorded<Event<Element>>], _ got: [Recorded<Event<Element>>]) -> Self? {
        let (all, some) = (expected.compactMap(\.value.element), got.compactMap(\.value.element))
        let isOpen = expected.contains { $0.value.isStopEvent } && !got.contains { $0.value.isStopEvent }
        if all == some {
            guard let index = zip(expected, got).firstIndex(where: { $0.time != $1.time }) else { return nil }
            let (wanted, came) = (expected[index].time, got[index].time)
            if expected.first?.time != expected.last?.time, all.count > 1, let end = got.last, end.value.isStopEvent,
                got.allSatisfy({ $0.time == end.time }), came > wanted
            {
                return .heldBack(at: came, expected: expected[0].time)
            }
            return came < wanted
                ? .early(all[index], at: came, expected: wanted) : .late(all[index], at: came, expected: wanted)
        }
        // With their ticks first: that is the surer sign.
        let (timed, came) = (expected.filter { !$0.value.isStopEvent }, got.filter { !$0.value.isStopEvent })
        if !came.isEmpty, let lost = timed.without(came) {
            return Self.lost(lost.compactMap(\.value.element), from: some, isOpen: isOpen)
        }
        if came.without(timed) == nil, let (wanted, first) = zip(timed, came).first(where: { $0 != $1 }),
            wanted.value == first.value, let element = first.value.element,
            all.count(where: { $0 == element }) == some.count(where: { $0 == element })
        {
            return first.time < wanted.time
                ? .early(element, at: first.time, expected: wanted.time)
                : .late(element, at: first.time, expected: wanted.time)
        }
        return order(all, some, isOpen: isOpen) ?? instead(expected, got) ?? end(expected, got, anywhere: true)
    }

    private static func lost(_ elements: [Element], from some: [Element], isOpen: Bool) -> Self {
        .lost(elements, isRare: elements.contains(where: some.contains), isOpen: isOpen)
    }

    private static func instead(_ expected: [Recorded<Event<Element>>], _ got: [Recorded<Event<Element>>]) -> Self? {
        guard expected.map(\.time) == got.map(\.time),
            let (wanted, came) = zip(expected, got).first(where: { $0 != $1 }),
            let element = wanted.value.element, let other = came.value.element
        else { return nil }
        return .instead(other, of: element, at: came.time)
    }

    /// How elements differ that have no ticks, as lines; nil if others came.
    private static func order(_ all: [Element], _ some: [Element], isOpen: Bool = false) -> Self? {
        if some.isEmpty { return .nothing }
        if let lost = all.without(some) { return Self.lost(lost, from: some, isOpen: isOpen) }
        if let added = some.without(all), let first = added.first {
            return all.contains(first) ? .again(first) : .added(first)
        }
        return all.isReordered(some) ? .reordered : nil
    }
}

extension Seen<String> {
    /// How lines differ that are not the same.
    init(expected: [String], got: [String]) { self = Self.order(expected, got) ?? .other }

    /// What was seen of lines; nil where the first line that differs says more.
    func lineSentence(_ expected: [String], _ got: [String]) -> String? {
        switch self {
        case .lost(let lines, isRare: true, _) where lines.count == 1:
            return "The line \"\(lines[0])\" is there less often than it should be."
        case .lost(let lines, _, _):
            return lines.count == 1
                ? "The line \"\(lines[0])\" is missing. The others are there, in their order."
                : "\(lines.count) lines are missing, the first is \"\(lines[0])\". The others are there, in their order."
        case .again(let line): return "The line \"\(line)\" is there more often than it should be."
        case .added(let line): return "The line \"\(line)\" is there, and it should not be."
        case .reordered:
            guard let (wanted, came) = zip(expected, got).first(where: { $0 != $1 }) else { return nil }
            return "The right lines are there, in another order: \"\(wanted)\" should come before \"\(came)\"."
        default: return nil
        }
    }
}

extension Sequence {
    fileprivate func firstIndex<First, Second>(where isWanted: (First, Second) -> Bool) -> Int?
    where Element == (First, Second) {
        enumerated().first { isWanted($0.element.0, $0.element.1) }?.offset
    }
}

extension Array where Element: Equatable {
    /// What is left when the elements of `part` are taken out in their order; nil if they are not all there in that order.
    fileprivate func without(_ part: [Element]) -> [Element]? {
        var rest = part[...]
        let left = filter { element in
            guard rest.first == element else { return true }
            rest.removeFirst()
            return false
        }
        return rest.isEmpty ? left : nil
    }

    fileprivate func isReordered(_ others: [Element]) -> Bool {
        var rest = others
        return count == others.count
            && allSatisfy { element in
                guard let index = rest.firstIndex(of: element) else { return false }
                rest.remove(at: index)
                return true
            }
    }
}
