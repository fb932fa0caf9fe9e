import LessonKit
import Testing

@testable import Hub

/// Errors of the compiler, as the learner of a sketch reads them.
struct SketchAdviceTests {
    /// The diagnoses of a sketch with `source`, where the compiler says `messages` of line 3.
    private func diagnoses(_ source: String, _ messages: String..., main: String = "") throws -> [Diagnosis] {
        let sample = try SampleCourse()
        try sample.write(main, to: "Lessons/02-subscribe/main.swift")
        let sketch = try SketchFile("mine", in: sample.checkout)
        try sample.write(source, to: sketch.path)
        let path = sample.checkout.root.appendingPathComponent(sketch.path).path
        let output = messages.map { "\(path):3:5: error: \($0)\n" }.joined()
        return CompilerErrors(output: output, checkout: sample.checkout).diagnoses(for: sketch)
    }

    @Test func `an error has its line and its mark, and one elsewhere is not laid to the sketch`() throws {
        let found = try diagnoses("import LessonKit\nimport Streams\nlet x = y\n", "'y' is not right")
        #expect(
            found == [
                Diagnosis(
                    "'y' is not right", evidence: [.code("let x = y", mark: 4)],
                    place: SourcePlace("Lessons/Sketches/mine.swift", line: 3, column: 5))
            ])
        let sample = try SampleCourse()
        let sketch = try SketchFile("mine", in: sample.checkout)
        let other = CompilerErrors(output: "error: disk full\n", checkout: sample.checkout).diagnoses(for: sketch)
        #expect(
            other.map(\.meaning) == [
                "The package does not build, and the error is not in the sketch.", "disk full",
            ])
    }

    @Test(arguments: [
        ("import LessonKit\n", "Observable", "Streams"), ("import Streams\n", "Sketch", "LessonKit"),
        ("import LessonKit\nimport Streams\n", "Date", "Foundation"),
        ("import LessonKit\nimport Streams\n", "DispatchQueue", "Dispatch"),
    ])
    func `a missing import is named`(_ source: String, _ name: String, _ module: String) throws {
        let found = try diagnoses(source + "\nx", "cannot find '\(name)' in scope")
        // The error itself, and no more of it than this.
        #expect(found.count == 2)
        #expect(found.last?.meaning == "The file does not import \(module). Write at its top: import \(module)")
    }

    @Test func `a missing name of the stage is named`() throws {
        let message = "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored"
        let imports = "import LessonKit\nimport Streams\n"
        #expect(
            try diagnoses(imports + "Sketch.play {\n}", message).last?.meaning
                == "Sketch.play needs a name for its stage: Sketch.play { stage in")
    }

    @Test func `a name of the course that is not Rx is known as one`() throws {
        func words(_ message: String) throws -> [String] {
            let main = "extension Stage {\n    func answer() {}\n}\n"
            return try diagnoses("import LessonKit\nimport Streams\n", message, main: main).dropFirst().map(\.meaning)
        }
        #expect(
            try words("value of type 'Stage' has no member 'answer'") == [
                "answer is no word of Rx. The lesson subscribe has it in Lessons/02-subscribe/main.swift:2. A sketch that "
                    + "begins with one of its steps has it too: swift run workbook sketch --from subscribe --step 1"
            ])
        #expect(try words("cannot find 'stage' in scope").first?.contains("braces of Sketch.play { stage in") == true)
        #expect(try words("value of type 'Stage' has no member 'unheard'").allSatisfy { !$0.contains("Rx") })
    }
}
