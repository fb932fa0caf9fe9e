import Foundation
import Testing

@testable import LessonKit

@Suite("Problems of a lesson's folder")
struct LessonFolderTests {
    @Test(arguments: LessonFolder.files)
    func `a whole lesson has none, and a missing file is named`(file: String) throws {
        var lesson = SampleLesson()
        #expect(try lesson.problems() == [])
        lesson.files[file] = nil
        let problems = try lesson.problems()
        #expect(problems.count == 1 && problems[0].hasPrefix("Lessons/99-sample/\(file) is missing."), "\(problems)")
    }

    static let cases = [
        BrokenLesson(
            "a heading without its step", "main.swift", replace: SampleLesson.secondStep, with: "",
            says:
                "Lessons/99-sample/README.md:26: the heading \"The second step\" has no Step in Lessons/99-sample/main.swift."
        ),
        BrokenLesson(
            "a step without its heading", "main.swift", replace: "\n)\n",
            with: ",\n    Step(\"A third thing\") { _ in show(3) }\n)\n",
            says: "main.swift:9: the step \"A third thing\" has no heading in Lessons/99-sample/README.md. Write it"),
        BrokenLesson(
            "other words", "main.swift", replace: "\"The second step\"", with: "\"The secnd step\"",
            says: "the heading \"The second step\" has no Step",
            "There it is called \"The second step\": use the same words."),
        BrokenLesson(
            "another order", "main.swift", replace: SampleLesson.steps,
            with: SampleLesson.secondStep + ",\n" + SampleLesson.firstStep,
            says:
                "README.md:7: here comes \"The first step\", but Lessons/99-sample/main.swift:5 has \"The second step\""
        ),
        BrokenLesson(
            "the same step twice", "main.swift", replace: "\"The second step\"", with: "\"The first step\"",
            says: "main.swift:8: a second step \"The first step\"", "the heading \"The second step\" has no Step"),
        BrokenLesson(
            "a title that is put together", "main.swift", replace: "\"The second step\"", with: "\"The \\(2)nd step\"",
            says: "main.swift:8: this Step cannot be shown.", "\"The second step\" has no Step"),
        BrokenLesson(
            "a step that does nothing", "main.swift", replace: "show(2)", with: "",
            says: "main.swift:8: the step \"The second step\" has no code"),
        BrokenLesson(
            "no question", "README.md", replace: SampleLesson.secondQuestion, with: "Guess.",
            says: "README.md:26: the step \"The second step\" has no question.",
            "README.md:26: the step \"The second step\" says 1.5 to 3 minutes and takes 1.5 to 2 minutes."),
        BrokenLesson(
            "two questions", "README.md", replace: SampleLesson.secondQuestion,
            with: SampleLesson.secondQuestion + "\n\nThink.\n\n> And why?",
            says: "README.md:26: the step \"The second step\" has 2 questions."),
        BrokenLesson(
            "no answer", "README.md", replace: SampleLesson.secondAnswer, with: "",
            says: "README.md:26: the step \"The second step\" has no answer.",
            "the answer of \"The second step\" leaves out the options A, B."),
        BrokenLesson(
            "no instructor's notes", "README.md", replace: SampleLesson.secondNotes, with: "",
            says: "README.md:26: the step \"The second step\" has no instructor's notes."),
        BrokenLesson(
            "no minutes", "README.md", replace: "Instructor · 1.5 to 3 minutes", with: "Instructor",
            says: "the instructor's notes of the step \"The first step\" say no minutes."),
        BrokenLesson(
            "no title", "README.md", replace: "# Sample", with: "Sample", says: "README.md:1: the lesson has no title.",
            "the text does not say what comes before it."),
        BrokenLesson(
            "no heading for the exercises", "README.md", replace: "## Exercises", with: "Exercises:",
            says: "the heading \"## Exercises\" is missing."),
        BrokenLesson(
            "a heading after the exercises", "README.md", replace: "Six of them.",
            with: "Six of them.\n\n## See also",
            says: "README.md:85: the heading \"See also\" comes after \"Exercises\""),
        BrokenLesson(
            "five exercises", without: "Exercises/06-sixth.swift",
            says: "Exercises: 5 exercises. A lesson has six to eight", "\"Sixth\" belong to no exercise",
            "Solution.swift:12: exercise6 answers no exercise.",
            "README.md:83: \"Six\" exercises are 5 now. Write their number."),
        BrokenLesson(
            "a kind missing", "Exercises/03-third.swift", replace: "Repair ·", with: "Build ·",
            says: "Exercises: no exercise of the kind Repair."),
        BrokenLesson(
            "an unknown kind", "Exercises/03-third.swift", replace: "Repair ·", with: "Fix ·",
            says: "Exercises/03-third.swift:1: it does not say of what kind it is.", "no exercise of the kind Repair"),
        BrokenLesson(
            "another title", "Exercises/03-third.swift", replace: "Third (", with: "Thirds (",
            says: "it is \"Thirds\": name this file 03-thirds.swift.", "which is called \"3 · Thirds\""),
        BrokenLesson(
            "no function", "Exercises/03-third.swift", replace: "func third() throws { throw ToDo() }", with: "",
            says: "it has no function for the learner to write in."),
        BrokenLesson(
            "no hints", "Hints.md", replace: "## 3 · Third\n\n1. a\n2. b\n3. c\n", with: "",
            says: "Hints.md: no hints for \"3 · Third\"."),
        BrokenLesson(
            "two rungs", "Hints.md", replace: "## 3 · Third\n\n1. a\n2. b\n3. c\n",
            with: "## 3 · Third\n\n1. a\n2. b\n",
            says: "\"3 · Third\" has 2 hints. It wants a numbered list of three"),
        BrokenLesson(
            "hints under another title", "Hints.md", replace: "## 3 · Third", with: "## 3 · Thrid",
            says: "the heading \"3 · Thrid\" belongs to exercise 3, which is called \"3 · Third\". Use the same words."),
        BrokenLesson(
            "hints under another number", "Hints.md", replace: "## 3 · Third", with: "## 4 · Third",
            says: "the heading \"4 · Third\" belongs to exercise 3"),
        BrokenLesson(
            "hints for nothing", "Hints.md", replace: "## 1 ·", with: "## 8 · Lost\n\n1. a\n2. b\n3. c\n\n## 1 ·",
            says: "Hints.md:3: the hints \"Lost\" belong to no exercise."),
        BrokenLesson(
            "no solution", "Solution.swift", replace: "static func exercise3() {}", with: "",
            says: "exercise 3, \"Third\", has no solution. Write static func exercise3 in enum Solution."),
        BrokenLesson(
            "a solution without a comment", "Solution.swift", replace: "    /// Why.\n    static func exercise3",
            with: "    static func exercise3",
            says: "Solution.swift:6: exercise3 has no comment. Say above it why the answer is right, after ///"),
        BrokenLesson(
            "a solution of another number", "Solution.swift", replace: "exercise3", with: "exercise33",
            says: "exercise 3, \"Third\", has no solution.", "Solution.swift:6: exercise33 answers no exercise."),
        BrokenLesson(
            "half of a text", "Exercises/03-third.swift", replace: "// 1. Do this.\n// 2. Do that.",
            with: "// Do this, and then", says: "03-third.swift:3: the text stops in the middle of a sentence."),
        BrokenLesson(
            "no text", "Exercises/03-third.swift", replace: "// 1. Do this.\n// 2. Do that.\n", with: "",
            says: "03-third.swift:2: it has no text. Say here what there is to do, in lines that begin with \"// \"."),
        BrokenLesson(
            "a row that is no diagram", "Exercises/03-third.swift", replace: "// 2. Do that.",
            with: "//\n//     numbers   --1--(2--|",
            says: "03-third.swift:5: this row is no diagram.\n--1--(2--|"),
        BrokenLesson(
            "a place without minutes", "Exercises/03-third.swift", replace: "(home, 12 min)", with: "(home)",
            says: "03-third.swift:1: it does not say where it is done and in how many minutes."),
        BrokenLesson(
            "a variant without its period", "README.md", replace: SampleLesson.secondNotes,
            with: "**Variant** More.\n\n> And now?\n\nLess.\n\n" + SampleLesson.secondNotes,
            says: "README.md:40: a variant begins with **Variant.** and its period. Write it so."),
    ]

    @Test(arguments: cases)
    func `what is wrong is said once, with its place`(broken: BrokenLesson) throws {
        let problems = try broken.problems(of: SampleLesson().files)
        #expect(problems.count == broken.says.count, "\(problems.joined(separator: "\n"))")
        for sentence in broken.says {
            #expect(problems.contains { $0.contains(sentence) }, "\(problems.joined(separator: "\n"))")
        }
    }

    @Test func `a number that is there twice is told of the second`() throws {
        var lesson = SampleLesson()
        lesson.files["Exercises/02-third.swift"] = lesson.files.removeValue(forKey: "Exercises/03-third.swift")
        let says = "Exercises/02-third.swift: exercise 2 is there twice. Give this one the next free number."
        #expect(try lesson.problems().contains { $0.hasSuffix(says) })
    }

    @Test(arguments: ["`numbers.map { $0 * 2 }.share()`", "numbers.map { $0 * 2 }.share()"])
    func `a third hint that is the solution is told`(hint: String) throws {
        var lesson = SampleLesson()
        let code = "numbers.map { $0 * 2 }.share()"
        lesson.files["Solution.swift"]?.replace("exercise3() {}", with: "exercise3() {\n        \(code)\n    }")
        #expect(try lesson.problems() == [])
        lesson.files["Hints.md"]?.replace(
            "## 3 · Third\n\n1. a\n2. b\n3. c", with: "## 3 · Third\n\n1. a\n2. b\n3. \(hint)")
        #expect(
            try lesson.problems() == [
                "Lessons/99-sample/Hints.md:15: the third hint of \"3 · Third\" is the solution. Leave out of it what the learner has "
                    + "to find, with … in its place."
            ])
    }

    @Test(arguments: [("return ", true), ("", true), ("// ", false)])
    func `an exercise that is solved without its mark is told`(before: String, isGiven: Bool) throws {
        var lesson = SampleLesson()
        let code = "numbers.map { $0 * 2 }"
        lesson.files["Solution.swift"]?.replace("exercise3() {}", with: "exercise3() {\n        \(code)\n    }")
        let stub = "{\n    try toDo()  // delete this line\n    \(before)\(code)\n}"
        lesson.files["Exercises/03-third.swift"]?.replace("{ throw ToDo() }", with: stub)
        let says = "03-third.swift:7: without try toDo() the solution stands here, and whoever deletes the mark passes."
        let problems = try lesson.problems()
        #expect(problems.contains { $0.contains(says) } == isGiven, "\(problems)")
    }

    @Test(arguments: [
        ("// aaa bbb ccc ddd", "// aaa bbb ccc\n// ddd"), ("// aaa bbb ccc ddd\n// eee", "// aaa bbb ccc\n// ddd eee"),
        ("// - aa bbb ccc ddd\n// - eee", "// - aa bbb ccc\n//   ddd\n// - eee"), ("//     aaa bbb ccc ddd", nil),
    ])
    func `a line of prose that is too wide is broken`(line: String, broken: String?) {
        // As wide as a line may be.
        let wide = { (text: String) in text.replacing("aa", with: String(repeating: "a", count: 62)) }
        let text = "// Build · A\n\(wide(line))\nfunc a() {}\n"
        #expect(ExerciseFile.wrapped(text) == "// Build · A\n\(wide(broken ?? line))\nfunc a() {}\n")
    }
}

/// A small lesson that is whole; a test breaks it.
struct SampleLesson {
    static let firstStep = """
            Step("The first step") { stage in
                show(1)
            }
        """
    static let secondStep = """
            Step("The second step") { stage in show(2) }
        """
    static let steps = firstStep + ",\n" + secondStep
    static let secondQuestion = """
        > Which one?
        >
        > - **A** The first.
        > - **B** The second.
        """
    static let secondAnswer = """
        The second.

        - **A** It was there before.

        """
    static let secondNotes = """
        <details><summary>Instructor · 1.5 to 3 minutes</summary>

        - **People say** the first.
        - **Board** nothing.
        - **If there is time** go on.

        </details>
        """
    static let recap = """
        ## Recap

        - The first.
        - The second.
        - The third.

        > By how many?
        >
        > - **A** By one.
        > - **B** By two.

        **B** By two.

        - **A** It has two.

        > What ends it?
        >
        > - **A** An error.
        > - **B** A dispose.

        **A** It says so.

        - **B** Nobody disposes.

        > Who waits?
        >
        > - **A** Nobody.
        > - **B** Main.

        **B** It is busy.

        - **A** Main does.
        """

    private static let titles = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"]
    private static let headers = [
        "Predict · First (class, 3 min)", "Complete · Second (class, 6 min)", "Repair · Third (home, 12 min)",
        "Build · Fourth (home, 12 min)", "Build · Fifth (home, 12 min)", "Build · Sixth (home, 20 min)",
    ]

    var files = [
        "README.md": """
        # Sample

        Before this: nothing.

        What this is about.

        ## The first step

        > How many?
        >
        > - **A** One.
        > - **B** Two.

        One.

        - **B** There was one.

        <details><summary>Instructor · 1.5 to 3 minutes</summary>

        - **People say** two.
        - **Board** a line.
        - **If there is time** count again.

        </details>

        ## The second step

        Look.

        \(secondQuestion)

        \(secondAnswer)

        \(secondNotes)

        \(recap)

        ## Exercises

        Six of them.
        """,
        "main.swift": """
        import LessonKit

        // Two steps.
        Lesson.play(
        \(steps)
        )

        """,
        "Hints.md": "# Hints\n\n"
            + titles.enumerated().map { "## \($0 + 1) · \($1)\n\n1. a\n2. b\n3. c\n" }.joined(separator: "\n"),
        "Solution.swift": "enum Solution {\n"
            + titles.indices.map { "    /// Why.\n    static func exercise\($0 + 1)() {}\n" }.joined() + "}\n",
    ].merging(exercises) { $1 }

    private static let exercises = Dictionary(
        uniqueKeysWithValues: zip(headers, titles).enumerated().map { index, exercise in
            (
                "Exercises/0\(index + 1)-\(exercise.1.lowercased()).swift",
                """
                // \(exercise.0)
                //
                // 1. Do this.
                // 2. Do that.

                func \(exercise.1.lowercased())() throws { throw ToDo() }
                """
            )
        })

    /// What is wrong with it, written to a folder of its own.
    func problems() throws -> [String] {
        let folder = TemporaryFolder()
        for (name, text) in files { try folder.write(text, to: "Lessons/99-sample/\(name)") }
        return withExtendedLifetime(folder) {
            LessonFolder.problems(at: folder.url.appending(path: "Lessons/99-sample").path)
        }
    }
}
