import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct PlanTests {
    private let sample: SampleCourse
    private static let path = "Lessons/plans/friday.md"

    /// `just-from` needs `subscribe`, whose one step takes 6 minutes, or 9.
    init() throws {
        sample = try SampleCourse()
        try sample.edit("Lessons/02-subscribe/README.md", "6 minutes", "6 to 9 minutes")
        try sample.edit(
            "Lessons/02-subscribe/README.md", "</details>",
            "</details>\n\n## Another\n\n<details><summary>Instructor · 4 minutes · more</summary>\n\n</details>")
        try sample.write(
            "# Just and from\n\nBefore this: subscribe.\n\n## A step\n\n<summary>Instructor · 2.5 minutes</summary>\n",
            to: "Lessons/10-just-from/README.md")
        try sample.write(
            "// Predict · After an error (class, 7 min)\nfunc afterAnError() {}\n", to: SampleCourse.afterAnError)
        try sample.write("// Build · A diary (home, 12 min)\nfunc diary() {}\n", to: SampleCourse.diary)
        try plan("`subscribe` core, exercises of `subscribe`, slack", "break 10", "warmup, `just-from`, slack")
    }

    private func plan(_ rows: String..., words: String = "For us.", when: String = "", name: String = "friday") throws {
        let table = rows.enumerated().map { "| \($0.offset == 0 ? when : "") | \($0.element) | 0 |\n" }.joined()
        try sample.write(
            "# Friday\n\n\(words)\n\n| When | What | Minutes |\n|---|---|---|\n\(table)| **Together** | | **0** |\n",
            to: "Lessons/plans/\(name).md")
    }

    private func times() throws -> PlanTimes {
        PlanTimes(try Plan.named("friday", in: sample.checkout), try sample.course)
    }

    private func problems() throws -> [String] {
        PlanCheck(try Plan.named("friday", in: sample.checkout), try sample.course).problems
            .map { String($0.dropFirst(Self.path.count + 1)) }
    }

    // MARK: Minutes

    @Test func `a plan is computed from lessons, exercises, breaks and slack, its times from the first one`() throws {
        // 6 and 7, and a tenth; the introduction of just-from has half a minute.
        #expect(try times().items == [[6, 7, 2], [10], [6, 3, 1]])
        #expect(try times().together == 35)
        try plan("`subscribe` core", "break 10", "questions 58", "`just-from`", when: "09:50")
        #expect(try times().whens == ["09:50", "09:56", "10:06", "11:04"])
        let lines = try times().mended.components(separatedBy: "\n")
        #expect(lines.contains("| 10:06 | questions 58 | 58 |"))
        #expect(lines.contains("| **Together** | | **77** |"))
    }

    @Test(arguments: [
        ("`subscribe`", 10), ("`subscribe` core", 6), ("`subscribe` full", 13), ("`subscribe` core full", 9),
        ("`subscribe` at home", 0), ("exercises of `subscribe`", 7), ("exercises 1 2 of `subscribe`", 19),
        ("exercise 2 of `subscribe`", 12), ("warmup", 6), ("questions and tea 25", 25), ("nothing", 0),
    ])
    func `a thing in a row has its minutes`(item: String, minutes: Int) throws {
        try plan(item)
        #expect(try times().together == minutes)
    }

    // MARK: Checks

    @Test(arguments: [
        (["`just-from`, slack"], "7: just-from needs subscribe, which does not come before it."),
        (["exercises of `subscribe`, slack"], "7: the exercises of subscribe come before the lesson."),
        (["`subscribe`, exercises 1 3 of `subscribe`, slack"], "7: subscribe has no exercise 3."),
        (["`sub`, slack"], "7: there is no lesson sub."),
        (["break 5", "exercises of `sub`, slack"], "8: there is no lesson sub."),
        (["`subscribe`"], "7: the plan has no slack."), (["`subscribe`, tea, slack"], "7: \"tea\" says no minutes."),
    ])
    func `what does not fit is said with its line`(rows: [String], says: String) throws {
        try plan(rows[0])
        if rows.count > 1 { try plan(rows[0], rows[1]) }
        let problems = try problems()
        #expect(problems.contains { $0.hasPrefix(says) }, "\(problems)")
    }

    @Test func `what people play at home is known, and so is what an earlier plan has`() throws {
        try plan("`subscribe` at home, `just-from`, slack")
        #expect(try problems() == [])
        try plan("`subscribe`", name: "thursday")
        try plan("`just-from`, slack", words: "Before this: thursday.")
        #expect(try problems() == [])
        try plan("`just-from`, slack", words: "Before this: monday.")
        #expect(try problems().first == "1: there is no plan monday.")
    }

    @Test func `what the words promise is held, and a plan without a table says how to make one`() throws {
        try plan("`subscribe`, slack", "break 10", words: "Each row at most 11 minutes. Together at most 21 minutes.")
        #expect(try problems() == [])
        try plan("`subscribe`, slack", "break 12", words: "Each row at most 11 minutes. Together at most 22 minutes.")
        #expect(
            try problems() == ["8: the row takes 12 minutes, and has 11.", "9: the plan takes 23 minutes, and has 22."])
        try sample.write("# Friday\n", to: Self.path)
        #expect(try problems().first?.hasPrefix("1: the plan has no table.") == true)
    }

    @Test func `the texts of the course are checked with their plans, and author fix writes the minutes`() throws {
        let old = CourseCheck(try sample.course).tableProblems.filter { $0.hasPrefix(Self.path) }
        #expect(old.count == 4)
        #expect(
            old.first
                == "\(Self.path):7: the row says 0 minutes, and it is 15 minutes. Write it anew: swift run workbook author fix"
        )
        _ = try CourseFix(sample.course).write()
        #expect(CourseCheck(try sample.course).tableProblems.filter { $0.hasPrefix(Self.path) } == [])
    }

    // MARK: The command

    @Test func `it prints a plan, part by part`() throws {
        let terminal = sample.told("plan", "friday")
        #expect(terminal.lines.first == "Friday")
        for words in [
            "`subscribe` core", "exercises of `subscribe`", "slack", "Together", "35", "it takes 38 minutes.",
        ] {
            #expect(terminal.text.contains(words), "\(words)")
        }
        #expect(!terminal.text.contains("****"), "a row without a time has no mark")
        #expect(Notebook.read(sample.checkout).notebook.plan == "friday")
    }

    @Test func `alone it lists the plans, which one is followed, and how to leave it`() throws {
        let before = sample.told("plan")
        #expect(before.text.contains("friday") && before.text.contains("0:35"))
        #expect(before.text.contains("You follow none"))
        #expect(before.text.contains("swift run workbook plan friday"))
        #expect(sample.hub("plan", "friday") == 0)
        let after = sample.told("plan")
        #expect(after.text.contains("You follow Friday") && after.text.contains("swift run workbook plan none"))
        #expect(sample.hub("plan", "none") == 0)
        let left = sample.told("plan")
        #expect(left.text.contains("You follow none"))
    }

    @Test func `a plan that is not there or not right is not followed`() throws {
        let unknown = sample.told("plan", "frida", ending: Hub.Exit.usage)
        #expect(unknown.complaints.joined().contains("Did you mean friday?"))
        try plan("`just-from`, slack")
        let wrong = sample.told("plan", "friday", ending: Hub.Exit.notAllPassed)
        #expect(wrong.text.contains("just-from needs subscribe"))
        #expect(Notebook.read(sample.checkout).notebook.plan == nil)
    }
}
