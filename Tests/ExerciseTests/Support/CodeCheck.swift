import Foundation
import LessonKit
import Marbles
import Streams

/// Describes the check of an exercise whose answer is code: the situations that it is tried in, then the mistakes.
public final class CodeCheck<Answer, Stage: Scene<Element>, Element: Equatable> {
    /// Whether a mistake was made, seen from a scene that differs from the solution's.
    public typealias Sign = (Stage) -> Bool

    /// How exactly the subscriptions of sources have to be the solution's.
    public var uses = UseRule.whenever
    /// Whether the exercise runs on the main queue, as a screen does.
    public var isOnMain = false

    private var situations: [(name: String, kind: Situation, play: (Stage, Answer) throws -> Void)] = []
    private var mistakes: [(known: Check.KnownMistake, sign: Sign)] = []
    private var thrown: [(known: Check.KnownMistake, sign: (any Error) -> Bool)] = []
    private var standing: [(known: Check.KnownMistake, sign: Sign)] = []
    private var wrong: [(name: String, line: Int, answer: Answer, words: Check.Words)] = []
    private var right: [(name: String, line: Int, answer: Answer)] = []
    private var excused: Set<Situation> = []
    private var standingAnswers: Set<Standing> = []
    private var drawn: (marbles: String, line: Int)?
    private let solution: Answer
    /// The solution's scenes that are known, and what guards them.
    private var scenes: [String: Stage] = [:]
    private let lock = NSLock()

    fileprivate init(_ solution: Answer) { self.solution = solution }

    // MARK: Situations

    /// A situation in which the answer gives a stream. The first one is the text's, and is also tried without a subscriber, with
    /// two of them, with one after the other, and disposed of in the middle. The others are inputs that the text does not show.
    ///
    /// - Parameters:
    ///   - name: What is tried, for the evidence: `words("so it goes")`.
    ///   - gives: What the text says that comes, as it is drawn there. The solution has to do so.
    ///   - stop: The tick of the dispose; left out, half way.
    ///   - play: Hands sources and fakes of the scene to the answer.
    public func stream(
        _ name: String, gives marbles: String? = nil, disposedAt stop: TestTime? = nil, line: Int = #line,
        _ play: @escaping (Stage, Answer) throws -> Observable<Element>
    ) {
        let isText = situations.isEmpty
        add(name, isText ? .text : .otherInput) { scene, answer in scene.subscribe(to: try play(scene, answer)) }
        if let marbles { drawn = drawn ?? (marbles, line) }
        guard isText else { return }
        add("\(name), and nobody subscribes", .nobody) { scene, answer in _ = try play(scene, answer) }
        add("\(name), with two subscribers at the same time", .secondSubscriber) { scene, answer in
            let stream = try play(scene, answer)
            scene.subscribe("the first", to: stream)
            scene.subscribe("the second", to: stream)
        }
        let end = { [self] in length(of: play, name) }
        add("\(name), with a second subscriber after the first", .laterSubscriber) { scene, answer in
            let stream = try play(scene, answer)
            scene.subscribe("the first", to: stream, disposedAt: end() + 1)
            scene.subscribe("the second", to: stream, at: end() + 2)
        }
        add("\(name), disposed of in the middle", .disposed) { scene, answer in
            let stop = stop ?? end() / 2
            if stop > 0 {
                scene.subscribe(to: try play(scene, answer), disposedAt: stop)
            } else {
                scene.subscribe(to: try play(scene, answer).take(1))
            }
        }
    }

    /// A situation that is played by hand: subscribe and log in `play`, as the exercise wants it.
    public func play(_ kind: Situation, _ name: String, _ play: @escaping (Stage, Answer) throws -> Void) {
        add(name, kind, play)
    }

    /// A call of a function that returns no stream: what it returns has to be what the solution returns. The first one is the
    /// text's, the others are inputs that the text does not show.
    ///
    /// - Parameter name: The call, for the evidence: `isAmount("12")`.
    public func call(_ name: String, _ call: @escaping (Answer) throws -> some Any) {
        add(name, situations.isEmpty ? .text : .otherInput) { scene, answer in
            let value = try call(answer)
            scene.note(name, value is String ? "\"\(value)\"" : "\(value)")
        }
        excused.formUnion([.secondSubscriber, .laterSubscriber, .disposed])
    }

    /// Says that a situation makes no sense here, or would ask for what the text leaves open.
    public func without(_ kind: Situation, because reason: String) {
        excused.insert(kind)
        situations.removeAll { $0.kind == kind }
    }

    /// Says that nobody could write this wrong answer.
    public func without(_ standing: Standing, because reason: String) { standingAnswers.insert(standing) }

    private func add(_ name: String, _ kind: Situation, _ play: @escaping (Stage, Answer) throws -> Void) {
        situations.append((name, kind, play))
    }

    /// The last tick in which the solution sends something.
    private func length(of play: (Stage, Answer) throws -> Observable<Element>, _ name: String) -> TestTime {
        let scene = Stage(name, .text)
        if let stream = try? play(scene, solution) { scene.subscribe(to: stream) }
        scene.run()
        return scene.received.events.last?.time ?? 0
    }

    // MARK: Mistakes

    /// A mistake, beside the wrong answer that makes it.
    ///
    /// - Parameters:
    ///   - meaning: What was seen, then what it means, and a question. It does not give the answer away.
    ///   - step: The title of the lesson's step that shows it.
    ///   - answer: The wrong answer.
    ///   - others: Further ones that this mistake has to take.
    ///   - sign: Whether a scene that differs from the solution's shows this mistake. The first mistake that does is the one.
    public func mistake(
        _ meaning: String, step: String? = nil, line: Int = #line, madeBy answer: Answer, orBy others: Answer...,
        sign: @escaping Sign
    ) {
        let known = Check.KnownMistake(meaning: meaning, step: step, line: line)
        mistakes.append((known, sign))
        for answer in [answer] + others { wrong.append((meaning, line, answer, .mistake(known))) }
    }

    /// A standing mistake: what comes is what the text shows, whatever the answer was given.
    ///
    /// - Parameter answer: A wrong answer that is hard-coded to the text's example.
    public func hardCoded(
        _ meaning: String = "This is what the example shows. Here, something else came in.", line: Int = #line,
        _ answer: Answer
    ) {
        standingAnswers.insert(.hardCoded)
        // A mistake of the exercise's own may have better words.
        stand(meaning, line, answer, .someMistake) { [self] scene in
            guard scene.kind == .otherInput, let example = example else { return false }
            return areAlike(scene.elements, example.elements) || areAlike(scene.lines, example.lines)
        }
    }

    /// A standing mistake: a second subscriber, or a second call, gets something else than the first.
    ///
    /// - Parameter answer: A wrong answer that works once.
    public func worksOnce(
        _ meaning: String =
            "It works the first time, and not the second time. What is made only once, and has to be made each time?",
        line: Int = #line, _ answer: Answer
    ) {
        standingAnswers.insert(.worksOnce)
        stand(meaning, line, answer) { scene in
            [.secondSubscriber, .laterSubscriber].contains(scene.kind) && (scene.differing > 0 || !scene.lines.isEmpty)
        }
    }

    private func stand(
        _ meaning: String, _ line: Int, _ answer: Answer, _ words: Check.Words? = nil, _ sign: @escaping Sign
    ) {
        let known = Check.KnownMistake(meaning: meaning, step: nil, line: line)
        standing.append((known, sign))
        wrong.append((meaning, line, answer, words ?? .mistake(known)))
    }

    /// Whether one begins with all of the other.
    private func areAlike<Value: Equatable>(_ some: [Value], _ others: [Value]) -> Bool {
        !some.isEmpty && !others.isEmpty && (some.starts(with: others) || others.starts(with: some))
    }

    /// A mistake that makes the function throw, beside the wrong answer that makes it.
    ///
    /// - Parameter sign: Whether it is this error.
    public func throwing(
        _ meaning: String, step: String? = nil, line: Int = #line, madeBy answer: Answer,
        sign: @escaping (any Error) -> Bool
    ) {
        let known = Check.KnownMistake(meaning: meaning, step: step, line: line)
        thrown.append((known, sign))
        wrong.append((meaning, line, answer, .mistake(known)))
    }

    /// A wrong answer that repeats without end. The check stops it, and has words for it.
    public func endless(_ name: String, line: Int = #line, _ answer: Answer) {
        wrong.append((name, line, answer, .endless))
    }

    /// A wrong answer that has to be rejected, whatever the words.
    public func rejects(_ name: String, line: Int = #line, _ answer: Answer) {
        wrong.append((name, line, answer, .any))
    }

    /// An unusual right answer that has to pass.
    public func accepts(_ name: String, line: Int = #line, _ answer: Answer) { right.append((name, line, answer)) }

    // MARK: The verdict

    private var example: Stage? {
        situations.first { $0.kind == .text }.map { played($0, solution) }
    }

    private func played(
        _ situation: (name: String, kind: Situation, play: (Stage, Answer) throws -> Void), _ answer: Answer
    ) -> Stage {
        let scene = Stage(situation.name, situation.kind)
        scene.hasEndlessSubscriptions = Endless.isMet {
            do {
                try situation.play(scene, answer)
                scene.run()
            } catch {
                scene.thrown = error
            }
        }
        return scene
    }

    /// What the solution does in a situation. Where runs wait, it is played once for all answers.
    private func expected(
        in situation: (name: String, kind: Situation, play: (Stage, Answer) throws -> Void)
    ) -> Stage {
        guard Stage.isMostlyWaiting else { return played(situation, solution) }
        lock.lock()
        defer { lock.unlock() }
        let name = "\(situation.kind): \(situation.name)"
        let scene = scenes[name] ?? played(situation, solution)
        scenes[name] = scene
        return scene
    }

    private func verdict(on answer: Answer) -> Verdict { onMain(if: isOnMain) { verdictHere(on: answer) } }

    private func verdictHere(on answer: Answer) -> Verdict {
        for situation in situations.sorted(by: { $0.kind.rawValue < $1.kind.rawValue }) {
            let expected = expected(in: situation)
            let scene = played(situation, answer)
            if scene.thrown is ToDo { return .toDo }
            if let diagnosis = scene.thrown as? Diagnosis ?? scene.endless { return .wrong(diagnosis) }
            guard var diagnosis = scene.difference(from: expected, uses) else { continue }
            let mistake =
                if let error = scene.thrown {
                    thrown.first { $0.sign(error) }?.known
                } else {
                    (mistakes + standing).first { $0.sign(scene) }?.known
                }
            if let mistake {
                (diagnosis.meaning, diagnosis.step) = (mistake.meaning, mistake.step)
            }
            return .wrong(diagnosis)
        }
        return .passed
    }

    fileprivate func check(_ attempt: Answer, file: String, line: Int) -> Check {
        func verdicts(on answer: Answer) -> () -> Verdict { { self.verdict(on: answer) } }
        var check = Check(
            file: CheckFile(file), line: line, attempt: verdicts(on: attempt), solution: verdicts(on: solution))
        check.wrong = wrong.map {
            .init(name: $0.name, line: $0.line, verdict: verdicts(on: $0.answer), words: $0.words)
        }
        check.right = right.map { .init(name: $0.name, line: $0.line, verdict: verdicts(on: $0.answer)) }
        check.mistakes = (mistakes + standing).map(\.known) + thrown.map(\.known)
        check.problems = onMain(if: isOnMain) { problems }
        if Stage.isMostlyWaiting { check.playTogether() }
        return check
    }

    private var problems: [String] {
        let needed: [(Situation, String)] = [
            (.text, "what the text shows: check.stream(...) or check.play(.text, ...)"),
            (
                .otherInput,
                "an input that the text does not show: a second check.stream(...) or check.play(.otherInput, ...)"
            ),
            (.secondSubscriber, "a second subscriber at the same time: check.play(.secondSubscriber, ...)"),
            (.laterSubscriber, "a second subscriber after the first: check.play(.laterSubscriber, ...)"),
            (.disposed, "disposed of in the middle: check.play(.disposed, ...)"),
        ]
        var problems = needed.filter { kind, _ in
            !excused.contains(kind) && !situations.contains { $0.kind == kind }
        }.map { "The check does not try \($0.1). Where it makes no sense: check.without(.\($0.0), because: ...)." }
        if !standingAnswers.contains(.hardCoded), !excused.contains(.otherInput) {
            problems.append(
                "The check has no wrong answer that is hard-coded to the text's example: check.hardCoded { ... }.")
        }
        if !standingAnswers.contains(.worksOnce), !excused.contains(.secondSubscriber) {
            problems.append("The check has no wrong answer that works once: check.worksOnce { ... }.")
        }
        if let drawn, let example {
            let names = MarbleNames(example.elements)
            let row = Timeline.Row("", example.received.events, text: names.name)
            let marbles = Timeline([row]).draw(width: 200).first?.drop { $0 == " " } ?? ""
            if marbles != drawn.marbles {
                problems.append("Line \(drawn.line) says that \(drawn.marbles) comes. The solution gives \(marbles).")
            }
        }
        return problems
    }
}

extension Check {
    /// The check of an exercise whose answer is code.
    ///
    /// - Parameters:
    ///   - attempt: The learner's function, from Exercise.swift.
    ///   - solution: The function of the same name from Solution.swift. What it does is what is expected.
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

/// The two wrong answers that every check has.
public enum Standing: Sendable {
    /// It does what the text's example shows, whatever it is given.
    case hardCoded
    /// It works for the first subscriber or the first call only.
    case worksOnce
}
