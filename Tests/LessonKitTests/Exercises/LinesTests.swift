import LessonKit
import Testing

@testable import ExerciseSupport

struct LinesTests {
    @Test func `expected and yours stand beside each other, the first difference marked and said`() {
        let difference = Lines.difference(["한글", "b", "c"], from: ["한글", "x"])
        #expect(difference?.lines == ["expected  yours", "한글      한글", "b         x   <- here", "c"])
        #expect(difference?.meaning == "Line 2 should be \"b\", and is \"x\".")
        #expect(Lines.difference(["a", "b"], from: ["a", "b"]) == nil)
    }

    @Test(arguments: [
        (["a"], [], "The first line should be \"a\", and none came."),
        (["a", "b"], ["a"], "After line 1 there should be another, \"b\", and none came."),
        (["a"], ["a", "b"], "Nothing should come after line 1, but \"b\" did."),
    ])
    func `a line too few and a line too many are said`(expected: [String], lines: [String], says: String) {
        #expect(Lines.difference(expected, from: lines)?.meaning == says)
    }

    @Test(arguments: [
        (["a", "c", "b"], "2  c   <- not this", "You are right as far as line 1. Go on from there"),
        (["c"], "1  c   <- not this", "Not in this order. What is the very first line that runs?"),
        (["a", "B"], "2  B   <- not this", "Nothing logs \"B\". The words are: \"a\", \"b\", \"c\"."),
        (["a"], "2  ?   <- more is to come", "You are right as far as line 1."),
    ])
    func `a prediction is told where it goes wrong, and not what is right`(lines: [String], shown: String, says: String)
    {
        let diagnosis = diagnosisOf { try Lines.predict(lines, truth: ["a", "b", "c"]) }
        #expect(
            diagnosis?.lines.contains(shown) == true && diagnosis?.meaning.hasPrefix(says) == true,
            "\(diagnosis?.lines ?? [])")
        #expect(diagnosisOf { try Lines.predict(["a", "b", "c"], truth: ["a", "b", "c"]) } == nil)
    }
}
