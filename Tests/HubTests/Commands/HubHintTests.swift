import Testing

@testable import Hub
@testable import LessonKit

struct HubHintTests {
    private func hint(_ sample: SampleCourse) -> String {
        let terminal = sample.told("hint", "2", "2")
        return terminal.text
    }

    @Test func `one rung at a time, then all of them`() throws {
        let sample = try SampleCourse()
        #expect(
            hint(sample) == """
                subscribe 2 · A diary

                Hint 1 of 3
                  The concept.

                One more:
                    swift run workbook hint subscribe 2
                """)
        #expect(
            hint(sample) == """
                subscribe 2 · A diary

                Hint 2 of 3
                  The operator `map`.

                       map { $0 }

                One more:
                    swift run workbook hint subscribe 2
                """)
        let third = hint(sample)
        #expect(third.contains("Hint 3 of 3\n  The shape.\n\nThere are no more. Check:"))
        #expect(!third.contains("Hint 2"))
        for _ in 1...2 {
            let all = hint(sample)
            #expect(["Hint 1 of 3", "Hint 2 of 3", "Hint 3 of 3", "no more"].allSatisfy(all.contains))
        }
    }

    @Test func `an exercise without hints says where they are missing`() throws {
        let sample = try SampleCourse()
        let terminal = sample.told("hint", "subscribe", "1", ending: 64, on: FakeTerminal(columns: 100))
        #expect(
            terminal.complaints == [
                "Lessons/02-subscribe/Hints.md has no numbered hints under \"## 1 · After an error\"."
            ])
    }
}
