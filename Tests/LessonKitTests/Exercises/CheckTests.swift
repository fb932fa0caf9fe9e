import Foundation
import LessonKit
import Marbles
import Streams
import Testing

@testable import ExerciseSupport

/// What is checked here is the form of a check, and how a check tells its verdict.
struct CheckTests {
    private typealias Answer = (Observable<Int>) throws -> Observable<Int>

    private let folder = TemporaryFolder()

    init() throws {
        try folder.write(
            """
            // Complete · It's doubled (class, 3 min)
            // mine
            struct Help {
                func help() {}
            }

            func doubled(_ source: Observable<Int>) throws -> Observable<Int> {
                return source
            }
            """, to: "Lessons/02-doubles/Exercises/02-its-doubled.swift")
        try folder.write("# Doubles\n\n## A number\n", to: "Lessons/02-doubles/README.md")
    }

    private func path(_ name: String = "02-its-doubled.swift") -> String {
        folder.url.appending(path: "Tests/ExerciseTests/doubles/\(name)").path
    }

    private static func solution(_ source: Observable<Int>) -> Observable<Int> { source.map { $0 * 2 } }

    /// A check of `attempt` with all that a check has, and what `describe` adds.
    private func check(
        of attempt: @escaping Answer = { $0.map { $0 * 2 } },
        with describe: (CodeCheck<Answer, Scene<Int>, Int>) -> Void = { _ in }
    ) -> Check {
        Check(attempt, solution: Self.solution, in: Scene<Int>.self, file: path(), line: 7) { check in
            check.stream("a few", gives: "-2-4|") { scene, doubled in
                try doubled(scene.cold("source", "-1-2|").asObservable())
            }
            check.stream("none") { scene, doubled in try doubled(scene.cold("source", "--|").asObservable()) }
            check.stream("others") { scene, doubled in try doubled(scene.cold("source", "-33-|").asObservable()) }
            check.mistake("Nothing came.", line: 11, madeBy: { _ in .never() }) { $0.isEmpty && !$0.ends }
            check.mistake("The numbers are as they were.", step: "A number", line: 12, madeBy: { $0 }) {
                $0.elements == [1, 2]
            }
            check.hardCoded(line: 13) { $0.enumerated().map { [2, 4][$0.index] } }
            check.worksOnce(line: 14) { firstOnly($0.map { $0 * 2 }) }
            check.accepts("shared") { $0.map { $0 * 2 }.share() }
            describe(check)
        }
    }

    // MARK: The verdict

    private func diagnosis(_ answer: @escaping Answer) -> Diagnosis? {
        if case .wrong(let diagnosis) = check(of: answer).attempt() { diagnosis } else { nil }
    }

    @Test func `what the solution does is right, and a stub is to do`() {
        #expect(check().attempt() == .passed)
        #expect(check(of: { _ in throw ToDo() }).attempt() == .toDo)
    }

    @Test func `the mistakes of other situations are found besides, each once`() {
        func others(_ answer: @escaping Answer) -> [String] {
            let check = self.check(of: answer) { check in
                check.mistake(
                    "The same number came once.", line: 15, madeBy: { $0.distinctUntilChanged().map { $0 * 2 } }
                ) { $0.kind == .otherInput && $0.elements.count == 1 }
            }
            guard case .wrong(let told) = check.attempt() else { return [] }
            return check.others(told).map(\.meaning)
        }
        #expect(others { $0 } == [])
        #expect(others { $0.distinctUntilChanged() } == ["The same number came once."])
        #expect(others { $0.distinctUntilChanged().map { $0 * 2 } } == [], "it is told already")
        #expect(others { _ in throw MarbleError() } == [])
        var calls = 0
        let outlives: Answer = { source in
            calls += 1
            return calls > 1 ? .never() : source.map { $0 * 2 }
        }
        #expect(others(outlives) == [], "what stays from call to call is one mistake")
    }

    @Test func `each row of a prediction has a mistake of its own, and all are found`() {
        let solution = { ["(1|)", "(2|)", "(3|)", "(4|)"] }
        let attempt = { ["1", "|", "|", "5"] }
        let check = Check(diagrams: attempt, solution: solution, of: Int.self, file: path(), line: 7) { check in
            for number in 1...4 {
                check.row("just(\(number))") { _ in .just(number) }
                if number == 1 { check.mistake("It has no end.", madeBy: "1") { !$0.ends } }
            }
            check.mistake("It is empty.", inEveryRow: true, madeBy: "|") { $0.elements.isEmpty }
        }
        guard case .wrong(let told) = check.attempt() else {
            Issue.record("it passes")
            return
        }
        #expect(told.meaning == "It has no end.")
        #expect(check.others(told).map(\.meaning) == ["It is empty."])
    }

    @Test func `the picture has the situation, the source, both rows and the first difference`() {
        let found = diagnosis { $0.map { $0 == 2 ? 5 : $0 * 2 } }
        #expect(found?.meaning == "5 came at tick 3, and 4 should come there.")
        #expect(found?.step == nil)
        #expect(
            found?.lines.filter { !$0.hasPrefix("tick") } == [
                "a few", "source     -1-2|", "expected   -2-4|", "yours      -2-5|",
                "              ^ tick 3: expected 4, got 5",
            ])
        #expect(diagnosis { $0 }?.step == "A number")
    }

    @Test func `a gap beside a bracket is explained`() {
        let found = diagnosis { $0.flatMap { Observable.of($0 * 2, 9) } }
        #expect(
            found?.lines.suffix(5) == [
                "source     -1   -2   |", "expected   -2   -4   |", "yours      -(29)-(49)|",
                "            ^ tick 1: nothing more was expected, got 9",
                "(a bracket is one tick, and the gap below or above it takes no time)",
            ])
    }

    @Test func `a subscription that goes on after the dispose is seen`() {
        let found = diagnosis { source in
            Observable.create { observer in
                _ = source.map { $0 * 2 }.subscribe(observer)
                return Disposables.create()
            }
        }
        #expect(found?.lines.first == "a few, disposed of in the middle")
        #expect(
            found?.meaning
                == "The subscription was disposed of at tick 2, and source is still in use. What disposes of it?"
        )
    }

    @Test func `an answer that works once is told so if nobody meets, and otherwise asked what two have together`() {
        let meeting = diagnosis { firstOnly($0.map { $0 * 2 }) }
        #expect(meeting?.meaning.hasSuffix("What is there once, for both?") == true)
        let later = diagnosis { $0.map { $0 * 2 }.share(scope: .forever) }
        #expect(later?.lines.first == "a few, with a second subscriber after the first")
        #expect(later?.meaning.hasPrefix("It works the first time, and not the second time.") == true)
    }

    @Test func `what is thrown names the situation`() {
        struct Broken: Error {}
        let found = diagnosis { _ in
            throw Broken()
        }
        #expect(found?.lines == ["a few"])
        #expect(found?.meaning.contains("Broken()") == true)
    }

    @Test func `long elements have letters, and each value its own`() {
        let names = MarbleNames(["so", "a", "it", "so", ""])
        #expect(["so", "a", "it", ""].map(names.name) == ["b", "a", "c", "d"])
        #expect(names.legend == ["b: so", "c: it", "d: \"\""])
    }

    // MARK: Where it stands

    @Test func `a wrong answer is recorded at the learner's function, wherever that stands now`() async throws {
        let file = CheckFile(path())
        #expect(file.title == "It's doubled")
        #expect(file.learnersLine == 7 && !file.hasMark)
        #expect(file.exercisePath.hasSuffix("Lessons/02-doubles/Exercises/02-its-doubled.swift"))

        try await withKnownIssue {
            let check = check(of: { _ in .never() })
            let trait = ExerciseTrait.exercise(check, file: path())
            try await trait.provideScope(for: #require(Test.current), testCase: nil) {}
        } matching: { issue in
            issue.sourceLocation?.line == 7 && issue.sourceLocation?.fileName == "02-its-doubled.swift"
                && issue.comments.first?.rawValue.contains("\nNothing came.\nA hint: swift run workbook hint doubles 2")
                    == true
        }
    }

    // MARK: The proof

    @Test func `a whole check has no problems`() async {
        #expect(await problems(check()) == [])
        #expect(
            await Proof(check(), test: "doubled()").problems.map(\.text) == [
                "The test of doubles 2 is called doubled(). Its name is `2 · It's doubled`."
            ])
    }

    @Test func `a check without its mistakes, situations or standing answers is refused`() async throws {
        let check = Check(Self.solution as Answer, solution: Self.solution, in: Scene<Int>.self, file: path(), line: 7)
        { check in
            check.play(.text, "by hand") { scene, doubled in scene.subscribe(to: try doubled(.just(1))) }
        }
        let words = [
            "an input that the text does not show", "a second subscriber at the same time",
            "a second subscriber after the first", "disposed of in the middle", "hard-coded to the text's example",
            "works once",
        ]
        #expect(check.formProblems.count == words.count)
        for (problem, words) in zip(check.formProblems, words) { #expect(problem.contains(words)) }
    }

    @Test func `a wrong answer that is accepted, or that another mistake takes, is refused at its line`() async throws {
        func refused(_ line: Int, _ words: String, _ describe: (CodeCheck<Answer, Scene<Int>, Int>) -> Void) async {
            let problems = await problems(check(with: describe))
            #expect(problems.contains { $0.line == line && $0.text.hasPrefix(words) }, "\(problems.map(\.text))")
        }
        await refused(21, "This wrong answer is not rejected: it passes. If it is a right answer") {
            $0.mistake("Never.", line: 21, madeBy: Self.solution) { _ in false }
        }
        await refused(21, "The mistake in line 11 takes the wrong answer of this one. Narrow the sign") {
            $0.mistake("Never.", line: 21, madeBy: { _ in .never() }) { _ in true }
        }
        let unknown =
            "No mistake takes this wrong answer. The answer differs first in \"a few\". There the sign of line 21 is asked, "
            + "and it says no. "
        await refused(
            21, unknown + "It says no in the other situations, too. Widen the sign, or write what the machine"
        ) {
            $0.mistake("Never.", line: 21, madeBy: { _ in .just(7) }) { _ in false }
        }
        await refused(21, unknown + "It says yes in \"a few, with two subscribers at the same time\", \"a few, with") {
            $0.mistake("The end is late.", line: 21, madeBy: { $0.map { $0 * 3 } }) { $0.isSecond }
        }
        await refused(21, "The machine should tell .early of this wrong answer. It tells lost") {
            $0.rejects(.early, line: 21) { $0.map { $0 * 2 }.skip(1) }
        }
        await refused(22, "This right answer does not pass") {
            $0.accepts("late", line: 22) { $0.map { $0 * 2 + 1 } }
        }
    }

    @Test func `names that the lesson does not have are refused`() {
        let step = check(with: { check in
            check.mistake("Never.", step: "Nowhere", madeBy: { _ in .just(7) }) { _ in false }
        })
        #expect(step.formProblems == ["The lesson doubles has no step \"Nowhere\". It has \"A number\"."])
        #expect(CheckFile(path()).problems(steps: ["A number"]) == [])
        let lost = CheckFile(path("09-more.swift")).problems(steps: [])
        #expect(
            lost.map { $0.hasSuffix("Exercises/09-more.swift is missing. Which exercise does this check?") } == [true])
    }

    @Test func `what the text draws is what the solution gives`() {
        let check = Check(Self.solution as Answer, solution: Self.solution, in: Scene<Int>.self, file: path(), line: 7)
        { check in
            check.stream("a few", gives: "-2-5|", line: 8) { scene, doubled in
                try doubled(scene.cold("source", "-1-2|").asObservable())
            }
        }
        #expect(
            check.formProblems.contains {
                $0.hasPrefix("Line 8 says that -2-5| comes. The solution gives -2-4|. Where values")
            })
    }

    @Test(arguments: [(30, nil), (50, 40), (70, 60), (100, 80)] as [(Int, Int?)])
    func `a word that is torn is told with the width`(letters: Int, columns: Int?) {
        let word = String(repeating: "a", count: letters)
        for evidence in [.sentence("a word, and \(word)"), .lines([word])] as [Evidence] {
            // A table needs some room.
            let expected = evidence == .lines([word]) && columns == 40 ? nil : columns
            let torn = Diagnosis("No.", evidence: [evidence]).torn
            #expect(torn.map { String($0.prefix { $0 != ":" }) } == expected.map { "at \($0) columns" })
        }
    }

    @Test func `a solution that does not predict what comes is told with what comes`() async {
        func one<Answer>(_ answer: Answer) -> () -> Answer { { answer } }
        let marbles = Check(diagram: one("-1|"), solution: one("-2|"), of: Int.self, file: path(), line: 7) { check in
            check.truth { $0.cold("source", "-1|").asObservable() }
        }
        let lines = Check(lines: one(["1"]), solution: one(["2"]), file: path(), line: 7) { check in
            check.truth { log in log("1") }
        }
        for (check, words) in [(marbles, "what comes   -1|"), (lines, #"what comes: ["1"]"#)] {
            let told = await problems(check).map(\.text)
            #expect(told.contains { $0.contains(words) }, "\(told)")
        }
    }

    private func problems(_ check: Check) async -> [Proof.Problem] {
        await Proof(check, test: "`2 · It's doubled`()").problems
    }
}
