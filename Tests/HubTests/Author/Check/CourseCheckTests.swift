import Foundation
import Terminal
import Testing

@testable import Hub
@testable import LessonKit

/// What is wrong with the texts of a course is said with its file and line, and what is computed is written.
struct CourseCheckTests {
    private let sample: SampleCourse

    init() throws {
        sample = try SampleCourse()
        try sample.write("let course = [\n    \"02-subscribe\",\n    \"10-just-from\",\n]\n", to: "Package.swift")
        try sample.write(
            """
            | | Lesson | Minutes |
            |---|---|---|
            | 02 | [`subscribe`](02-subscribe/README.md) | 7 | You can. |
            | 10 | [`just-from`](10-just-from/README.md) | 0 | You know. |

            | Plan | Minutes | For |
            |---|---|---|
            | [Friday](plans/friday.md) | 18 | all |

            """, to: CoursePage.path)
        try sample.write(
            "# Friday\n\n| When | What | Minutes |\n|---|---|---|\n| | `subscribe`, slack | 8 |\n| | break 10 | 10 |\n| **Together** | | **18** |\n",
            to: Self.plan)
        try sample.write(
            """
            | Word | Korean | Lesson |
            |---|---|---|
            | bag | 가방 | a word | `subscribe` |
            | late | 늦은 | a word | `just-from` |

            ## Plain words

            """, to: GlossaryCheck.path)
        try sample.write(
            "# Subscribe\n\n\(Self.head("You can."))A bag (가방).\n\n## A step\n\n<details><summary>Instructor · 6 minutes</summary>\n</details>\n",
            to: Self.page)
        try sample.write(
            "# Just and from\n\n\(Self.head("You know."))Before this: subscribe.\n\nIt is late.\n",
            to: Self.later)
        try sample.write(
            "# Notes\n\n## One\n\n| Line | Where |\n|---|---|\n| So. | `subscribe` step *A step*, exercise *A diary* |\n",
            to: NotesCheck.path)
        try sample.write(
            """
            check.mistake("No.", step: "A step") { $0.scan() }
            check.throwing("No!")
                    check.more()
            let check = Check(diary, solution: Solution.exercise2)
            check.stream("one", gives: "-a-|")
            @Test(.exercise(check)) func `2 · A diary`() {}

            """, to: Self.check)
        try sample.edit(SampleCourse.diary, "func", "//\n//     sends  -x-|\nfunc")
        try sample.write(
            "Lesson.play(\n    Step(\"A step\") { stage in\n        stage.Observable.scan()\n    }\n)\n",
            to: Self.main)
    }

    private static let (page, later) = ("Lessons/02-subscribe/README.md", "Lessons/10-just-from/README.md")
    private static let (hints, main) = ("Lessons/02-subscribe/Hints.md", "Lessons/02-subscribe/main.swift")
    private static let (check, diary) = ("Tests/ExerciseTests/subscribe/02-a-diary.swift", SampleCourse.diary)
    private static let (table, plan) = (CoursePage.path, "Lessons/plans/friday.md")
    private static let (words, notes) = (GlossaryCheck.path, NotesCheck.path)

    /// What the tables say of a lesson.
    private static func head(_ afterwards: String) -> String {
        "<!--\nAbout: late things\nAfterwards: \(afterwards)\n-->\n\n"
    }

    /// Without what the sample lessons lack.
    private func problems() throws -> [String] {
        let check = CourseCheck(try sample.course)
        let lacking = Set(
            try sample.course.lessons.flatMap { LessonFolder.problems(at: sample.root.path + "/Lessons/\($0.folder)") })
        let own = try sample.course.lessons.map(check.look).flatMap { $0.wrong + $0.toCome }
        return own.filter { !lacking.contains($0) } + check.tableProblems + check.linkProblems()
            + GlossaryCheck(check).problems + NotesCheck(check).problems
    }

    @Test func `nothing is said of what is right`() throws { #expect(try problems() == []) }

    @Test(arguments: [
        (table, "README.md) | 7 |", "README.md) | 6 |", #":3: the row says "6", and the lesson "7"."#),
        (table, "md) | 18 |", "md) | 6 |", ":8: the row says 6 minutes, and they are 18."),
        (plan, "| 8 |", "| 9 |", ":5: the row says 9 minutes, and it is 8 minutes."),
        (plan, "**18**", "**16**", ":7: the row says 16 minutes, and it is 18 minutes."),
        (plan, "`subscribe`,", "`sub`,", ":5: there is no lesson sub."),
        (table, "(10-just-from", "(10-just", ": the table has no row for just-from"),
        (
            table, "(10-just-from", "(10-just",
            ":4: the link 10-just/README.md leads nowhere. Name a file that is there, or take it out."
        ),
        (table, "You know.", "You can.", #":4: the row says "You can.", and the lesson "You know."."#),
        (later, "Afterwards", "Then", #":1: the comment below the title has no line "Afterwards: …""#),
        (later, "subscribe.", "subscribee.", ":8: there is no lesson subscribee. Did you mean subscribe?"),
        (
            hints, "1. The concept.", "1. The late concept.",
            #":5: "late" is explained in just-from, which comes later."#
        ),
        (check, #""No.""#, #""It came late.""#, #":1: "late" is explained in just-from, which comes later."#),
        (
            diary, "func diary", "func diaries",
            "\(check):4: the check does not ask for diaries, the function in \(diary):4. Give both"
        ),
        (
            check, "exercise2", "exercise1",
            ":4: the check compares with Solution.exercise1, and the answer to this exercise is Solution.exercise2."
        ),
        (
            check, "@Test(.exercise(check)) func `2 · A diary`() {}", "",
            ":1: it has no test, so nobody's answer is checked. Write @Test(.exercise(check)) func `2 · A diary`() {}"
        ),
        (
            check, "`2 · A diary`", "`2 · The diary`",
            ":6: the test is called `2 · The diary`. Its name is that of its exercise, `2 · A diary`."
        ),
        (later, "subscribe.", "late.", ":8: there is no lesson late. Before it come subscribe."),
        (page, "A bag", "A late bag", #":8: "late" is explained in just-from"#),
        (diary, "A diary", "A late diary", #":1: "late" is explained in just-from, which comes later."#),
        (
            diary, "func diary()", "func diary(_ words: EarlyLate)",
            #":4: "late" is explained in just-from, which comes later."#
        ),
        (
            diary, "func diary() {}", "func diary() { words.late(2) }",
            #":4: "late" is explained in just-from, which comes later."#
        ),
        (page, "(가방)", "(가방, 손)", ":8: Lessons/Glossary.md does not have 손."),
        (page, "bag", "sack", #"Glossary.md:3: the lesson subscribe does not have the word "bag"."#),
        (words, "| bag", "| map", #":4: "late" does not come after "map" in the alphabet."#),
        (notes, "*A step*", "*A stop*", ":7: subscribe has no step *A stop*."),
        (notes, "`subscribe`", "`sub`", ":7: there is no lesson sub."),
        (check, "A step", "A stop", #":1: The lesson subscribe has no step "A stop". It has "A step"."#),
        (
            check, "scan", "filter",
            #":1: neither the step "A step" nor its variant uses an operator of this mistake. Name another step."#
        ),
        (
            main, "stage.Observable.scan()\n    }",
            "stage.draw()\n    } variant: { stage in\n stage.Observable.scan()\n    }",
            "\(check):1: only the variant of \"A step\" calls what this mistake is about. Write step: .variant(of: \"A step\")."
        ),
        (check, #""A step""#, #".variant(of: "A step")"#, #":1: the step "A step" has no variant."#),
        (check, "check.throwing", "check.none", ":1: a check has two mistakes at least: check.mistake("),
        (diary, "-x-|", "-x--|", "\(check):5: the text of the exercise does not draw -a-|. Draw it in \(diary), or"),
        (check, #""-a-|""#, #""-4-|""#, ":5: the text of the exercise does not draw -4-|. Draw it in"),
        (check, #""No.""#, #""TODO: words""#, ":1: to be written: words"),
        (
            table, "](02-subscribe/README.md)", "](02-subscribe/README.md#a-stop)",
            ":3: Lessons/02-subscribe/README.md has no heading #a-stop. Did you mean #a-step?"
        ),
        (
            page, "A bag", "![](pictures/01-a-step.svg) A bag",
            ":8: the picture pictures/01-a-step.svg is missing. Draw it again: swift run workbook author pages subscribe"
        ),
    ])
    func `what is wrong is said with its line`(path: String, old: String, new: String, says: String) throws {
        try sample.edit(path, old, new)
        let problems = try problems()
        // A line without a file is of the one that was edited.
        #expect(problems.contains { $0.contains(says.hasPrefix(":") ? path + says : says) }, "\(problems)")
    }

    @Test func `an exercise is delivered with its mark, and an answer is not listed`() throws {
        for path in [SampleCourse.afterAnError, SampleCourse.diary, SampleCourse.rows] {
            try sample.write("// Build · A diary\n//\nfunc diary() throws { throw ToDo() }\n", to: path)
        }
        #expect(sample.hub("author", "exercises") == 0)
        let listed = try sample.read(UntouchedTexts.list)
        try sample.edit(SampleCourse.diary, "throw ToDo()", "mine()")
        let says = "\(SampleCourse.diary):3: an answer stands here, and no throw ToDo()."
        let course = try sample.course
        #expect(CourseCheck(course).untouchedProblems(of: course.lessons).map { $0.hasPrefix(says) } == [true])
        let terminal = FakeTerminal(columns: 200)
        #expect(sample.hub("author", "exercises", on: terminal) != 0)
        #expect(terminal.complaints.contains { $0.hasPrefix(says) }, "\(terminal.complaints)")
        #expect(try sample.read(UntouchedTexts.list) == listed)
    }

    @Test(arguments: [
        (
            "log(\"soup\")", "log(\"rice\")",
            "has \"soup\", and what the check runs has not. Run the code of the text in"
        ),
        ("prefix(3)", "prefix(2)", "has 3, and what the check runs has not."),
        (".prefix", ".suffix", "has .prefix, and what the check runs has not."),
        (".prefix(3)", ".suffix(2)", "02-a-diary.swift:4: the text has .prefix, 3, and what the check runs has not."),
    ])
    func `a prediction's check runs what its text shows`(old: String, new: String, says: String) throws {
        let code = "log(\"soup\")\nlog(\"tea\".prefix(3))"
        let text = code.split(separator: "\n").map { "//     \($0)\n" }.joined()
        try sample.write(
            "// Predict · A diary\n//\n\(text)//\n// What is logged?\nfunc diary() {}\n", to: SampleCourse.diary)
        let check = """
            @Test(.exercise(check)) func `2 · A diary`() {}
            let check = Check(lines: diary, solution: Solution.exercise2) { check in
                    check.truth { log in
            \(code)
                    }

                    check.mistake("It is soup.", madeBy: ["rice", "2", "suffix"])
                    check.mistake("It is rice.", madeBy: ["soup", "3", "prefix"])
                }
            """
        try sample.write(check, to: Self.check)
        #expect(try problems().filter { $0.contains("diary") } == [])
        try sample.write(check.replacing(old, with: new), to: Self.check)
        let found = try problems()
        #expect(found.contains { $0.hasPrefix("\(SampleCourse.diary):") && $0.contains(says) }, "\(found)")
    }

    @Test func `a prediction has a row for each diagram that its text asks for`() throws {
        try sample.write(
            "// Predict · A diary\n//\n// What comes? Answer with two\n// diagrams, in this order.\nfunc diary() {}\n",
            to: SampleCourse.diary)
        let row = "        check.row(\"one\") { _ in .empty() }\n        check.mistake(\"\", madeBy: \"a\")\n"
        let head = "@Test(.exercise(check)) func `2 · A diary`() {}\nlet check = Check(diagrams: diary) { check in\n"
        try sample.write(head + row + row, to: Self.check)
        #expect(try problems().filter { $0.contains("rows") } == [])
        try sample.write(head + row + row + row, to: Self.check)
        #expect(
            try problems().contains {
                $0.hasPrefix(
                    "\(Self.check):3: the check has 3 rows, and the text in \(SampleCourse.diary) asks for 2 diagrams.")
            })
    }

    @Test func `a folder of checks with another name is told once, with the name that it may have`() throws {
        try sample.move("Tests/ExerciseTests/subscribe", to: "Tests/ExerciseTests/subscribee")
        #expect(
            try CourseCheck(sample.course).look().wrong.filter {
                $0.contains("ExerciseTests/") && !$0.contains("just-from")
            } == [
                "Tests/ExerciseTests/subscribe is missing: the checks of the lesson. Is it Tests/ExerciseTests/subscribee? "
                    + "Then give that this name."
            ])
    }

    @Test func `a damaged marker is all that is told of a page`() throws {
        let cut = "## A step\n\n<details><summary>Run and answer</summary>\n<!-- /run -->\n\nMore."
        try sample.edit(Self.page, "## A step", cut)
        let wrong = CourseCheck(try sample.course).look().wrong.filter { $0.hasPrefix(Self.page) }
        let says = "\(Self.page):13: <!-- /run --> closes nothing. Delete lines 12 to 13. Then run author pages."
        #expect(wrong == [says])
        let read = try sample.read(Self.page)
        #expect(LessonMinutes.written(into: read) == read)
    }

    @Test func `what has become of a text is told, and beside other faults in one line`() throws {
        let text = "// Build · A diary\n//\n// Write it.\n// Then close it.\n//\nfunc diary() throws { throw ToDo() }\n"
        for path in [SampleCourse.afterAnError, SampleCourse.diary, SampleCourse.rows] {
            try sample.write(text, to: path)
        }
        #expect(sample.hub("author", "exercises") == 0)
        _ = try sample.course
        try sample.edit(SampleCourse.diary, "// Write it.\n// Then close it.\n", "// Read it.\n")
        let course = try sample.course
        let change =
            "\(SampleCourse.diary):3: this is not what a reset brings back: 2 lines went, the first \"Write it.\"; 1 line "
            + "came, \"Read it.\"."
        let alone = CourseCheck(course).changes(in: course.lessons, isAlone: true)
        #expect(alone.map { $0.hasPrefix(change) } == [true], "\(alone)")
        #expect(
            CourseCheck(course).changes(in: course.lessons, isAlone: false) == [
                "Last, when nothing else is wrong: a reset brings back another text of \(SampleCourse.diary):3."
            ])
        let terminal = sample.told("author", "fix", on: FakeTerminal(columns: 200))
        #expect(
            terminal.text.contains(
                "02-a-diary.swift:3: 2 lines went, the first \"Write it.\"; 1 line came, \"Read it.\""))
    }

    @Test func `a front page of more than 8 KB is refused`() throws {
        for (size, count) in [(8192, 0), (8193, 1)] {
            try sample.write(String(repeating: "a", count: size), to: FrontPage.path)
            #expect(CourseCheck(try sample.course).look().wrong.count { $0.hasPrefix("README.md:1: it has") } == count)
        }
    }

    @Test func `a step that brings four words is named`() throws {
        let words = ["bag", "box", "cup", "hat"]
        let row = { (word: String) in "| \(word) | 가방 | a word | `subscribe` |" }
        try sample.edit(GlossaryCheck.path, row("bag"), words.map(row).joined(separator: "\n"))
        try sample.edit(Self.page, "A bag", "A bag, a box, a cup, a hat")
        #expect(
            try problems() == [
                "Lessons/02-subscribe/README.md:1: the introduction brings 4 new words: bag, box, cup, hat. A step has room for three."
            ])
        try sample.edit(Self.page, ", a hat", "")
        try sample.edit(Self.page, "## A step\n", "## A step\n\nA hat.\n")
        #expect(try problems() == [])
    }

    @Test func `a check without its exercise is named, and an exercise without its check`() throws {
        try sample.remove("Tests/ExerciseTests/subscribe/01-after-an-error.swift")
        try sample.write("", to: "Tests/ExerciseTests/subscribe/03-new.swift")
        #expect(
            try problems() == [
                "Tests/ExerciseTests/subscribe/01-after-an-error.swift is missing: the check of the exercise. Write it, or give "
                    + "its check this name.",
                "Tests/ExerciseTests/subscribe/03-new.swift: there is no exercise of this name in Lessons/02-subscribe/Exercises. "
                    + "Give it the name of its exercise's file, or delete it.",
            ])
    }

    @Test func `an exercise that is listed and has no file can be had back, or taken off the list`() throws {
        try sample.write("0 \(SampleCourse.afterAnError)\n0 \(SampleCourse.diary)\n", to: UntouchedTexts.list)
        try sample.remove(SampleCourse.diary)
        let says =
            "\(SampleCourse.diary) is missing, and Lessons/untouched.txt lists it. To have it back: swift run workbook reset "
            + "subscribe 2. If it has another name, or went with its check: swift run workbook author exercises"
        #expect(try problems() == [says])
        // Nor is the file told a second time.
        #expect(CourseCheck(try sample.course).look().wrong.filter { $0.hasPrefix(SampleCourse.diary) } == [says])
    }

    @Test func `the suite of the checks that is missing is shown`() throws {
        try sample.remove("Tests/ExerciseTests/just-from/Lesson.swift")
        let said = try problems().joined()
        #expect(said.hasPrefix("Tests/ExerciseTests/just-from/Lesson.swift is missing. It has:\n"))
        #expect(said.contains("@Suite(.serialized, .lesson) struct `just-from` {}"))
    }

    @Test func `a page that is missing, or a comment without its end, is all that is told of the page`() throws {
        try sample.edit(Self.page, "-->", "")
        try sample.edit(Self.page, "## A step", "<!-- code -->\n\n## A step")
        let course = try sample.course
        let open = "Lessons/02-subscribe/README.md:3: the comment that begins here has no end"
        #expect(CourseCheck(course).look(at: course.lessons[0]).wrong.contains { $0.hasPrefix(open) })
        try sample.remove(Self.page)
        #expect(!CourseCheck(course).look(at: course.lessons[0]).wrong.contains { $0.contains("has no step") })
        #expect(!CourseCheck(course).rowProblems.contains { $0.contains("subscribe") })
    }

    @Test func `the check of one lesson sees its words, its links, its rows and its list`() throws {
        try sample.edit(Self.page, "A bag", "A late [bag](nowhere.md)")
        try sample.edit(CoursePage.path, "You can.", "You could.")
        try sample.write("0 \(SampleCourse.diary)\n", to: UntouchedTexts.list)
        let course = try sample.course
        let blocks = try AuthorCheck(course).answer(of: course.lessons[0], wrong: ["Nothing was written."]).blocks
        let said = Renderer(width: 200, paint: Paint(hasColour: false, isASCII: false)).lines(blocks).map(\.text)
            .joined()
        #expect(said.contains("- Nothing was written."))
        #expect(said.contains("README.md:8: the link nowhere.md leads nowhere."))
        #expect(said.contains("README.md:8: \"late\" is explained in just-from, which comes later."))
        #expect(said.contains("the row says \"You could.\", and the lesson \"You can.\"."))
        #expect(said.contains("\(SampleCourse.diary):4: an answer stands here, and no throw ToDo()."))
    }

    @Test func `what a lesson needs and comes later is moved or taken out`() throws {
        try sample.edit(Self.page, "A bag", "Before this: just-from.\n\nA bag")
        #expect(
            try problems().contains(
                "Lessons/02-subscribe/README.md:8: just-from does not come before it in the course. Take it out, or: swift run "
                    + "workbook author move subscribe --after just-from"))
    }

    @Test func `numbers, minutes and sums are written, and a second time nothing is`() throws {
        try sample.edit(CoursePage.path, "README.md) | 7 |", "README.md) | 6 |")
        try sample.edit(Self.plan, "| 8 |", "| 1 |")
        let main = "Lesson.play(\n    Step(\"A step\") { stage in\n        show(1)\n    }\n)\n"
        try sample.write(main, to: "Lessons/02-subscribe/main.swift")
        #expect(sample.hub("author", "fix") == 0)
        #expect(try sample.course.lessons.map(\.folder) == ["01-subscribe", "02-just-from"])
        #expect(try sample.read("Lessons/01-subscribe/README.md").contains("Instructor · 1.5 minutes"))
        let page = try sample.read(CoursePage.path)
        #expect(
            page.contains("| 01 | [`subscribe`](01-subscribe/README.md) | 2 | You can. |\n| 02 | [`just-from`]"))
        #expect(page.contains("plans/friday.md) | 13 | all |"))
        #expect(try sample.read(Self.plan).contains("slack | 3 |\n| | break 10 | 10 |\n| **Together** | | **13** |"))
        let terminal = sample.told("author", "fix")
        #expect(terminal.text == "Nothing was to be written.")
    }

    @Test func `the map has the titles of the lessons`() throws {
        try sample.write(
            """
            | 02 | [Subs](Lessons/02-subscribe/README.md) | late things | `swift run subscribe` |
            | 03 | [Old](Lessons/03-old/README.md) | old things | `swift run old` |

            """, to: FrontPage.path)
        let rows = LessonRows(try sample.read(FrontPage.path), of: FrontPage.path, try sample.course)
        let advice = "Write it anew: swift run workbook author fix"
        #expect(
            rows.problems == [
                "README.md:1: the row says \"[Subs](Lessons/02-subscribe/README.md)\", and the lesson "
                    + "\"[Subscribe](Lessons/02-subscribe/README.md)\". \(advice)",
                "README.md: the table has no row for just-from. \(advice)",
                "README.md:2: there is no lesson 03-old. \(advice)",
            ])
        _ = try CourseFix(sample.course).write()
        #expect(
            try sample.read(FrontPage.path) == """
                | 01 | [Subscribe](Lessons/01-subscribe/README.md) | late things | `swift run subscribe` |
                | 02 | [Just and from](Lessons/02-just-from/README.md) | late things | `swift run just-from` |

                """)
    }

    @Test func `one run writes a page and the minutes that count its code`() throws {
        let page = try SamplePage()
        let fix = CourseFix(try page.sample.course) { _, _ in try page.write(SamplePage.recorded(clock: 417)) }
        let lesson = try page.sample.course.lesson("subscribe")
        #expect(try fix.write(pageOf: lesson).contains("Lessons/01-subscribe/README.md"))
        #expect(try !page.sample.read("Lessons/01-subscribe/README.md").contains("· 6 minutes"))
        #expect(try fix.write(pageOf: lesson) == [])
    }

    @Test func `an answer is not listed as untouched`() throws {
        let path = "Lessons/02-subscribe/Exercises/02-a-diary.swift"
        try sample.write("// Build · A diary\nfunc diary() throws { throw ToDo() }\n", to: path)
        try sample.write("0 \(path)\n", to: UntouchedTexts.list)
        _ = try CourseFix(sample.course).write()
        let listed = try sample.read(UntouchedTexts.list)
        #expect(!listed.contains("0 Lessons/01-subscribe/Exercises/02-a-diary.swift"))
        try sample.write(
            "// Build · A diary\nfunc diary() { mine() }\n", to: "Lessons/01-subscribe/Exercises/02-a-diary.swift")
        _ = try CourseFix(sample.course).write()
        #expect(try sample.read(UntouchedTexts.list) == listed)
    }

    @Test func `a text that is too wide is broken, and listed in the same run`() throws {
        let wide = "// " + Array(repeating: "word", count: 20).joined(separator: " ") + "."
        try sample.write(
            "// Build · A diary\n//\n\(wide)\nfunc diary() throws { throw ToDo() }\n", to: SampleCourse.diary)
        try sample.write("", to: UntouchedTexts.list)
        _ = try CourseFix(sample.course).write()
        let path = "Lessons/01-subscribe/Exercises/02-a-diary.swift"
        #expect(try sample.read(path).contains("word\n// word word word word word word."))
        #expect(try sample.read(UntouchedTexts.list).contains(path))
        #expect(try CourseFix(sample.course).write() == [])
    }
}
