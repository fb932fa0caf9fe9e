import Testing

@testable import Hub
@testable import LessonKit

struct CompilerErrorsTests {
    private let sample: SampleCourse

    init() throws { sample = try SampleCourse() }

    private func errors(_ output: String) -> CompilerErrors {
        CompilerErrors(output: output.replacing("ROOT", with: sample.checkout.root.path), checkout: sample.checkout)
    }

    @Test func `an error is told once, with its line and its exercise`() throws {
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
            """)
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
        let path = SampleCourse.diary
        let lines = ["// Build · 인사", "func greet() {", "\tlet a = \"한글\"; x(\"\t\", y)", "}"]
        try sample.write(lines.joined(separator: end), to: path)
        let found = errors(
            "ROOT/\(path):3:20: error: no x\nROOT/\(path):3:27: error: no y\nROOT/\(path):9:1: error: z"
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

    @Test func `a given type that is lost is told where it stood, though the solution misses it`() throws {
        try sample.write("// Build · A diary\nstruct Page {}\nfunc diary() {}\n", to: SampleCourse.diary)
        try sample.keepUntouched()
        try sample.write("// Build · A diary\nfunc diary() {}\n", to: SampleCourse.diary)
        let lesson = try sample.course.lessons[0]
        let found = errors(
            "ROOT/Lessons/02-subscribe/Solution.swift:1:9: error: cannot find type 'Page' in scope")
        #expect(found.areInExercises(of: lesson))
        #expect(found.diagnoses(for: lesson.exercises[0], of: lesson).isEmpty)
        #expect(
            found.diagnoses(for: lesson.exercises[1], of: lesson).map(\.meaning) == [
                "`Page` is used elsewhere, and the file does not declare it any more. Give it back."
            ])
    }

    @Test func `a save during the build is nobody's fault`() throws {
        let save = "<unknown>:0: error: input file '\(sample.root.path)/a.swift' was modified during the build"
        #expect(errors(save).areOfASave)
        #expect(!errors("\(save)\nROOT/\(SampleCourse.diary):2:13: error: x").areOfASave)
    }

    @Test func `a comment without an end is told where it begins`() throws {
        let lesson = try sample.course.lessons[0]
        try sample.write("func diary() {\n    /* why\n}\n", to: SampleCourse.diary)
        let found = errors(
            """
            ROOT/\(SampleCourse.diary):4:1: error: unterminated '/*' comment
             2 |     /* why
               |     `- note: comment started here
             3 | }
             4 |
               | `- error: unterminated '/*' comment
            """
        ).diagnoses(for: lesson.exercises[1], of: lesson)
        #expect(found.map(\.meaning) == ["unterminated '/*' comment", "It is opened here, in line 2."])
        #expect(found.last?.evidence == [.code("/* why", mark: nil)])
    }

    @Test(arguments: [
        "error: InternalError(\"/nonexistent\")", "error: I/O error (code: 28): /tmp/x",
        "error: /work/.build/repositories is not a directory",
        "<unknown>:0: error: unable to open output file: 'No space left on device'",
    ]) func `what the machine cannot do is nobody's fault`(_ output: String) throws {
        #expect(errors(output).areOfTheMachine)
        let path = "ROOT/\(SampleCourse.diary):2:13: error: cannot find 'x' in scope"
        #expect(!errors("\(path)\n\(output)").areOfTheMachine)
        #expect(!errors("error: link command failed with exit code 1").areOfTheMachine)
    }

    @Test func `where the compiler crashes, the file that it was at is told`() throws {
        let lesson = try sample.course.lessons[0]
        let dump = """
            error: compile command failed due to signal 11 (use -v to see invocation)
            Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
            Stack dump:
            0.\tProgram arguments: swift-frontend -c -primary-file ROOT/\(SampleCourse.afterAnError) ROOT/\(SampleCourse.diary)
            1.\tSwift version 6.3.1 (swift-6.3.1-RELEASE)
            2.\tCompiling with effective version 6
            3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "ROOT/\(SampleCourse.diary)")
            4.\tWhile type-checking statement at [ROOT/\(SampleCourse.diary):2:1 - line:2:9] RangeText="let x = true ? 1"
            5.\tWhile evaluating request Other(at ROOT/Sources/Streams/Observable.swift:7:1)
              #0 0x00005589 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) (/opt/swift/usr/bin/swift-frontend+0x72)
            """
        let found = errors(dump)
        #expect(found.areInExercises(of: lesson))
        #expect(found.diagnoses(for: lesson.exercises[0], of: lesson).isEmpty)
        let told = try #require(found.diagnoses(for: lesson.exercises[1], of: lesson).first)
        #expect(told.meaning.hasPrefix("The compiler itself crashed"))
        #expect(told.place == SourcePlace(SampleCourse.diary, line: 2, column: 1))
        // It does not always know the line.
        let bare = errors(dump.replacing(/4\..*\n/, with: ""))
        #expect(bare.entries.map(\.line) == [1])
        #expect(bare.entries.map(\.path) == [SampleCourse.diary])
    }

    @Test func `what the linker says of an exercise's file is told at the exercise`() throws {
        let linker = """
            error: link command failed with exit code 1 (use -v to see invocation)
            /usr/bin/ld.gold: error: ROOT/.build/debug/subscribe_exercises.build/02-a-diary.swift.o: multiple definition of 'main'
            """
        func told(_ number: String) throws -> [String] {
            let lesson = try sample.course.lessons[0]
            return try errors(linker).diagnoses(for: lesson.exercise(number), of: lesson).map(\.meaning)
        }
        #expect(try told("2") == ["The linker cannot use it: multiple definition of 'main'."])
        #expect(try told("1").isEmpty)
        try sample.write("// Build · A diary\n@main struct App {}\n", to: SampleCourse.diary)
        #expect(try told("2").first?.hasPrefix("`@main` makes a program of its own") == true)
    }

    @Test(arguments: [
        ("struct Scene {}", "value of type 'Scene<String>' has no member 'isBlank'", "let x: Scene<String>", "Scene"),
        ("extension ObservableType { func map() {} }", "ambiguous use of 'map'", "x.map()", "map"),
        ("func == (a: String, b: String) -> Bool { true }", "ambiguous use of operator '=='", "a == b", "=="),
    ]) func `a name that the checks use is told where the learner declares it`(
        _ code: String, _ message: String, _ check: String, _ name: String
    ) throws {
        try sample.write("// Build · A diary\nfunc diary() {}\n\(code)\n", to: SampleCourse.diary)
        // The errors may be in the check of another exercise.
        let path = "Tests/ExerciseTests/subscribe/01-after-an-error.swift"
        try sample.write(check, to: path)
        let found = errors("ROOT/\(path):1:9: error: \(message)")
        let lesson = try sample.course.lessons[0]
        let told = NameCollision.all(found, in: lesson, sample.checkout)
        #expect(told.map(\.0.number) == [2])
        #expect(
            told.first?.1.first?.meaning == "The check means another `\(name)` than yours. Give yours another name.")
        #expect(told.first?.1.first?.place == SourcePlace(SampleCourse.diary, line: 3))
        // What a check says of the learner's own type is no collision.
        try sample.write("no word of it", to: path)
        let other = errors("ROOT/\(path):1:9: error: cannot convert value of type '\(name)'")
        #expect(NameCollision.all(other, in: lesson, sample.checkout).isEmpty)
    }

    @Test func `a type that hides another one is told where the learner declares it, not where it is missed`() throws {
        try sample.write(
            "// Predict · After an error\nfunc afterAnError(_ x: String) {}\n", to: SampleCourse.afterAnError)
        try sample.keepUntouched()
        try sample.write("// Build · A diary\nfunc diary() {}\n\nstruct String {}\n", to: SampleCourse.diary)
        func told(_ message: String) throws -> [(Course.Exercise, [Diagnosis])] {
            NameCollision.all(
                errors("ROOT/\(SampleCourse.afterAnError):2:9: error: \(message)"),
                in: try sample.course.lessons[0], sample.checkout)
        }
        let found = try told("value of type 'String' has no member 'count'")
        #expect(found.map(\.0.number) == [2])
        #expect(
            found.first?.1 == [
                Diagnosis(
                    "Another exercise means another `String` than yours. Give yours another name.",
                    place: SourcePlace(SampleCourse.diary, line: 4))
            ])
        #expect(try told("cannot find 'x' in scope").isEmpty)
        // A variable within a function hides nothing, and a helper is no fault of the one who calls it wrongly.
        try sample.write("func diary() {\n    let x = 1\n}\nfunc x() {}\n", to: SampleCourse.diary)
        #expect(try told("no exact matches in call to 'x'").isEmpty)
        #expect(try told("invalid redeclaration of 'x'").map(\.0.number) == [2])
    }

    @Test func `a function that the check cannot see is told, though a variable has its name`() throws {
        try sample.keepUntouched()
        let lesson = try sample.course.lessons[0]
        let missed = "ROOT/\(lesson.checkPath(lesson.exercises[1])):3:4: error: cannot find 'diary' in scope"
        func told(_ text: String) throws -> String? {
            try sample.write(text, to: SampleCourse.diary)
            let lesson = try sample.course.lessons[0]
            return errors(missed).diagnoses(for: lesson.exercises[1], of: lesson).first?.meaning
        }
        let words = "The check calls `diary`, and the file has no function of that name any more. Give it its name back"
        #expect(try told("func book() {\n    let diary = 1\n}\n") == "\(words).")
        #expect(try told("private func diary() {}\n") == "\(words), without private.")
    }

    @Test func `what gives errors another place, or an operator to all, is told where it stands`() throws {
        func told(_ text: String, _ error: String) throws -> [String] {
            try sample.write(text, to: SampleCourse.diary)
            return NameCollision.all(
                errors(error), in: try sample.course.lessons[0], sample.checkout
            ).map { "\($0.0.number) \($0.1[0].place?.line ?? 0) \($0.1[0].meaning.prefix(20))" }
        }
        let check = "ROOT/Tests/ExerciseTests/subscribe/01-after-an-error.swift:1:9: error:"
        #expect(
            try told(
                "func diary() {}\ninfix operator +\n", "\(check) ambiguous operator declarations found for operator")
                == ["2 2 The check means anot"])
        #expect(
            try told(
                "func diary() {}\n#sourceLocation(file: \"x\", line: 1)\n",
                "ROOT/\(SampleCourse.afterAnError):1:1: error: x") == ["2 2 `#sourceLocation` gi"])
    }

    @Test func `where the manifest refuses, its own words are told, once`() throws {
        let refusal = """
            error: 'course': Invalid manifest (compiled with: ["/usr/bin/swiftc", "-swift-version", "6"])
            This folder was moved.
            Delete the build: rm -rf '/course/.build'
            """
        #expect(
            errors("Building ...\n\(refusal)\n\(refusal)")
                .diagnoses(for: try sample.course.lessons[0]).dropFirst().map(\.meaning)
                == ["This folder was moved.", "Delete the build: rm -rf '/course/.build'"])
    }

    @Test func `what the compiler adds is told: where a bracket opens, what a protocol requires`() throws {
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
            """
        ).diagnoses(for: lesson.exercises[1], of: lesson)
        #expect(
            found.map(\.meaning) == [
                "a switch is not whole", "The case .failure(_) is missing.", "expected '}' at end of brace statement",
                "It is opened here, in line 1.",
                "type 'Lamp' does not conform to protocol 'Light'",
                "The protocol requires function 'off()' with type '() -> ()'.",
            ])
        #expect(found[3].evidence == [.code("func diary() {", mark: nil)])
    }

    @Test func `an exercise is told its own errors, and nothing of those in others`() throws {
        let lesson = try sample.course.lessons[0]
        let file = "ROOT/\(SampleCourse.diary)"
        func found(_ output: String) -> [[String]] {
            lesson.exercises.map { errors(output).diagnoses(for: $0, of: lesson).map(\.meaning) }
        }
        #expect(
            found("\(file):2:22: error: 'x' is not right\n\(file):2:30: error: 'y' is not right") == [
                [], ["'x' is not right", "'y' is not right"],
            ])
        #expect(found("\(file):2:22: error: 'x' is not right [#no-usage]") == [[], ["'x' is not right"]])
        #expect(found("error: fatalError") == [[], []])
        #expect(
            !errors("ROOT/Lessons/02-subscribe/main.swift:1:1: error: b").areInExercises(of: lesson))
    }

    @Test func `an empty file is said to be empty, before all else`() throws {
        try sample.write("\n \n", to: SampleCourse.diary)
        let lesson = try sample.course.lessons[0]
        let found = errors(
            "ROOT/Tests/ExerciseTests/subscribe/02-a-diary.swift:3:4: error: cannot find 'diary' in scope"
        ).diagnoses(for: lesson.exercises[1], of: lesson)
        #expect(
            found.map(\.meaning) == [
                "The file is empty. A reset writes its untouched text anew: swift run workbook reset subscribe 2"
            ])
    }

    @Test func `an error in the check concerns its exercise, too`() throws {
        let lessons = try sample.course.lessons
        let errors = errors(
            "ROOT/Tests/ExerciseTests/just-from/01-six-rows.swift:3:4: error: no such function")
        #expect(lessons.map(errors.concern) == [false, true])
        let found = errors.diagnoses(for: lessons[1].exercises[0], of: lessons[1])
        #expect(found[0].meaning.hasPrefix("\(SampleCourse.rows) has no error of its own"))
        #expect(
            found[1].place == SourcePlace("Tests/ExerciseTests/just-from/01-six-rows.swift", line: 3, column: 4))
        #expect(found[1].meaning == "no such function")
    }

    @Test
    func `an error stands where its text is: in a lesson, not in a stand-in, where a macro is used`()
        throws
    {
        let standIn = errors("ROOT/.workbook/stand-ins/02-subscribe/Exercises/a.swift:3:4: error: b")
        #expect(standIn.entries.map(\.path) == ["Lessons/02-subscribe/Exercises/a.swift"])
        let errors = errors(
            """
            macro expansion #expect:2:3: error: call can throw
            `- ROOT/Tests/ExerciseTests/subscribe.swift:59:53: note: expanded code originates here
                |  |   `- error: call can throw
            """)
        #expect(errors.entries.map(\.description) == ["Tests/ExerciseTests/subscribe.swift:59:53: call can throw"])
        #expect(errors.others.isEmpty)
    }

    @Test func `after three errors the rest is counted`() throws {
        let lesson = try sample.course.lessons[0]
        let lines = (1...5).reversed().map { "ROOT/\(SampleCourse.diary):\($0):1: error: no \($0)" }
        let found = errors(lines.joined(separator: "\n"))
            .diagnoses(for: lesson.exercises[1], of: lesson)
        #expect(found.map { $0.meaning.prefix(4) } == ["no 1", "no 2", "no 3", "and "])
        #expect(found.last?.meaning == "and 2 more.")
    }

    @Test func `an error without a place is told as it is, and where no error is named, the last line`() throws {
        let lesson = try sample.course.lessons[0]
        let linker = errors("error: link command failed with exit code 1")
        #expect(!linker.concern(lesson))
        #expect(linker.diagnoses(for: lesson).last == Diagnosis("link command failed with exit code 1"))
        #expect(
            errors("[3/9] Compiling\nNo space left on device\n").diagnoses(for: lesson).last?.meaning
                == "swift build failed without naming an error. Its last line: No space left on device")
        #expect(
            errors("").diagnoses(for: lesson).last?.meaning
                == "swift build failed without naming an error.")
    }
}
