import Testing

@testable import ExerciseSupport

@Suite("The first lines of wrong answers")
struct WrongAnswerLinesTests {
    @Test func `each answer of a mistake is told by its first line`() {
        let source = """
            check.mistake("No, it is not.", step: "One, two", madeBy: { $0.map { ($0, 1) } }, orBy: early(words), { line in
                // Why.
                Observable.of(line)
            }) { $0.ends }
            check.mistake(
                "Another.",
                madeBy: { $0 }
            ) { $0.ends }
            """
        #expect(
            WrongAnswerLines(in: source, from: 1).lines
                == ["{ $0.map { ($0, 1) } }", "early(words)", "Observable.of(line)"])
        #expect(WrongAnswerLines(in: source, from: 5).lines == ["{ $0 }"])
        #expect(WrongAnswerLines(in: "check.worksOnce { $0 }", from: 1).lines == [])
    }
}
