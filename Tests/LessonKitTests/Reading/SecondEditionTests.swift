import Testing

@testable import LessonKit

@Suite("The form of a lesson, second edition")
struct SecondEditionTests {
    @Test func `a whole lesson has no problems`() throws {
        #expect(try SecondEditionSample().problems() == [])
    }

    @Test func `each part is read`() throws {
        let text = LessonText(SecondEditionSample.readme)
        #expect(text.before?.lessons == ["subscribe", "dispose-bag"])
        let step = try #require(text.steps.first)
        #expect(step.questions.first?.options.map(\.letter) == ["A", "B", "C"])
        #expect(step.questions.first?.options.map(\.text) == ["None.", "Two.", "Four."])
        #expect(step.questions.first?.text.map(\.kind) == [.paragraph("How many?")])
        #expect(step.refuted == ["A", "C"])
        #expect(step.right == "B")
        #expect(step.variant.map(\.kind) == [.paragraph("**Variant.** One line less.")])
        #expect(step.answer.count == 2)
        #expect(text.recap?.sentences.count == 3)
        #expect(text.recap?.questions.map(\.right) == ["B", "A", "B"])
        #expect(text.recap?.questions.first?.why.map(\.kind) == [.paragraph("**B** By two.")])
        #expect(text.exercises?.map(\.kind) == [.paragraph("Six of them.")])
    }

    @Test func `a lesson that needs nothing says so`() {
        #expect(LessonText("# A\n\nBefore this: nothing.\n\nAbout it.").before?.lessons == [])
        #expect(LessonText("# A\n\nAbout it.").before == nil)
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let file: String
        let from: String
        let to: String
        let problem: String

        init(_ name: String, _ file: String, replace from: String, with to: String, problem: String) {
            (testDescription, self.file, self.from, self.to, self.problem) = (name, file, from, to, problem)
        }
    }

    static let cases = [
        Case(
            "no options", "README.md", replace: "> - **A** None.\n> - **B** Two.\n> - **C** Four.\n", with: "",
            problem: "README.md:9: the step \"The first step\" has no options."),
        Case(
            "letters out of order", "README.md", replace: "> - **C** Four.", with: "> - **D** Four.",
            problem: "README.md:9: the options of the step \"The first step\" are ABD."),
        Case(
            "a wrong option without its line", "README.md", replace: "- **C** There were two.\n", with: "",
            problem: "README.md:7: the answer of \"The first step\" leaves out the options B, C."),
        Case(
            "the right option refuted", "README.md", replace: "- **C** There were two.",
            with: "- **B** No.\n- **C** There were two.",
            problem: "README.md:7: the answer of \"The first step\" refutes every option."),
        Case(
            "an option that there is not", "README.md", replace: "- **C** There were two.",
            with: "- **C** There were two.\n- **D** No.",
            problem: "README.md:7: the answer of \"The first step\" speaks of an option D."),
        Case(
            "notes without the beliefs", "README.md", replace: "- **People say** two.\n", with: "",
            problem: "README.md:7: the instructor's notes of \"The first step\" have no line \"- **People say** …\"."),
        Case(
            "nothing about what comes before", "README.md", replace: "Before this: subscribe, dispose-bag.",
            with: "Some sentence.", problem: "README.md:1: the text does not say what comes before it."),
        Case(
            "two sentences to remember", "README.md", replace: "- The third.\n", with: "",
            problem: "the recap has 2 sentences to remember."),
        Case(
            "a recap's question without its answer", "README.md", replace: "**B** By two.", with: "By two.",
            problem: "the answer of this question names none of its options."),
        Case(
            "a variant that is not explained", "README.md", replace: "**Variant.** One line less.\n\n", with: "",
            problem: "README.md:7: the variant of \"The first step\" is not explained."),
        Case(
            "a variant that is not there", "main.swift", replace: " variant: { _ in show(0) }", with: "",
            problem: "main.swift:3: README.md speaks of a variant of \"The first step\"."),
        Case(
            "minutes that are not so", "README.md", replace: "Instructor · 3 minutes", with: "Instructor · 5 minutes",
            problem: "README.md:7: the step \"The first step\" says 5 minutes and takes 3"),
        Case(
            "seventeen lines of code", "main.swift", replace: "show(1)",
            with: Array(repeating: "show(1)", count: 17).joined(separator: "\n"),
            problem: "main.swift:3: the step \"The first step\" shows 17 lines of code."),
        Case(
            "an exercise without its minutes", ".Exercise.swift", replace: " (home, 12 min)", with: "",
            problem: "exercise 3 does not say where it is done"),
        Case(
            "five exercises", ".Exercise.swift", replace: "// 6 · Build · Sixth", with: "//",
            problem: "Exercise.swift: 5 exercises. A lesson has six to eight."),
    ]

    @Test(arguments: cases) func `what is wrong is said with its place`(broken: Case) throws {
        var lesson = SecondEditionSample()
        let text = try #require(lesson.files[broken.file])
        lesson.files[broken.file] = text.replacing(broken.from, with: broken.to, maxReplacements: 1)
        try #require(lesson.files[broken.file] != text, "the lesson is not broken at all")
        let problems = try lesson.problems()
        #expect(problems.contains { $0.contains(broken.problem) }, "\(problems.joined(separator: "\n"))")
    }

    @Test func `a lesson of more than 45 minutes is refused`() throws {
        var lesson = SecondEditionSample()
        let long = Array(repeating: "word", count: 130 * 44).joined(separator: " ")
        lesson.files["README.md"] = SecondEditionSample.readme.replacing("Look here.", with: long)
            .replacing("Instructor · 3 minutes", with: "Instructor · 47 minutes")
        #expect(
            try lesson.problems() == [
                "Lessons/99-sample/README.md:1: the lesson takes 47 minutes. A class has 45: make two lessons of it."
            ])
    }

    @Test func `minutes are words, lines, a vote and a talk`() {
        let step = LessonText("## A\n\n" + Array(repeating: "word", count: 130).joined(separator: " ")).steps[0]
        // 60 s of words, 15 lines of 4 s, 105 s of vote and talk.
        #expect(Pace(step: step, code: Array(repeating: "a", count: 15) + ["", " "]).minutes == 4)
    }

    @Test func `a header says where an exercise is done`() {
        let exercise = ExerciseSource.headers(in: "// 3 · Repair · A late fan (again) (class, 6 min)")[0]
        #expect(exercise.title == "A late fan (again)")
        #expect(exercise.setting == .init(place: .inClass, minutes: 6))
        #expect(exercise.header == "// 3 · Repair · A late fan (again) (class, 6 min)")
        let other = ExerciseSource.headers(in: "// 3 · Repair · A late fan (about 6 min)")[0]
        #expect(other.title == "A late fan (about 6 min)")
        #expect(other.setting == nil)
    }
}

/// A small lesson of the second edition that is whole; a test breaks it.
struct SecondEditionSample {
    var files: [String: String]

    init() {
        let titles = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"]
        let kinds = ["Predict", "Complete", "Repair", "Build", "Build", "Build"]
        let settings = ["class, 3 min", "class, 6 min", "home, 12 min", "home, 12 min", "home, 12 min", "home, 20 min"]
        files = SampleLesson().files
        files["README.md"] = Self.readme
        files["main.swift"] = """
            import LessonKit
            Lesson.play(
                Step("The first step") { stage in show(1) } variant: { _ in show(0) }
            )
            """
        files[".Exercise.swift"] = titles.indices.map { index in
            """
            // \(index + 1) · \(kinds[index]) · \(titles[index]) (\(settings[index]))
            func \(titles[index].lowercased())() throws { throw ToDo() }

            """
        }.joined(separator: "\n")
        files["Hints.md"] =
            "# Hints\n\n"
            + titles.enumerated().map { "## \($0 + 1) · \($1)\n\n1. a\n2. b\n3. c\n" }
            .joined(separator: "\n")
        files["Solution.swift"] =
            "enum Solution {\n" + titles.map { "    static func \($0.lowercased())() {}\n" }.joined() + "}\n"
    }

    static let readme = """
        # Sample

        Before this: subscribe, dispose-bag.

        What this is about.

        ## The first step
        Look here.
        > How many?
        >
        > - **A** None.
        > - **B** Two.
        > - **C** Four.

        Two of them came.

        - **A** They were not printed, but they came.
        - **C** There were two.

        **Variant.** One line less.

        <details><summary>Instructor · 3 minutes</summary>

        - **People say** two.
        - **Board** a line.
        - **If there is time** count again.

        </details>

        ## Recap

        - The first.
        - The second.
        - The third.

        > By how many?
        >
        > - **A** By one.
        > - **B** By two.

        **B** By two.

        > What ends it?
        >
        > - **A** An error.
        > - **B** A dispose.

        **A** It says so.

        > Who waits?
        >
        > - **A** Nobody.
        > - **B** Main.

        **B** It is busy.

        ## Exercises

        Six of them.
        """

    func problems() throws -> [String] { try SampleLesson(files: files).problems() }
}
