import ExerciseSupport

/// The verdict on a test.
extension Bench {

    private struct Outcome {
        let run: Expectations
        let watch: Watch
        let hasThrown: Bool
        var isFailed: Bool { hasThrown || !run.failures.isEmpty }
    }

    private func outcome(_ code: Code, _ test: Test) throws -> Outcome {
        let run = Expectations()
        let watch = Watch { run.failures.isEmpty }
        var hasThrown = false
        do {
            try run.run { try test(watched(watch, code)) }
        } catch let todo as ToDo {
            throw todo
        } catch {
            hasThrown = true
        }
        return Outcome(run: run, watch: watch, hasThrown: hasThrown)
    }

    func accept(_ code: Code, _ test: Test, meaning: String? = nil) throws {
        let outcome = try outcome(code, test)
        if outcome.watch.hasOtherClock { throw Diagnosis(words(.otherClock), step: step(.otherClock)) }
        guard outcome.isFailed else { return }
        let failure = outcome.run.failures.first
        let inputs = outcome.watch.tracks.filter(\.isInput)
        let input = inputs.first.map { [$0.row($0.name)] } ?? []
        switch failure?.kind {
        case .malformed(let error):
            throw Diagnosis(
                words(.unreadable), evidence: [.code(error.diagram, mark: error.column), .sentence("\(error.reason)")])
        case .events(let comparison):
            var rows = Array(comparison.timeline.rows.suffix(2))
            (rows[0].label, rows[1].label) = ("you expect", "came")
            let flaw = refusal(failure?.sawNothing == true, outcome.watch)
            throw Diagnosis(
                meaning ?? words(flaw),
                evidence: [
                    .sentence("Line \(failure?.line ?? 0) of your file:"),
                    .diagram(
                        .init(Timeline(input + rows), pointer: comparison.difference.map { .init($0.tick, $0.words) })),
                ], step: meaning == nil ? step(flaw) : nil)
        case .condition, nil:
            let place =
                failure.map { "Line \($0.line) of your file: this is not true." } ?? "Your test throws an error."
            throw Diagnosis(
                meaning ?? words(outcome.watch.hasOtherTicks ? .otherTicks : .refusesRight),
                evidence: [.sentence(place)] + picture(inputs.prefix(1) + outcome.watch.outside))
        }
    }

    /// Why a test fails with code that is right.
    private func refusal(_ sawNothing: Bool, _ watch: Watch) -> Flaw {
        if watch.hasUsedClock { return .usedClock }
        if watch.hasOtherTicks { return .otherTicks }
        if watch.isLate { return .tooLate }
        return sawNothing && watch.isUsedLater ? .tooEarly : .refusesRight
    }

    func refuse(_ code: Code, _ test: Test, _ what: String, _ step: StepReference?, _ blind: String, _ deaf: String)
        throws
    {
        let outcome = try outcome(code, test)
        guard !outcome.isFailed, let model else { return }
        if let flaw = flaw(in: outcome) { throw Diagnosis(words(flaw), step: self.step(flaw)) }
        let right = try self.outcome(model, test).watch
        if let seen = difference(right, outcome.watch, what) {
            throw Diagnosis(deaf, evidence: [.sentence("In your test:"), seen], step: step)
        }
        let shown = try difference(self.outcome(model, solution).watch, self.outcome(code, solution).watch, what)
        throw Diagnosis(
            blind, evidence: shown.map { [.sentence("For example, here the two differ:"), $0] } ?? [], step: step)
    }

    private func flaw(in outcome: Outcome) -> Flaw? {
        let watch = outcome.watch
        if watch.clocks.isEmpty { return .usesNothing }
        if watch.isUnheard { return .subscribesToNothing }
        if watch.isStanding { return .clockStands }
        return outcome.run.count == 0 ? .expectsNothing : nil
    }

    private func picture(_ tracks: some Sequence<Watch.Track>) -> [Evidence] {
        let rows = tracks.map { $0.row($0.name) }
        return rows.isEmpty ? [] : [.diagram(.init(Timeline(rows)))]
    }
}

extension Watch {
    /// Whether something came to a subscriber after all.
    fileprivate var isUsedLater: Bool { isStanding || outside.contains { !$0.events.isEmpty } }
}

extension DiagramError {
    /// What is wrong, in words.
    fileprivate var reason: String {
        "\(self)".split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: " ")
    }
}
