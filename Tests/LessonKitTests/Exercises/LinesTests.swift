import LessonKit
import Testing

struct LinesTests {
    @Test func `the same lines pass`() throws {
        try Lines.expect(["a", "b"], from: ["a", "b"])
        try Lines.predict(["a", "b"], truth: ["a", "b"])
    }

    @Test func `expected and yours stand beside each other, the first difference marked`() {
        let diagnosis = diagnosisOf { try Lines.expect(["한글", "b", "c"], from: ["한글", "x"], in: "stopped early") }
        #expect(
            diagnosis?.lines == [
                "stopped early",
                "expected  yours",
                "한글      한글",
                "b         x   <- here",
                "c",
            ])
        #expect(diagnosis?.meaning == "Line 2 should be \"b\", and is \"x\".")
    }

    @Test func `no line at all is said`() {
        #expect(
            diagnosisOf { try Lines.expect(["a"], from: []) }?.meaning
                == "The first line should be \"a\", and none came.")
    }

    @Test func `a line too few and a line too many are said`() {
        #expect(
            diagnosisOf { try Lines.expect(["a", "b"], from: ["a"]) }?.meaning
                == "After line 1 there should be another, \"b\", and none came.")
        #expect(
            diagnosisOf { try Lines.expect(["a"], from: ["a", "b"]) }?.meaning
                == "Nothing should come after line 1, but \"b\" did.")
    }

    @Test func `a prediction is told where it goes wrong, and not what is right`() {
        let diagnosis = diagnosisOf { try Lines.predict(["a", "c", "b"], truth: ["a", "b", "c"]) }
        #expect(diagnosis?.lines == ["   you said", "1  a", "2  c   <- not this", "3  b"])
        #expect(diagnosis?.meaning.contains("right as far as line 1") == true)
    }

    @Test func `a word that is never logged is named`() {
        let diagnosis = diagnosisOf { try Lines.predict(["a", "B"], truth: ["a", "b"]) }
        #expect(diagnosis?.meaning == "Nothing logs \"B\". The words are: \"a\", \"b\".")
    }

    @Test func `a prediction that is too short is asked for more`() {
        #expect(
            diagnosisOf { try Lines.predict(["a"], truth: ["a", "b"]) }?.lines.last == "2  ?   <- more is to come")
    }
}
