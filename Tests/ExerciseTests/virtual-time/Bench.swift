import ExerciseSupport

/// Puts a test that a learner has written to code that it has to accept, and to code that it has to refuse.
///
/// The order counts: a test is told the first version that it is wrong about. So crude faults come first.
final class Bench<Code> {
    typealias Test = (Code) throws -> Void

    /// A mistake that does not depend on a fault.
    enum Flaw {
        case usesNothing, subscribesToNothing, otherClock, clockStands, expectsNothing
        case tooEarly, tooLate, usedClock, otherTicks, refusesRight, unreadable
    }

    private let check: CodeCheck<Test, Scene<String>, String>
    let thing: String
    let solution: Test
    let watched: (Watch, Code) -> Code
    var model: Code?

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
        check.play(.further, "another right \(thing)") { [self] _, test in try accept(code, test, meaning: meaning) }
    }

    /// Code with a fault.
    ///
    /// - Parameters:
    ///   - what: What it does: `shows each weight at once`.
    ///   - step: The step that shows how to see it.
    ///   - unseen: A test in which it does nothing else than the right code.
    ///   - ignored: A test in which it does something else, and the test does not look.
    func faulty(
        _ what: String, step: StepReference? = nil, unseen: Test? = nil, ignored: Test? = nil, line: Int = #line,
        _ code: Code
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
}
