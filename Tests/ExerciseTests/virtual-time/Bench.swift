import ExerciseSupport
import LessonKit
import Marbles
import Streams

/// Puts a test that a learner has written to code that it has to accept, and to code that it has to refuse.
///
/// The order counts: a test is told the first version that it is wrong about. So crude faults come first.
final class Bench<Code> {
    typealias Test = (Code) throws -> Void

    /// A mistake that does not depend on a fault.
    enum Flaw {
        case usesNothing, subscribesToNothing, otherClock, clockStands, expectsNothing
        case tooEarly, tooLate, usedClock, refusesRight, unreadable
    }

    private let check: CodeCheck<Test, Scene<String>, String>
    let thing: String
    private let solution: Test
    private let watched: (Watch, Code) -> Code
    private var model: Code?

    /// - Parameters:
    ///   - thing: What the code under test is: `scale`.
    ///   - solution: A test that sees all faults.
    ///   - watched: The same code, watched.
    init(
        _ check: CodeCheck<Test, Scene<String>, String>, of thing: String, solution: @escaping Test,
        watched: @escaping (Watch, Code) -> Code
    ) {
        (self.check, self.thing, self.solution, self.watched) = (check, thing, solution, watched)
        let reason = "a test has no subscribers"
        check.without(.otherInput, because: "the versions of the code are the inputs")
        for kind in [Situation.Kind.secondSubscriber, .laterSubscriber, .disposed] {
            check.without(kind, because: reason)
        }
    }

    // MARK: Versions

    /// Code that is right, as the text has it.
    func right(_ code: Code) {
        model = code
        check.play(.text, "a right \(thing)") { [self] _, test in try accept(code, test) }
    }

    /// Code that is right in another way.
    ///
    /// - Parameters:
    ///   - meaning: What a test expects that fails with it.
    ///   - strict: Such a test.
    func alsoRight(_ meaning: String, strict: @escaping Test, line: Int = #line, _ code: Code) {
        check.mistake(meaning, step: nil, line: line, madeBy: strict) { _ in false }
        check.play(.further, "another right \(thing)") { [self] _, test in
            try accept(code, test, meaning: meaning)
        }
    }

    /// Code with a fault.
    ///
    /// - Parameters:
    ///   - what: What it does: `shows each weight at once`.
    ///   - step: The step that shows how to see it.
    ///   - unseen: A test in which it does nothing else than the right code.
    ///   - ignored: A test in which it does something else, and the test does not look.
    func faulty(
        _ what: String, step: String? = nil, unseen: Test? = nil, ignored: Test? = nil, line: Int = #line, _ code: Code
    ) {
        let begin = "Your test passes with a \(thing) that \(what). "
        let (blind, deaf) = (
            begin + "In your test it does the same as a right one. What has to happen so that the two differ?",
            begin + "In your test it does something else than a right one. Which expectation looks at that?"
        )
        if let unseen { check.mistake(blind, step: step, line: line, madeBy: unseen) { _ in false } }
        if let ignored { check.mistake(deaf, step: step, line: line, madeBy: ignored) { _ in false } }
        check.play(.further, "a \(thing) that \(what)") { [self] _, test in
            try refuse(code, test, what, step, blind, deaf)
        }
    }

    /// A mistake that does not depend on a fault, and a test that makes it.
    func flaw(_ flaw: Flaw, line: Int = #line, madeBy test: @escaping Test) {
        check.mistake(words(flaw), step: step(flaw), line: line, madeBy: test) { _ in false }
    }

    // MARK: The verdict

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

    private func accept(_ code: Code, _ test: Test, meaning: String? = nil) throws {
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
                        .init(
                            Timeline(input + rows),
                            pointer: comparison.difference.map { .init($0.tick, $0.words) })),
                ], step: meaning == nil ? step(flaw) : nil)
        case .condition, nil:
            let place =
                failure.map { "Line \($0.line) of your file: this is not true." } ?? "Your test throws an error."
            throw Diagnosis(
                meaning ?? words(.refusesRight),
                evidence: [.sentence(place)] + picture(inputs.prefix(1) + outcome.watch.outside))
        }
    }

    /// Why a test fails with code that is right.
    private func refusal(_ sawNothing: Bool, _ watch: Watch) -> Flaw {
        if watch.hasUsedClock { return .usedClock }
        if watch.isLate { return .tooLate }
        return sawNothing && watch.isUsedLater ? .tooEarly : .refusesRight
    }

    private func refuse(
        _ code: Code, _ test: Test, _ what: String, _ step: String?, _ blind: String, _ deaf: String
    ) throws {
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
