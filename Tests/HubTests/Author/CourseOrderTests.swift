import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// A lesson that is moved, renamed or removed, with all that names it.
struct CourseOrderTests {
    private let sample: SampleCourse

    init() throws {
        sample = try SampleCourse()
        try sample.write(
            """
            let course = [
                "01-subscribe",
                "02-just-from",
                "03-last",
            ]
            let compared = "just-from"

            """, to: "Package.swift")
        try sample.rename("02-subscribe", "01-subscribe")
        try sample.rename("10-just-from", "02-just-from")
        try sample.write("# Last\n\nBefore this: subscribe, just-from.\n", to: "Lessons/03-last/README.md")
        try sample.write(
            """
            | | Lesson |
            |---|---|
            | 01 | [`subscribe`](01-subscribe/README.md) | 6 | You can. |
            | 02 | [`just-from`](02-just-from/README.md) | 0 | You can. |
            | 03 | [`last`](03-last/README.md) | 0 | You can. |

            Type `swift run just-from`, then lesson 2. `just-from` [comes](02-just-from/README.md) second.
            At the end of lesson 2:50 have passed.

            """, to: "Lessons/README.md")
        try sample.write("@testable import just_from_exercises\n", to: "Tests/ExerciseTests/just-from/Lesson.swift")
        try sample.write(
            "1 Lessons/01-subscribe/Exercises/01-after-an-error.swift\n2 Lessons/02-just-from/Exercises/01-six-rows.swift\n",
            to: UntouchedTexts.list)
    }

    private func hub(_ words: String...) -> (status: Int32, terminal: FakeTerminal) { hub(words) }

    private func hub(_ words: [String]) -> (status: Int32, terminal: FakeTerminal) {
        let terminal = FakeTerminal(columns: 200)
        return (Hub(directory: sample.root, terminal: terminal).run(["author"] + words), terminal)
    }

    @Test func `a lesson that moves takes its folder, its number, its rows and the links along`() throws {
        try sample.write("mine", to: "Lessons/02-just-from/Exercises/01-six-rows.swift")
        try sample.remember(.passed, lesson: "just-from", number: 1)
        try sample.write("/// 02-just-from\nlet a = \"02-just-from\"\n", to: "Sources/a.swift")
        try sample.edit("Lessons/01-subscribe/Hints.md", "1. The concept.", "1. The next lesson shows it.")
        let (status, terminal) = hub("move", "just-from", "--after", "last")
        #expect(status == 0)
        #expect(terminal.text.contains("These lines speak of the order around it. Read each of them:"))
        #expect(terminal.text.contains("Lessons/01-subscribe/Hints.md:5: 1. The next lesson shows it."))
        #expect(try sample.read("Sources/a.swift") == "/// 02-just-from\nlet a = \"03-just-from\"\n")
        #expect(try sample.course.lessons.map(\.folder) == ["01-subscribe", "02-last", "03-just-from"])
        #expect(try sample.course.list.problems == [])
        #expect(try sample.read("Lessons/03-just-from/Exercises/01-six-rows.swift") == "mine")
        #expect(
            try sample.read("Lessons/README.md").hasPrefix(
                """
                | | Lesson |
                |---|---|
                | 01 | [`subscribe`](01-subscribe/README.md) | 6 | You can. |
                | 02 | [`last`](02-last/README.md) | 0 | You can. |
                | 03 | [`just-from`](03-just-from/README.md) | 0 | You can. |

                Type `swift run just-from`, then lesson 2. `just-from` [comes](03-just-from/README.md) second.
                """))
        #expect(try sample.read(UntouchedTexts.list).contains("2 Lessons/03-just-from/Exercises/01-six-rows.swift"))
        #expect(terminal.text.contains("Lessons/02-just-from is Lessons/03-just-from"))
        #expect(terminal.text.contains("Lessons/README.md:7: Type `swift run just-from`, then lesson 2."))
        #expect(!terminal.text.contains("2:50"), "a time is no lesson")
    }

    @Test(arguments: [
        (["move", "last", "--after", "last"], 64, "last cannot come after itself."),
        (
            ["move", "last", "--before", "subscribe", "--after", "just-from"], 64,
            "Name one lesson: with --after, or with --before."
        ),
        (["rename", "just-from", "last"], 69, "last is the name of the lesson 03-last already. Choose another name."),
    ])
    func `a place or a name that cannot be is refused`(words: [String], status: Int32, says: String) {
        let answer = hub(words)
        #expect(answer.status == status)
        #expect(answer.terminal.complaints == [says])
    }

    @Test func `a lesson comes before another one, as the first`() throws {
        let (status, terminal) = hub("move", "last", "--before", "subscribe")
        #expect(status == 0)
        #expect(terminal.text.hasPrefix("last comes before subscribe."))
        #expect(try sample.course.lessons.map(\.folder) == ["01-last", "02-subscribe", "03-just-from"])
        #expect(hub("new", "first", "--before", "last").status == 0)
        #expect(try sample.course.lessons.map(\.name) == ["first", "last", "subscribe", "just-from"])
    }

    @Test func `a folder that is missing keeps its place in the course`() throws {
        try sample.remove("Lessons/02-just-from")
        #expect(hub("fix").status == 0)
        #expect(try sample.course.lessons.map(\.folder) == ["01-subscribe", "03-last"])
        #expect(
            try sample.read("Package.swift").contains("\"01-subscribe\",\n    \"02-just-from\",\n    \"03-last\",\n]"))
        #expect(
            try sample.read("Lessons/README.md").contains(
                "| 02 | [`just-from`](02-just-from/README.md) | 0 | You can. |"))
    }

    @Test(arguments: [["move", "last", "--before", "subscribe"], ["rename", "just-from", "making"]])
    func `Package.swift has the sum of the exercises' names in their new order`(words: [String]) throws {
        try sample.edit("Package.swift", "let compared", "// Sum: 00000000\nlet compared")
        #expect(hub(words).status == 0)
        #expect(CourseCheck(try sample.course).untouchedProblems(of: []) == [])
    }

    @Test func `what is known of a learner follows a move, and in this checkout a new name`() throws {
        try sample.remember(.passed, lesson: "subscribe", number: 2)
        #expect(hub("move", "subscribe", "--after", "last").status == 0)
        #expect(try sample.entry(lesson: "subscribe", number: 2)?.verdict == .passed)
        #expect(hub("rename", "subscribe", "begin").status == 0)
        #expect(try sample.entry(lesson: "begin", number: 2)?.verdict == .passed)
    }

    @Test func `a new name is written wherever it means nothing but the lesson, and other places are listed`() throws {
        try sample.write("| So. | `subscribe` step *A*, `just-from` step *B*, exercise *C* |\n", to: NotesCheck.path)
        try sample.write(
            "# Friday\n\n| When | What | Minutes |\n|---|---|---|\n| First | `subscribe`, `just-from`, slack | 26 |\n",
            to: "Lessons/plans/friday.md")
        try sample.edit("Lessons/01-subscribe/Hints.md", "1. The concept.", "1. The next lesson shows it.")
        let (status, terminal) = hub("rename", "just-from", "making")
        #expect(status == 0)
        #expect(try sample.course.lessons.map(\.folder) == ["01-subscribe", "02-making", "03-last"])
        #expect(try sample.read("Tests/ExerciseTests/making/Lesson.swift") == "@testable import making_exercises\n")
        #expect(try sample.read("Lessons/03-last/README.md").contains("Before this: subscribe, making.\n"))
        let page = try sample.read("Lessons/README.md")
        #expect(page.contains("| 02 | [`making`](02-making/README.md) | 0 | You can. |"))
        #expect(page.contains("`swift run making`"))
        #expect(try sample.read("Lessons/plans/friday.md").contains("| First | `subscribe`, `making`, slack |"))
        #expect(try sample.read(NotesCheck.path).contains("`subscribe` step *A*, `making` step *B*"))
        #expect(terminal.text.contains("Its title is still \"Just and from\", in Lessons/02-making/README.md."))
        #expect(terminal.text.contains("These lines still name what was called just-from."))
        #expect(!terminal.text.contains("any more"))
        #expect(!terminal.text.contains("speak of the order"))
        #expect(terminal.text.contains("Package.swift:6: let compared = \"just-from\""))
        #expect(terminal.text.contains("Lessons/README.md:7: "))
    }

    @Test func `a lesson is removed with its checks and rows, and what names it is listed`() throws {
        try commit()
        try sample.write("Old.\n", to: OperatorSheet.path)
        let (status, terminal) = hub("remove", "just-from")
        #expect(status == 0)
        #expect(terminal.text.contains("    \(OperatorSheet.path)"), "the list of the operators is written, too")
        #expect(try sample.course.lessons.map(\.folder) == ["01-subscribe", "02-last"])
        #expect(try sample.course.findings.filter { $0.text.contains("just-from") } == [])
        #expect(sample.checkout.files(in: "Tests/ExerciseTests").sorted() == ["subscribe"])
        #expect(
            try sample.read("Lessons/README.md").contains(
                "README.md) | 6 | You can. |\n| 02 | [`last`](02-last/README.md) | 0 | You can. |\n\n"))
        #expect(try sample.read(UntouchedTexts.list).contains("just-from") == false)
        #expect(terminal.text.contains("Lessons/README.md:6: Type"))
    }

    @Test func `what git does not have is not removed`() throws {
        #expect(hub("remove", "just-from").terminal.complaints.first?.contains("is in no git repository") == true)
        try commit()
        try sample.write("mine", to: "Lessons/02-just-from/Exercises/01-six-rows.swift")
        let (status, terminal) = hub("remove", "just-from")
        #expect(status != 0)
        #expect(
            terminal.complaints.joined(separator: " ").hasPrefix(
                "Lessons/02-just-from has changes that are not committed, so nothing was removed."))
        #expect(try sample.course.lessons.count == 3)
    }

    @Test func `a lesson that was never committed is removed, and copies are kept`() throws {
        try commit()
        #expect(hub("new", "mistake").status == 0)
        let (status, terminal) = hub("remove", "mistake")
        #expect(status == 0)
        #expect(terminal.text.hasPrefix("mistake is removed. Git did not have it, so its "))
        #expect(try sample.course.lessons.map(\.name) == ["subscribe", "just-from", "last"])
        #expect(sample.checkout.files(in: "\(KeptTexts.folder)/04-mistake").contains { $0.hasPrefix("README ") })
    }

    private func commit() throws {
        for words in [["init", "-q"], ["add", "-A"], ["commit", "-qm", "The course"]] {
            let made = Git(in: sample.root)(["-c", "user.name=a", "-c", "user.email=a@b.c"] + words)
            try #require(made != nil)
        }
    }
}

extension SampleCourse {
    fileprivate func rename(_ old: String, _ new: String) throws {
        try FileManager.default.moveItem(
            at: root.appendingPathComponent("Lessons/\(old)"), to: root.appendingPathComponent("Lessons/\(new)"))
    }
}
