import LessonKit
import Marbles
import Streams

/// What differs from the solution's run, as a diagnosis without a known mistake.
extension Scene {
    /// - Returns: Nil if nothing differs.
    func difference(from expected: Scene, _ rule: UseRule) -> Diagnosis? {
        thrownDifference(from: expected) ?? eventDifference(from: expected) ?? lineDifference(from: expected)
            ?? noteDifference(from: expected) ?? useDifference(from: expected, rule)
    }

    private var sentences: [Evidence] { situation.map { [.sentence($0)] } ?? [] }

    private func thrownDifference(from expected: Scene) -> Diagnosis? {
        switch (expected.thrown, thrown) {
        case (nil, let error?):
            Diagnosis(
                "Your function threw \"\(error)\", and so there is no answer to look at. "
                    + "If a stream should fail, its subscribers receive the error: observer.onError(...), "
                    + "or Observable.error(...).", evidence: sentences)
        case (let error?, nil):
            Diagnosis("Your function should throw \"\(error)\" here.", evidence: sentences)
        case (let error?, let other?) where "\(error)" != "\(other)":
            Diagnosis("Your function should throw \"\(error)\" here, and it threw \"\(other)\".", evidence: sentences)
        default: nil
        }
    }

    private func eventDifference(from expected: Scene) -> Diagnosis? {
        let names = MarbleNames(
            (expected.subscribers + subscribers).flatMap { Received(events: $0.recording.events).elements })
        for (index, (wanted, yours)) in zip(expected.subscribers, subscribers).enumerated() {
            let events = (wanted.recording.events, yours.recording.events)
            guard let drawn = Difference(expected: events.0, got: events.1, text: names.name),
                let plain = Difference(expected: events.0, got: events.1)
            else { continue }
            differing = index
            seen = Seen(expected: events.0, got: events.1)
            let before = subscribers[..<index].map { $0.row($0.name, names) }
            return Diagnosis(
                (index > 0 ? "What came to \(yours.name) is not right. " : "")
                    + (seen?.sentence { "\($0)".quotedIfSpaced } ?? "The first difference is at \(plain)."),
                evidence: evidence(
                    given + before + [wanted.row("expected", names), yours.row("yours", names)],
                    pointer: .init(drawn.tick, drawn.description), legend: names.legend))
        }
        return nil
    }

    private func lineDifference(from expected: Scene) -> Diagnosis? {
        do {
            try Lines.expect(expected.lines, from: lines)
            return nil
        } catch let diagnosis as Diagnosis {
            let sources: [Evidence] = evidence(given)
            return Diagnosis(diagnosis.meaning, evidence: sources + diagnosis.evidence)
        } catch {
            return nil
        }
    }

    private func noteDifference(from expected: Scene) -> Diagnosis? {
        let rows = (0..<max(notes.count, expected.notes.count)).map { index in
            [
                (index < expected.notes.count ? expected.notes : notes)[index].name,
                index < expected.notes.count ? expected.notes[index].value : "",
                index < notes.count ? notes[index].value : "",
            ]
        }
        guard let marked = rows.firstIndex(where: { $0[1] != $0[2] }) else { return nil }
        return Diagnosis(
            "\(rows[marked][0]): \(named(rows[marked][1])) is expected, and yours is \(named(rows[marked][2])).",
            evidence: evidence(given) + [.table(.init(["", "expected", "yours"], rows, marked: marked))])
    }

    private func named(_ value: String) -> String { value.isEmpty ? "nothing" : value }

    private func useDifference(from expected: Scene, _ rule: UseRule) -> Diagnosis? {
        var labels: [String] = []
        for use in expected.uses + uses where !labels.contains(use.label) { labels.append(use.label) }
        for label in labels {
            let found = UseDifference(
                label, expected: expected.has(label) ? expected.uses(label) : [], yours: has(label) ? uses(label) : [],
                rule: exactly(rule))
            if let found {
                return Diagnosis(
                    found.meaning, evidence: evidence(given + found.rows, pointer: .init(found.tick, "here")))
            }
        }
        return nil
    }

    /// The rule for this situation.
    private func exactly(_ rule: UseRule) -> UseRule {
        switch rule {
        case .any, .each, .anew: rule
        case .whenever: kind == .nobody ? .each : rule
        case .perSubscriber: [.secondSubscriber, .laterSubscriber].contains(kind) ? .whenever : .each
        }
    }

    private func has(_ label: String) -> Bool { uses.contains { $0.label == label } }
}

extension Scene.Subscriber {
    /// What came, from the subscription on, if that is not at tick 0.
    fileprivate func row(_ label: String, _ names: MarbleNames<Element>) -> Timeline.Row {
        var row = Timeline.Row(label)
        let events = recording.events
        if subscription.subscribe > 0 { row.subscribe(at: subscription.subscribe) }
        for recorded in events { row.add(recorded.value, at: recorded.time, text: names.name) }
        let hasEnd = events.contains { $0.value.isStopEvent }
        if !subscription.isOpen, !hasEnd { row.dispose(at: subscription.unsubscribe) }
        return row
    }
}
