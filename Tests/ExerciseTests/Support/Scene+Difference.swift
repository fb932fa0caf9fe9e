import LessonKit
import Marbles
import Streams

/// What differs from the solution's run, as a diagnosis without a known mistake.
extension Scene {
    /// Names what differs in `faults`.
    ///
    /// - Returns: Nil if nothing differs.
    func difference(from expected: Scene, _ rule: UseRule) -> Diagnosis? {
        thrownDifference(from: expected) ?? eventDifference(from: expected, rule)
            ?? lineDifference(from: expected, rule) ?? useDifference(from: expected, rule)
            ?? slipDifference() ?? noteDifference(from: expected)
    }

    /// Whether it put something on a real queue beside the virtual clock, and the solution did not.
    func isOnRealQueue(unlike expected: Scene) -> Bool {
        hasRealQueue && !expected.hasRealQueue && thrown == nil && !Self.isMostlyWaiting
    }

    private var sentences: [Evidence] { situation.map { [.sentence($0)] } ?? [] }

    private func thrownDifference(from expected: Scene) -> Diagnosis? {
        if (expected.thrown != nil) || thrown != nil { faults = [.throwing] }
        return switch (expected.thrown, thrown) {
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

    private func eventDifference(from expected: Scene, _ rule: UseRule) -> Diagnosis? {
        let names = MarbleNames(
            (expected.subscribers + subscribers).flatMap { Received(events: $0.recording.events).elements })
        for (index, (wanted, yours)) in zip(expected.subscribers, subscribers).enumerated() {
            let events = (wanted.recording.events, yours.recording.events)
            guard let drawn = Difference(expected: events.0, got: events.1, text: names.name),
                let plain = Difference(expected: events.0, got: events.1)
            else { continue }
            (differing, differs) = (index, drawn.tick)
            let seen = Seen(expected: events.0, got: events.1)
            self.seen = seen
            if let seen { faults.insert(seen.fault) }
            let before = subscribers[..<index].map { $0.row($0.name, names) }
            let sentences = [
                subscribers.count > 1 ? "What came to \(yours.name) is not right." : nil,
                seen?.sentence { $0 is String ? "\"\($0)\"" : "\($0)" } ?? "The first difference is at \(plain).",
                isSecond ? mixed() : cause(from: expected, rule, until: drawn.tick),
            ]
            return Diagnosis(
                sentences.compactMap { $0 }.joined(separator: " "),
                evidence: evidence(
                    given + before + [wanted.row("expected", names), yours.row("yours", names)],
                    pointer: .init(drawn.tick, drawn.description), legend: names.legend))
        }
        return nil
    }

    /// The situations are tried in their order: one subscriber alone has received what the text shows.
    private func mixed() -> String {
        faults.insert(.mixesSubscribers)
        return "A subscriber alone receives the right events. What is there once, for both?"
    }

    /// A source that was used otherwise no later than what came was wrong: it says more.
    private func cause(from expected: Scene, _ rule: UseRule, until tick: TestTime) -> String? {
        // With an end, the sources are let go of anyway.
        let isOver = [self, expected].contains {
            $0.received.events.contains { $0.value.isStopEvent && $0.time <= tick }
        }
        return
            useDifferences(from: expected, rule == .any ? .any : .each)
            .filter { $0.tick < tick || $0.tick == tick && ($0.isAgain || $0.yours.isEmpty || !isOver) }
            .filter { rule == .each || $0.isAgain || $0.differs(.whenever) }
            .filter { rule != .whenever || !$0.isOneForMany }
            .min { $0.tick < $1.tick }.map(told)
    }

    private func told(_ use: UseDifference) -> String {
        let stops = subscribers.map(\.subscription.unsubscribe)
        let told = use.told(in: kind, stop: stops.max().flatMap { $0 < Self.duration ? $0 : nil })
        faults.insert(told.fault)
        return told.sentence
    }

    private func lineDifference(from expected: Scene, _ rule: UseRule) -> Diagnosis? {
        guard let difference = Lines.difference(expected.lines, from: lines) else { return nil }
        let evidence = evidence(given) + difference.evidence
        if kind == .nobody, expected.lines.isEmpty, let line = lines.first {
            faults.insert(.unasked)
            return Diagnosis(
                "Nobody has subscribed, and there is \"\(line)\". Which code runs only on subscribe?",
                evidence: evidence)
        }
        let seen = Seen(expected: expected.lines, got: lines)
        let goesOn = isDisposed ? useDifference(from: expected, rule)?.meaning : nil
        faults.insert(seen.fault)
        return Diagnosis(
            [seen.lineSentence(expected.lines, lines) ?? difference.meaning, goesOn].compactMap { $0 }
                .joined(separator: " "), evidence: evidence)
    }

    private func slipDifference() -> Diagnosis? {
        guard let slip else { return nil }
        faults.insert(slip.fault)
        return Diagnosis(slip.sentence, evidence: evidence(given))
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
        faults.insert(.note)
        return Diagnosis(
            "\(rows[marked][0]): \(named(rows[marked][1])) is expected, and yours is \(named(rows[marked][2])).",
            evidence: evidence(given) + [.table(.init(["", "expected", "yours"], rows, marked: marked))])
    }

    private func named(_ value: String) -> String { value.isEmpty ? "nothing" : value }

    private func useDifference(from expected: Scene, _ rule: UseRule) -> Diagnosis? {
        useDifferences(from: expected, exactly(rule)).first.map { found in
            Diagnosis(told(found), evidence: evidence(given + found.rows, pointer: .init(found.tick, "here")))
        }
    }

    private func useDifferences(from expected: Scene, _ rule: UseRule) -> [UseDifference] {
        var labels: [String] = []
        for use in expected.uses + uses where !labels.contains(use.label) { labels.append(use.label) }
        return labels.compactMap { label in
            UseDifference(
                label, expected: expected.has(label) ? expected.uses(label) : [], yours: has(label) ? uses(label) : [],
                rule: rule)
        }
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
