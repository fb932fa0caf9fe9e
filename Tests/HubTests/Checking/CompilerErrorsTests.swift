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
            [3/9] Compiling subscribe 02-a-diary.swift
            ROOT/Lessons/02-subscribe/Exercises/02-a-diary.swift:2:13: error: 'x' is not right
             1 |
             2 | func diary() {}
               |             `- error: 'x' is not right
            [4/9] Compiling subscribe main.swift
            ROOT/Lessons/02-subscribe/Exercises/02-a-diary.swift:2:13: error: 'x' is not right
            error: fatalError
            """, in: sample)
        #expect(errors.concern(lesson) && errors.areInExercises(of: lesson))
        #expect(errors.diagnoses(for: lesson.exercises[0], of: lesson).isEmpty)
        #expect(
            errors.diagnoses(for: lesson.exercises[1], of: lesson) == [
                Diagnosis(
                    "'x' is not right",
                    evidence: [.code("func diary() {}", mark: 12)],
                    place: SourcePlace(SampleCourse.diary, line: 2, column: 13))
            ])
    }

    @Test(arguments: ["\n", "\r\n"])
    func `the mark is below its column, whatever stands before it and however lines end`(_ end: String) throws {
        let sample = try SampleCourse()
        let path = SampleCourse.diary
        let lines = ["// Build · 인사", "func greet() {", "\tlet a = \"한글\"; x(\"\t\", y)", "}"]
        try sample.write(lines.joined(separator: end), to: path)
        let found = errors(
            "ROOT/\(path):3:20: error: no x\nROOT/\(path):3:27: error: no y\nROOT/\(path):9:1: error: z", in: sample
        )
        .diagnoses(for: try sample.course.lessons[0].exercises[1], of: try sample.course.lessons[0])
        #expect(found.map { "\($0.place?.line ?? 0): \($0.meaning)" } == ["3: no x", "3: no y", "9: z"])
        #expect(
            found.flatMap(\.evidence).flatMap { $0.lines(width: 60) } == [
                "let a = \"한글\"; x(\"    \", y)",
                "                ^",
                "let a = \"한글\"; x(\"    \", y)",
                "                          ^",
            ])
    }

    @Test func `where the manifest refuses, its own words are told, once`() throws {
        let sample = try SampleCourse()
        let refusal = """
            error: 'course': Invalid manifest (compiled with: ["/usr/bin/swiftc", "-swift-version", "6"])
            This folder was moved.
            Delete the build: rm -rf '/course/.build'
            """
        #expect(
            errors("Building ...\n\(refusal)\n\(refusal)", in: sample)
                .diagnoses(for: try sample.course.lessons[0]).dropFirst().map(\.meaning)
                == ["This folder was moved.", "Delete the build: rm -rf '/course/.build'"])
    }

    @Test func `what the compiler adds is told: where a bracket opens, what a protocol requires`() throws {
        let sample = try SampleCourse()
        let lesson = try sample.course.lessons[0]
        try sample.write("func diary() {\n    [1, 2].map {\n        $0\n}\n", to: SampleCourse.diary)
        let found = errors(
            """
            ROOT/\(SampleCourse.diary):4:2: error: expected '}' at end of brace statement
             1 | func diary() {
               |              `- note: to match this opening '{'
             2 |     [1, 2].map {
             3 |         $0
             4 | }
               |  `- error: expected '}' at end of brace statement
            ROOT/\(SampleCourse.diary):4:2: error: type 'Lamp' does not conform to protocol 'Light'
             1 | protocol Light { func off() }
               |                       `- note: protocol requires function 'off()' with type '() -> ()'
             4 | }
               | |- error: type 'Lamp' does not conform to protocol 'Light'
               | `- note: add stubs for conformance
            ROOT/\(SampleCourse.diary):2:2: error: a switch is not whole
               | |- note: add missing case: '.failure(_)'
            """, in: sample
        ).diagnoses(for: lesson.exercises[1], of: lesson)
        #expect(
            found.map(\.meaning) == [
                "a switch is not whole", "The case .failure(_) is missing.", "expected '}' at end of brace statement",
                "It is opened in line 1:",
                "type 'Lamp' does not conform to protocol 'Light'",
                "The protocol requires function 'off()' with type '() -> ()'.",
            ])
        #expect(found[3].evidence == [.code("func diary() {", mark: nil)])
    }

    @Test func `an exercise is told its own errors, and nothing of those in others`() throws {
        let sample = try SampleCourse()
        let lesson = try sample.course.lessons[0]
        let file = "ROOT/\(SampleCourse.diary)"
        func found(_ output: String) -> [[String]] {
            lesson.exercises.map { errors(output, in: sample).diagnoses(for: $0, of: lesson).map(\.meaning) }
        }
        #expect(
            found("\(file):2:22: error: 'x' is not right\n\(file):2:30: error: 'y' is not right") == [
                [], ["'x' is not right", "'y' is not right"],
            ])
        #expect(found("\(file):2:22: error: 'x' is not right [#no-usage]") == [[], ["'x' is not right"]])
        #expect(found("error: fatalError") == [[], []])
        #expect(
            !errors("ROOT/Lessons/02-subscribe/Solution.swift:1:1: error: b", in: sample).areInExercises(of: lesson))
    }

    @Test func `an empty file is said to be empty, before all else`() throws {
        let sample = try SampleCourse()
        try sample.write("\n \n", to: SampleCourse.diary)
        let lesson = try sample.course.lessons[0]
        let found = errors(
            "ROOT/Tests/ExerciseTests/subscribe/02-a-diary.swift:3:4: error: cannot find 'diary' in scope", in: sample
        ).diagnoses(for: lesson.exercises[1], of: lesson)
        #expect(
            found.map(\.meaning) == [
                "The file is empty. A reset writes its untouched text anew: swift run workbook reset subscribe 2"
            ])
    }

    @Test func `an error in the check concerns its exercise, too`() throws {
        let sample = try SampleCourse()
        let lessons = try sample.course.lessons
        let errors = errors(
            "ROOT/Tests/ExerciseTests/just-from/01-six-rows.swift:3:4: error: no such function", in: sample)
        #expect(lessons.map(errors.concern) == [false, true])
        let found = errors.diagnoses(for: lessons[1].exercises[0], of: lessons[1])
        #expect(found[0].meaning.hasPrefix("\(SampleCourse.rows) has no error of its own"))
        #expect(
            found[1].place == SourcePlace("Tests/ExerciseTests/just-from/01-six-rows.swift", line: 3, column: 4))
        #expect(found[1].meaning == "no such function")
    }

    @Test func `what stands in the place of a lesson has the lesson's names`() throws {
        let sample = try SampleCourse()
        let errors = errors("ROOT/.workbook/stand-ins/02-subscribe/Exercises/a.swift:3:4: error: b", in: sample)
        #expect(errors.entries.map(\.path) == ["Lessons/02-subscribe/Exercises/a.swift"])
    }

    @Test func `after three errors the rest is counted`() throws {
        let sample = try SampleCourse()
        let lesson = try sample.course.lessons[0]
        let lines = (1...5).reversed().map { "ROOT/\(SampleCourse.diary):\($0):1: error: no \($0)" }
        let found = errors(lines.joined(separator: "\n"), in: sample)
            .diagnoses(for: lesson.exercises[1], of: lesson)
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
