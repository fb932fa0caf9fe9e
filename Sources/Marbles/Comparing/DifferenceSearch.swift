import Streams

/// Finds the first difference between two sequences of events, and puts it into words.
struct DifferenceSearch<Element> {
    let expected: [Recorded<Event<Element>>]
    let got: [Recorded<Event<Element>>]
    let areSame: (Element, Element) -> Bool
    let text: ((Element) -> String)?

    func first() -> (tick: TestTime, words: String)? {
        let same = zip(expected, got).prefix { $0.time == $1.time && areEqual($0.value, $1.value) }.count
        let wanted = expected.dropFirst(same).first
        let came = got.dropFirst(same).first
        if let wanted, let came, wanted.time == came.time {
            return (wanted.time, other(wanted, came))
        } else if let wanted, wanted.time < came?.time ?? .max {
            return (wanted.time, missing(wanted, next: came, after: same))
        } else if let came {
            return (came.time, unexpected(came, next: wanted, after: same))
        } else {
            return nil
        }
    }

    /// Another event came in the same tick.
    private func other(_ wanted: Recorded<Event<Element>>, _ came: Recorded<Event<Element>>) -> String {
        let wantedHere = expected.filter { $0.time == wanted.time }.map(\.value)
        let cameHere = got.filter { $0.time == wanted.time }.map(\.value)
        if isReordered(wantedHere, cameHere) {
            return "expected \(list(wantedHere)) in this order, got \(list(cameHere))"
        }
        let areEnds = wanted.value.isStopEvent && came.value.isStopEvent
        return "expected \(words(wanted.value, areEnds)), got \(words(came.value, areEnds))"
    }

    /// No event came in the tick of `wanted`, or no more events.
    private func missing(
        _ wanted: Recorded<Event<Element>>, next: Recorded<Event<Element>>?, after same: Int
    ) -> String {
        let more = isInTick(wanted.time, after: same) ? " more" : ""
        let late = next.map { areEqual($0.value, wanted.value) ? "; it came at tick \($0.time)" : "" } ?? ""
        return "expected \(words(wanted.value)), nothing\(more) came\(late)"
    }

    /// An event came when none was expected, or no more events.
    private func unexpected(
        _ came: Recorded<Event<Element>>, next: Recorded<Event<Element>>?, after same: Int
    ) -> String {
        guard let next else { return "nothing more was expected, got \(words(came.value))" }
        if areEqual(next.value, came.value) {
            return "nothing was expected yet, got \(words(came.value)); it was expected at tick \(next.time)"
        }
        let more = isInTick(came.time, after: same) ? " more" : ""
        return "nothing\(more) was expected, got \(words(came.value))"
    }

    /// Whether the last event that both have is in this tick too.
    private func isInTick(_ tick: TestTime, after same: Int) -> Bool { same > 0 && expected[same - 1].time == tick }

    private func isReordered(_ wanted: [Event<Element>], _ came: [Event<Element>]) -> Bool {
        guard wanted.count == came.count else { return false }
        var rest = came
        for event in wanted {
            guard let index = rest.firstIndex(where: { areEqual($0, event) }) else { return false }
            rest.remove(at: index)
        }
        return true
    }

    private func areEqual(_ left: Event<Element>, _ right: Event<Element>) -> Bool {
        switch (left, right) {
        case (.next(let left), .next(let right)): areSame(left, right)
        case (.error(let left), .error(let right)): "\(left)" == "\(right)"
        case (.completed, .completed): true
        default: false
        }
    }

    private func list(_ events: [Event<Element>]) -> String { events.map { words($0) }.joined(separator: ", ") }

    /// - Parameter isOneOfTwoEnds: Whether the kind of end matters, because both are ends.
    private func words(_ event: Event<Element>, _ isOneOfTwoEnds: Bool = false) -> String {
        switch event {
        case .next(let element):
            guard let text = marbleText(of: element, text)?.printable else { return "an element" }
            return text.isEmpty || text.contains(" ") ? "\"\(text)\"" : text
        case .error(let error): return "the error \"\(error)\""
        case .completed: return isOneOfTwoEnds ? "completed" : "the end"
        }
    }
}
