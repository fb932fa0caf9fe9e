import LessonKit
import Streams
import Testing

@testable import ExerciseSupport

struct DiagramsCheckTests {
    /// The verdict on a prediction of three rows: `(12|)`, `(3|)` and `|`.
    private func verdict(_ prediction: String...) -> Verdict {
        let solution = ["(12|)", "(3|)", "|"]
        let check = Check(diagrams: { prediction }, solution: { solution }, of: Int.self, Self.describe)
        return check.attempt()
    }

    private static func describe(_ check: DiagramsCheck<Int>) {
        check.row("two") { _ in .of(1, 2) }
        check.row("one") { _ in .just(3) }
        check.row("none") { _ in .empty() }
    }

    @Test func `all wrong rows of a prediction are told at once`() {
        #expect(verdict("(12|)", "(3|)", "|") == .passed)
        guard case .wrong(let diagnosis) = verdict("(1|)", "(4|)", "-|") else {
            Issue.record("It passes.")
            return
        }
        #expect(diagnosis.evidence.first == "two")
        #expect(diagnosis.evidence.last == "not right either: one; none")
    }
}
