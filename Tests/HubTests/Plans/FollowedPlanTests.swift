import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// A plan with one of the two lessons: what follows it.
struct FollowedPlanTests {
    private let sample: SampleCourse

    init() throws {
        sample = try SampleCourse()
        try sample.write(
            "# Friday\n\n| When | What | Minutes |\n|---|---|---|\n| | `just-from` core, slack | 0 |\n",
            to: "Lessons/plans/friday.md")
        try Notebook.update(sample.checkout) { $0.plan = "friday" }
    }

    private func text(_ arguments: [String]) throws -> String {
        let terminal = FakeTerminal()
        _ = Hub(directory: sample.root, terminal: terminal).run(arguments)
        return (terminal.lines + terminal.complaints).joined(separator: "\n")
    }

    @Test func `the map has its lessons, and says how to leave it; what is sent to the class has the whole course`()
        throws
    {
        let map = try text(["map"])
        #expect(map.hasPrefix("Friday: 1 lesson, 1 exercise, not checked yet."))
        #expect(!map.contains("subscribe") && map.contains("swift run just-from --walk --core"))
        #expect(map.contains("swift run workbook plan none"))
        #expect(try text(["map", "--json"]).contains("\"subscribe\""))
    }

    @Test func `next is an exercise of it, and at its end it says so; a lesson that is named may be another`() throws {
        #expect(try text(["next"]).hasPrefix("just-from 1 · Six rows"))
        try sample.remember(.passed, lesson: "just-from", number: 1)
        #expect(try text(["next"]).hasPrefix("Every exercise of your plan has passed: Friday."))
        #expect(try text(["next", "subscribe"]).hasPrefix("subscribe 1 · After an error"))
    }

    @Test func `the class page has its lessons`() throws {
        let folder = try SampleClass()
        let course = [
            SampleClass.Lesson(number: 2, name: "subscribe", titles: ["After an error", "A diary"]),
            SampleClass.Lesson(number: 10, name: "just-from", titles: ["Six rows"]),
        ]
        try folder.write("ana", "✓✓ ✗", of: course)
        let page = try text(["class", folder.root.path])
        #expect(page.hasPrefix("1 learner, 1 lesson, 1 exercise."))
        #expect(!page.contains("subscribe"))
    }

    @Test func `a warm-up asks about its lessons`() throws {
        for (lesson, title) in [("02-subscribe", "Subscribe"), ("10-just-from", "Just")] {
            let name = LessonFolder.commandName(of: lesson)
            try sample.write(
                "# \(title)\n\n## Recap\n\n> Who in \(name)?\n>\n> - **A** No.\n> - **B** Yes.\n\n**B** So.\n",
                to: "Lessons/\(lesson)/README.md")
            try sample.remember(.passed, lesson: name, number: 1)
        }
        let asked = try text(["warmup"])
        #expect(asked.contains("Who in just-from?") && !asked.contains("Who in subscribe?"))
    }

    @Test func `the loop's files are those of its lessons, also when a lesson comes`() throws {
        let course = try sample.course.following(Plan.named("friday", in: sample.checkout))
        var files = LessonFiles(course)
        try sample.write("// Build · New\nfunc new() {}\n", to: SampleCourse.diary)
        #expect(files.changes() == nil)
        try sample.write("# New\n", to: "Lessons/11-new/README.md")
        guard case .course(let lessons)? = files.changes() else {
            Issue.record("nothing was told")
            return
        }
        #expect(lessons.map(\.name) == ["just-from"])
    }

    @Test func `a plan that is gone is followed no more, and that is said`() throws {
        try sample.remove("Lessons/plans/friday.md")
        let map = try text(["map"])
        #expect(map.contains("2 lessons, 3 exercises") && map.contains("Note: the plan friday is not in Lessons/plans"))
    }

    @Test func `a handout of the core leaves out what says more`() throws {
        let readme = """
            # A

            ## One

            > Why?

            <details><summary>Instructor · 4 minutes · more</summary>

            - a

            </details>

            ## Two

            > How?
            """
        try sample.write(readme, to: "Lessons/10-just-from/README.md")
        let course = try sample.course
        let book = Book(course, places: .nowhere)
        func page(isCore: Bool) -> String {
            let pages = Handouts(book: book, lessons: Array(course.lessons.suffix(1)), isCore: isCore).pages
            return pages.last?.html(chapters: []) ?? ""
        }
        #expect(page(isCore: false).contains("Why?") && page(isCore: false).contains("How?"))
        #expect(!page(isCore: true).contains("Why?") && page(isCore: true).contains("id=\"step-2-title\""))
        #expect(try text(["book", "--core"]).contains("--core goes with --print"))
    }
}
