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
            Self.told(source, 1, 3) == ["1 { $0.map { ($0, 1) } }", "1 early(words)", "1 Observable.of(line)"])
        #expect(Self.told(source, 5, 1) == ["7 { $0 }"])
        #expect(Self.told("check.rejects(\n    .late, { $0 },\n    { $1 })", 1, 2) == ["2 { $0 }", "3 { $1 }"])
        #expect(Self.told("check.worksOnce { $0 }", 1, 1) == ["1 $0"])
    }

    private static func told(_ source: String, _ line: Int, _ count: Int) -> [String] {
        WrongAnswerLines(in: source, from: line, count: count).answers.map { "\($0.line) \($0.text)" }
    }
}
