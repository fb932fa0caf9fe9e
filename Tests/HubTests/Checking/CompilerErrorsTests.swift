import Testing

@testable import Hub
@testable import LessonKit

struct CompilerErrorsTests {
    private func errors(_ output: String, in sample: SampleCourse) -> CompilerErrors {
        CompilerErrors(output: output.replacing("ROOT", with: sample.checkout.root.path), checkout: sample.checkout)
    }

    @Test func `an error is told once, with its line and its exercise`() throws {
        let sample = try SampleCourse()
        let lesson = try sample.course.lessons[0]
        let errors = errors(
            """
            Building for debugging...
            [3/9] Compiling subscribe Exercise.swift
            ROOT/Lessons/02-subscribe/Exercise.swift:6:13: error: cannot find 'x' in scope
             4 |
             6 | func diary() {}
               |             `- error: cannot find 'x' in scope
            [4/9] Compiling subscribe main.swift
            ROOT/Lessons/02-subscribe/Exercise.swift:6:13: error: cannot find 'x' in scope
            error: fatalError
            """, in: sample)
        #expect(errors.concern(lesson))
        #expect(
            errors.diagnoses(for: lesson) == [
                Diagnosis(
                    "cannot find 'x' in scope (in exercise 2 · A diary)",
                    evidence: [.code("func diary() {}", mark: 12)],
                    place: SourcePlace("Lessons/02-subscribe/Exercise.swift", line: 6, column: 13))
            ])
    }

    @Test(arguments: ["\n", "\r\n"])
    func `the mark is below its column, whatever stands before it and however lines end`(_ end: String) throws {
        let sample = try SampleCourse()
        let path = "Lessons/02-subscribe/Exercise.swift"
        let lines = ["// 1 · Build · 인사", "func greet() {", "\tlet a = \"한글\"; x(\"\t\", y)", "}"]
        try sample.write(lines.joined(separator: end), to: path)
        let found = errors(
            "ROOT/\(path):3:20: error: no x\nROOT/\(path):3:27: error: no y\nROOT/\(path):9:1: error: z", in: sample
        )
        .diagnoses(for: try sample.course.lessons[0])
        #expect(
            found.map { "\($0.place?.line ?? 0): \($0.meaning)" } == [
                "3: no x (in exercise 1 · 인사)", "3: no y (in exercise 1 · 인사)", "9: z (in exercise 1 · 인사)",
            ])
        #expect(
            found.flatMap(\.evidence).flatMap { $0.lines(width: 60) } == [
                "let a = \"한글\"; x(\"    \", y)",
                "                ^",
                "let a = \"한글\"; x(\"    \", y)",
                "                          ^",
            ])
    }

    @Test func `an exercise is told its own errors, and nothing of those in others`() throws {
        let sample = try SampleCourse()
        let lesson = try sample.course.lessons[0]
        let file = "ROOT/Lessons/02-subscribe/Exercise.swift"
        func found(_ output: String) -> [[String]?] {
            lesson.exercises.map { errors(output, in: sample).diagnoses(for: $0, of: lesson)?.map(\.meaning) }
        }
        #expect(
            found("\(file):6:22: error: cannot find 'x' in scope\n\(file):6:30: error: cannot find 'y' in scope") == [
                [], ["cannot find 'x' in scope", "cannot find 'y' in scope"],
            ])
        #expect(
            found("\(file):6:22: error: a\nROOT/Lessons/02-subscribe/Exercise.swift:0:1: error: b") == [nil, nil])
        #expect(found("error: fatalError") == [nil, nil])
    }

    @Test func `an error in the checks concerns the lesson, too`() throws {
        let sample = try SampleCourse()
        let lessons = try sample.course.lessons
        let errors = errors(
            "ROOT/Tests/ExerciseTests/just-from.swift:3:4: error: no such function", in: sample)
        #expect(lessons.map(errors.concern) == [false, true])
        let found = errors.diagnoses(for: lessons[1])
        #expect(found[0].meaning.hasPrefix("Lessons/10-just-from/Exercise.swift has no error of its own"))
        #expect(found[1].place == SourcePlace("Tests/ExerciseTests/just-from.swift", line: 3, column: 4))
        #expect(found[1].meaning == "no such function")
    }

    @Test func `after three errors the rest is counted`() throws {
        let sample = try SampleCourse()
        let lines = (1...5).reversed().map { "ROOT/Lessons/02-subscribe/Exercise.swift:\($0):1: error: no \($0)" }
        let found = errors(lines.joined(separator: "\n"), in: sample).diagnoses(for: try sample.course.lessons[0])
        #expect(found.map { $0.meaning.prefix(4) } == ["no 1", "no 2", "no 3", "and "])
        #expect(found.last?.meaning == "and 2 more.")
    }

    @Test func `an error without a place is told as it is`() throws {
        let sample = try SampleCourse()
        let lesson = try sample.course.lessons[0]
        let errors = errors("error: link command failed with exit code 1", in: sample)
        #expect(!errors.concern(lesson))
        #expect(errors.diagnoses(for: lesson).last == Diagnosis("link command failed with exit code 1"))
    }

    @Test func `where no error is named, the last line is told`() throws {
        let sample = try SampleCourse()
        let lesson = try sample.course.lessons[0]
        #expect(
            errors("[3/9] Compiling\nNo space left on device\n", in: sample).diagnoses(for: lesson).last?.meaning
                == "swift build failed without naming an error. Its last line: No space left on device")
        #expect(
            errors("", in: sample).diagnoses(for: lesson).last?.meaning
                == "swift build failed without naming an error.")
    }

    @Test func `an error inside a macro is told where the macro is used`() throws {
        let sample = try SampleCourse()
        let errors = errors(
            """
            macro expansion #expect:2:3: error: call can throw
            `- ROOT/Tests/ExerciseTests/subscribe.swift:59:53: note: expanded code originates here
                |  |   `- error: call can throw
            """, in: sample)
        #expect(errors.entries.map(\.description) == ["Tests/ExerciseTests/subscribe.swift:59:53: call can throw"])
        #expect(errors.others.isEmpty)
    }
}
