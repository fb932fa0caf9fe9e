import Testing

@testable import LessonKit

@Suite("The form of a lesson")
struct LessonFormTests {
    @Test func `a whole lesson has no problems`() throws {
        #expect(try FormSample().problems() == [])
    }

    @Test func `each part is read`() throws {
        let text = LessonText(FormSample.readme)
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
        #expect(text.recap?.questions.first?.why.first?.kind == .paragraph("**B** By two."))
        #expect(text.exercises?.map(\.kind) == [.paragraph("Six of them.")])
        #expect(LessonText("# A\n\nBefore this: nothing.\n\nAbout it.").before?.lessons == [])
        #expect(LessonText("# A\n\nAbout it.").before == nil)
    }

    static let cases = [
        BrokenLesson(
            "a variant without a question", "README.md", replace: "> How many now?\n\nOne.\n", with: "",
            says: "the variant of \"The first step\" asks nothing. Put a quote below its words"),
        BrokenLesson(
            "a variant without an answer", "README.md", replace: "> How many now?\n\nOne.\n",
            with: "> How many now?\n", says: "the variant of \"The first step\" has no answer below its question."),
        BrokenLesson(
            "a variant's options without a right one", "README.md", replace: "> How many now?\n",
            with: "> How many now?\n>\n> - **A** One.\n> - **B** Two.\n",
            says: "the answer of this question names none of its options."),
        BrokenLesson(
            "no options", "README.md", replace: "> - **A** None.\n> - **B** Two.\n> - **C** Four.\n", with: "",
            says: "README.md:9: the step \"The first step\" has no options."),
        BrokenLesson(
            "letters out of order", "README.md", replace: "> - **C** Four.", with: "> - **D** Four.",
            says: "README.md:9: the options of the step \"The first step\" are ABD."),
        BrokenLesson(
            "an option with a reason", "README.md", replace: "> - **A** None.", with: "> - **A** None: nobody came.",
            says: "README.md:9: only some options have a reason (not B, C). Give each one, or none."),
        BrokenLesson(
            "an option without a full stop", "README.md", replace: "> - **A** None.", with: "> - **A** None",
            says: "README.md:9: some options end with a full stop, and others do not."),
        BrokenLesson(
            "a wrong option without its line", "README.md", replace: "- **C** There were two.\n", with: "",
            says: "README.md:7: the answer of \"The first step\" leaves out the options B, C."),
        BrokenLesson(
            "the right option refuted", "README.md", replace: "- **C** There were two.",
            with: "- **B** No.\n- **C** There were two.",
            says: "README.md:7: the answer of \"The first step\" refutes every option."),
        BrokenLesson(
            "an option that there is not", "README.md", replace: "- **C** There were two.",
            with: "- **C** There were two.\n- **D** No.",
            says:
                "README.md:19: the answer of \"The first step\" speaks here of an option D, and its question has none."),
        BrokenLesson(
            "an option outside of the quote", "README.md", replace: "> - **C** Four.", with: "- **C** Four.",
            says: "README.md:13: the answer of \"The first step\" speaks here of an option C"),
        BrokenLesson(
            "an option in the middle outside of the quote", "README.md", replace: "> - **B** Two.",
            with: "- **B** Two.",
            says: "README.md:12: the answer of \"The first step\" speaks here of an option B"),
        BrokenLesson(
            "a wrong option of the recap without its reason", "README.md", replace: "- **A** It has two.",
            with: "It is.",
            says:
                "README.md:40: the answer of this question leaves out the option A. It has a line for each wrong option"
        ),
        BrokenLesson(
            "notes without the beliefs", "README.md", replace: "- **People say** two.\n", with: "",
            says: "README.md:7: the instructor's notes of \"The first step\" have no line \"- **People say** …\"."),
        BrokenLesson(
            "nothing about what comes before", "README.md", replace: "Before this: subscribe, dispose-bag.",
            with: "Some sentence.", says: "README.md:1: the text does not say what comes before it."),
        BrokenLesson(
            "two sentences to remember", "README.md", replace: "- The third.\n", with: "",
            says: "the recap has 2 sentences to remember."),
        BrokenLesson(
            "a recap's question without its answer", "README.md", replace: "**B** By two.", with: "By two.",
            says: "the answer of this question names none of its options."),
        BrokenLesson(
            "a variant that is not explained", "README.md",
            replace: "**Variant.** One line less.\n\n> How many now?\n\nOne.\n\n", with: "",
            says: "README.md:7: the variant of \"The first step\" is not explained."),
        BrokenLesson(
            "a variant that is not there", "main.swift", replace: " variant: { _ in show(0) }", with: "",
            says: "main.swift:3: README.md speaks of a variant of \"The first step\"."),
        BrokenLesson(
            "minutes that are not so", "README.md", replace: "Instructor · 1.5 to 4.5 minutes",
            with: "Instructor · 5 minutes",
            says: "README.md:7: the step \"The first step\" says 5 minutes and takes 1.5 to 4.5 minutes."),
        BrokenLesson(
            "an author's word on minutes that names no part", "README.md", replace: "- **Board** a line.",
            with: "- **Board** a line.\n- **Minutes** drawing 3: it is long.",
            says: "README.md:7: the line \"Minutes\" of \"The first step\" names no part."),
        BrokenLesson(
            "seventeen lines of code", "main.swift", replace: "show(1)",
            with: Array(repeating: "show(1)", count: 17).joined(separator: "\n"),
            says: "main.swift:3: the step \"The first step\" shows 17 lines of code."),
        BrokenLesson(
            "a line of a text that is too long", "Exercises/03-third.swift", replace: " (home, 12 min)",
            with: " (home, 12 min)\n// " + String(repeating: "a", count: 73),
            says: "03-third.swift:2: this line has 76 columns. It has at most 75, with the \"// \" before it."),
        BrokenLesson(
            "a line of a text that can be broken", "Exercises/03-third.swift", replace: " (home, 12 min)",
            with: " (home, 12 min)\n// a" + String(repeating: " a", count: 37),
            says: "before it. To break it: swift run workbook author fix"),
        BrokenLesson(
            "an answer that is a wrong option", "README.md", replace: "Two of them came.",
            with: "Four. Two of them came.",
            says: "README.md:7: the answer of \"The first step\" begins with the words of C, a wrong option."),
        BrokenLesson(
            "an exercise without its minutes", "Exercises/03-third.swift", replace: " (home, 12 min)", with: "",
            says: "03-third.swift:1: it does not say where it is done"),
    ]

    @Test(arguments: cases) func `what is wrong is said with its place`(broken: BrokenLesson) throws {
        let problems = try broken.problems(of: FormSample().files)
        for sentence in broken.says {
            #expect(problems.contains { $0.contains(sentence) }, "\(problems.joined(separator: "\n"))")
        }
    }

    @Test(arguments: [
        (130 * 44, "README.md:1: the lesson takes 46 minutes. A class has 45: make two lessons of it."),
        (400, "README.md:7: the question of \"The first step\" has "),
    ])
    func `a lesson of more than 45 minutes and a question longer than a screen are refused`(
        words: Int, says: String
    ) throws {
        var lesson = FormSample()
        let long = Array(repeating: "word", count: words).joined(separator: " ")
        lesson.files["README.md"] = FormSample.readme.replacing("Look here.", with: long)
        let problems = try lesson.problems()
        #expect(problems.contains { $0.hasPrefix("Lessons/99-sample/" + says) }, "\(problems)")
    }

    @Test(arguments: [
        ("ABCA", "ccc", []),
        ("ABAB", "ccc", ["C is never right. Put the right option of a step there: people learn a pattern."]),
        ("CBCACC", "ccc", ["C is right in 4 of 6 steps. Put the right options elsewhere."]),
        ("ABCA", "c", ["the right option is the shortest of its question in 4 of 4 steps."]),
        ("ABCA", "ccccc", ["the right option is the longest of its question in 4 of 4 steps."]),
    ])
    func `what gives the right option away in a whole lesson`(letters: String, right: String, says: [String]) {
        let steps = letters.map { letter in
            let wrong = "ABC".filter { $0 != letter }
            let options = "ABC".map { "> - **\($0)** \($0 == letter ? right : "www")\n" }.joined()
            return "## A\n\n> What?\n>\n\(options)\nThis.\n\n\(wrong.map { "- **\($0)** No.\n" }.joined())\n"
        }
        #expect(OptionTells(LessonText(steps.joined())).problems.map(\.text) == says)
    }
}

/// A lesson of one step with a variant; a test breaks it.
struct FormSample {
    var files = SampleLesson().files

    init() {
        files["README.md"] = Self.readme
        files["main.swift"] = """
            import LessonKit
            Lesson.play(
                Step("The first step") { stage in show(1) } variant: { _ in show(0) }
            )
            """
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

        > How many now?

        One.

        <details><summary>Instructor · 1.5 to 4.5 minutes</summary>

        - **People say** two.
        - **Board** a line.
        - **If there is time** count again.

        </details>

        \(SampleLesson.recap)

        ## Exercises

        Six of them.
        """

    func problems() throws -> [String] { try SampleLesson(files: files).problems() }
}
