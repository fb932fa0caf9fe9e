import LessonKit
import Testing

@Suite struct VerdictTests {
    @Test func `a check that returns passes`() {
        #expect(Verdict {} == .passed)
    }

    @Test func `an answer that nobody has begun is to do`() {
        #expect(Verdict { throw ToDo() } == .toDo)
        #expect(Verdict { try toDo() } == .toDo)
    }

    @Test func `a diagnosis makes it wrong`() {
        let diagnosis = Diagnosis("It never ends.", evidence: ["yours  --1"])
        #expect(Verdict { throw diagnosis } == .wrong(diagnosis))
    }

    @Test func `what else is thrown came out of the answer, and is named`() {
        struct Broken: Error {}
        guard case .wrong(let diagnosis) = Verdict(of: { throw Broken() }) else {
            Issue.record("not wrong")
            return
        }
        #expect(diagnosis.meaning.contains("Broken()"))
    }

    @Test func `a diagnosis reads as its evidence, indented, and its meaning`() {
        #expect("\(Diagnosis("It never ends.", evidence: ["a", "b"]))" == "    a\n    b\nIt never ends.")
    }

    @Test func `an exercise puts attempt, solution and wrong answers to one check`() {
        let untouched: () throws -> Int = { throw ToDo() }
        let exercise = Exercise(
            1, "Four", as: (() throws -> Int).self, attempt: untouched, solution: { 4 },
            wrong: [Wrong("one too many", diagnosis: "not four") { 5 }],
            check: { answer in
                let number = try answer()
                if number != 4 { throw Diagnosis("\(number) is not four.") }
            })
        #expect(exercise.verdictOnAttempt() == .toDo)
        #expect(exercise.verdictOnSolution() == .passed)
        #expect(exercise.wrongAnswers.map { $0.verdict() } == [.wrong(Diagnosis("5 is not four."))])
    }
}
