import Testing

@testable import Hub
@testable import LessonKit

@Suite struct CompilerErrorsTests {
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
            errors.report(for: lesson)
                == """
                Lessons/02-subscribe/Exercise.swift:6:13: cannot find 'x' in scope (in exercise 2 · A diary)
                    func diary() {}
                                ^
                """)
    }

    @Test(arguments: ["\n", "\r\n"])
    func `the mark is below its column, whatever stands before it and however lines end`(_ end: String) throws {
        let sample = try SampleCourse()
        let path = "Lessons/02-subscribe/Exercise.swift"
        let lines = ["// 1 · Build · 인사", "func greet() {", "\tlet a = \"한글\"; x(\"\t\", y)", "}"]
        try sample.write(lines.joined(separator: end), to: path)
        let report = errors(
            "ROOT/\(path):3:20: error: no x\nROOT/\(path):3:27: error: no y\nROOT/\(path):9:1: error: z", in: sample
        )
        .report(for: try sample.course.lessons[0])
        #expect(
            report.split(separator: "\n").map(String.init) == [
                "\(path):3:20: no x (in exercise 1 · 인사)",
                "    let a = \"한글\"; x(\"    \", y)",
                "                    ^",
                "\(path):3:27: no y (in exercise 1 · 인사)",
                "    let a = \"한글\"; x(\"    \", y)",
                "                              ^",
                "\(path):9:1: z (in exercise 1 · 인사)",
            ])
    }

    @Test func `an exercise is told its own errors, and nothing of those in others`() throws {
        let sample = try SampleCourse()
        let lesson = try sample.course.lessons[0]
        let file = "ROOT/Lessons/02-subscribe/Exercise.swift"
        func reports(_ output: String) -> [String?] {
            lesson.exercises.map { errors(output, in: sample).report(for: $0, of: lesson) }
        }
        #expect(
            reports("\(file):6:22: error: cannot find 'x' in scope\n\(file):6:30: error: cannot find 'y' in scope") == [
                "",
                "Lessons/02-subscribe/Exercise.swift:6:22: cannot find 'x' in scope; "
                    + "Lessons/02-subscribe/Exercise.swift:6:30: cannot find 'y' in scope",
            ])
        #expect(
            reports("\(file):6:22: error: a\nROOT/Lessons/02-subscribe/Exercise.swift:0:1: error: b") == [nil, nil])
        #expect(reports("error: fatalError") == [nil, nil])
    }

    @Test func `an error in the checks concerns the lesson, too`() throws {
        let sample = try SampleCourse()
        let lessons = try sample.course.lessons
        let errors = errors(
            "ROOT/Tests/ExerciseTests/just-from.swift:3:4: error: no such function", in: sample)
        #expect(lessons.map(errors.concern) == [false, true])
        #expect(errors.report(for: lessons[1]).hasPrefix("Lessons/10-just-from/Exercise.swift has no error of its own"))
        #expect(errors.report(for: lessons[1]).hasSuffix("Tests/ExerciseTests/just-from.swift:3:4: no such function"))
    }

    @Test func `after three errors the rest is counted`() throws {
        let sample = try SampleCourse()
        let lines = (1...5).reversed().map { "ROOT/Lessons/02-subscribe/Exercise.swift:\($0):1: error: no \($0)" }
        let report = errors(lines.joined(separator: "\n"), in: sample).report(for: try sample.course.lessons[0])
        #expect(report.contains("no 3"))
        #expect(!report.contains("no 4"))
        #expect(report.hasSuffix("and 2 more."))
    }

    @Test func `an error without a place is told as it is`() throws {
        let sample = try SampleCourse()
        let lesson = try sample.course.lessons[0]
        let errors = errors("error: link command failed with exit code 1", in: sample)
        #expect(!errors.concern(lesson))
        #expect(errors.report(for: lesson).hasSuffix("\nlink command failed with exit code 1"))
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
