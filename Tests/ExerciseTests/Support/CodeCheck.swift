import Foundation
import LessonKit

/// Describes the check of an exercise whose answer is code: the situations that it is tried in, then the mistakes.
public final class CodeCheck<Answer, Stage: Scene<Element>, Element: Equatable> {
    /// Whether a mistake was made, seen from a scene that differs from the solution's.
    public typealias Sign = (Stage) -> Bool

    /// How exactly the subscriptions of sources have to be the solution's.
    public var uses = UseRule.whenever
    /// Whether the exercise runs on the main queue, as a screen does.
    public var isOnMain = false
    /// The titles of the lesson's steps that show a fault which the machine tells.
    public var steps: [Fault: StepReference] = [:]

    typealias Played = (id: Situation, name: String, play: (Stage, Answer) throws -> Void)

    /// The situations, in the order of the check.
    var situations: [Played] = []
    var mistakes: [(known: Check.KnownMistake, sign: Sign)] = []
    var thrown: [(known: Check.KnownMistake, sign: (any Error) -> Bool)] = []
    var standing: [(known: Check.KnownMistake, sign: (Stage, Stage) -> Bool)] = []
    var wrong: [(line: Int, answer: Answer, words: Check.Words)] = []
    var right: [(line: Int, answer: Answer)] = []
    /// What makes no sense here, and the standing wrong answers that are there or are excused.
    var excused: Set<Situation.Kind> = []
    var standingAnswers: Set<Standing> = []
    /// What the text draws, and the line of the check that says so.
    var drawn: (marbles: String, line: Int)?
    let solution: Answer
    /// The solution's scenes that are known, and what guards them.
    var scenes: [Situation: Stage] = [:]
    let lock = NSLock()

    init(_ solution: Answer) { self.solution = solution }
}

extension Check {
    /// The check of an exercise whose answer is code.
    ///
    /// - Parameters:
    ///   - attempt: The learner's function, from the exercise's file.
    ///   - solution: The function of Solution.swift, like `Solution.exercise3`. What it does is what is expected.
    ///   - stage: What a situation is played in: `Scene<String>.self`, where subscribers receive strings, or a subclass.
    ///   - describe: Adds the situations and the mistakes.
    public init<Answer, Stage: Scene<Element>, Element: Equatable>(
        _ attempt: Answer, solution: Answer, in stage: Stage.Type, file: String = #filePath, line: Int = #line,
        _ describe: (CodeCheck<Answer, Stage, Element>) -> Void
    ) {
        let check = CodeCheck<Answer, Stage, Element>(solution)
        describe(check)
        self = check.check(attempt, file: file, line: line)
    }
}
