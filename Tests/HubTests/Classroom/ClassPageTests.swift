import Foundation
import Marbles
import Terminal
import Testing

@testable import Hub
@testable import LessonKit

/// What an instructor reads.
struct ClassPageTests {
    private let sample: SampleClass

    init() throws { sample = try SampleClass() }

    @Test func `a small class, whole`() throws {
        let sample = try small()
        let (status, terminal) = page(sample)
        #expect(status == 0)
        #expect(terminal.complaints.isEmpty)
        // The hour is the reader's own.
        let start = "3 learners, 2 lessons, 7 exercises. The files are of 21 Nov, "
        #expect(terminal.lines.first?.hasPrefix(start) == true)
        #expect(
            terminal.lines.dropFirst().joined(separator: "\n") == """

                name    passed  at            hints  sync-async  subjects
                Ben        1/7  sync-async 2      3  ✓✗·         ····
                김민수     3/7  subjects 1           ✓✓✓         ✗···
                🦊 fox     4/7  subjects 1        1  ✓✓✓         ✗✗✓·

                ✓ passed, ✗ not right yet, · to do

                Where people are held
                  2  subjects 1 · After the rain
                     Tried: 김민수, 🦊 fox (1 hint)
                  1  sync-async 2 · Two clocks
                     Tried: Ben (3 hints)
                  1  subjects 2 · Held
                     Tried: 🦊 fox

                The commonest wrong answers
                  2  A behavior subject gives its value only while it goes on. This one has
                     ended.
                     subjects 1 · After the rain: 김민수, 🦊 fox
                  1  Two clocks are two clocks.
                     sync-async 2 · Two clocks: Ben
                  1  Who holds the screen?
                     subjects 2 · Held: 🦊 fox
                """)
    }

    @Test func `at 40 columns and in ASCII each lesson has one mark`() throws {
        let sample = try small()
        let (_, terminal) = page(sample, columns: 40, hasUnicode: false)
        #expect(
            terminal.lines.drop { !$0.hasSuffix("   1") }.prefix { !$0.hasPrefix("Where") }
                .joined(separator: "\n") == """
                                                      1
                    name   passed at           hints 13
                    Ben       1/7 sync-async 2     3 x-
                    김민수    3/7 subjects 1         +x
                    🦊 fox    4/7 subjects 1       1 +x

                    1 sync-async, 13 subjects

                    + all passed, x not right yet, - not
                    begun

                    """)
    }

    @Test func `lessons that nobody has begun, or everybody has passed, take no room`() throws {
        try sample.write("ana", "✓✓✓ ····")
        try sample.write("ben", "✓✓✓ ····")
        let (_, terminal) = page(sample)
        #expect(
            terminal.lines.dropFirst(2).joined(separator: "\n") == """
                name  passed  at          hints
                ana      3/7  subjects 1
                ben      3/7  subjects 1

                Passed by everyone: sync-async
                Begun by nobody: subjects

                Nobody is held by an exercise: what was tried has passed.
                """)
    }

    @Test func `an old file is said`() throws {
        for name in ["ana", "ben", "eve"] { try sample.write(name, "✓·· ····") }
        try sample.write("kim", "✓·· ····", made: "2026-11-14T12:00:00Z")
        #expect(try sample.read().moments.hasSuffix("; older: kim (14 Nov)."))
        try sample.write("ben", "✓·· ····", made: "2026-11-16T12:00:00Z")
        try sample.write("eve", "✓·· ····", made: "2026-11-17T12:00:00Z")
        #expect(try sample.read().moments == "The files are of 14 Nov to 21 Nov.")
    }

    @Test
    func `what was not counted is said on standard error, with the end 1; 66 where that is all`()
        throws
    {
        let sample = try small()
        try sample.write("{", to: "lost.json")
        let (status, terminal) = page(sample)
        #expect(status == 1)
        #expect(
            terminal.complaints == [
                "lost.json: It is no JSON object. Have it made again.",
                "A learner makes the file with: swift run workbook check --to minsu.json",
            ])
        #expect(terminal.lines.first?.hasPrefix("3 learners") == true)
        let lost = try SampleClass()
        #expect(page(lost).status == 66)
        try lost.write("{", to: "lost.json")
        let none = page(lost)
        #expect(none.status == 66 && none.terminal.lines.isEmpty)
    }

    @Test func `crash and hang have marks of their own, and the step to play again stands below`() throws {
        try sample.write("ana", "✓#~ ····", step: "Two queues")
        let (_, terminal) = page(sample)
        #expect(terminal.lines.contains("ana      1/7  sync-async 2         ✓#~"))
        #expect(terminal.lines.contains("✓ passed, # crashed, ~ did not end"))
        #expect(terminal.lines.contains("     Play again: swift run sync-async --walk --room --step \"Two queues\""))
    }

    @Test func `without names, on the projector`() throws {
        let sample = try small()
        try sample.write("{", to: "lost.json")
        let (status, terminal) = page(sample, "--anonymous")
        #expect(status == 1)
        for name in ["Ben", "김민수", "fox", "lost"] {
            #expect(!(terminal.lines + terminal.complaints).joined().contains(name))
        }
        #expect(terminal.lines.contains("     sync-async 2 · Two clocks: learner 1"))
    }

    @Test func `beside an earlier folder it says what is new`() throws {
        let sample = try small()
        try sample.write("Ben", "✓✗· ····")
        try sample.write("김민수", "✓✓✓ ✗···")
        for (name, marks) in [("ben", "✓✗· ····"), ("김민수", "✓✗· ····")] { try sample.write("week 1/" + name, marks) }
        let (_, terminal) = page(sample, "week 1")
        #expect(terminal.lines.contains("김민수     3/7   +2  subjects 1           ✓✓✓         ✗···"))
        #expect(terminal.lines.contains("Since the earlier files 2 more exercises passed."))
        #expect(terminal.lines.contains("None of: Ben"))
        #expect(terminal.lines.contains("Without an earlier file: 🦊 fox"))
    }

    @Test func `what is left out can be opened`() throws {
        for index in 1...6 {
            try sample.write("ana \(index)", "✗✗✗ ✗✗✗·", diagnoses: ["sync-async 1": "One \(index)."])
        }
        #expect(page(sample).terminal.lines.contains { $0.hasSuffix("--all shows them") })
        let all = page(sample, "--all").terminal
        #expect(!all.text.contains("--all"))
        #expect(all.text.contains("One 6."))
    }

    @Test func `as comma-separated values it has a row for each learner`() throws {
        try sample.write("Kim, Ana \"A\"", "✓✗· !···", hints: ["subjects 1": 2])
        let (status, terminal) = page(sample, "--csv")
        #expect(status == 0)
        #expect(
            terminal.text == #"""
                name,checked,passed,of,at,hints,sync-async 1,sync-async 2,sync-async 3,\#
                subjects 1,subjects 2,subjects 3,subjects 4
                "Kim, Ana ""A""",2026-11-21T12:00:00Z,1,7,subjects 1,2,passed,wrong,to do,\#
                does not compile,to do,to do,to do
                """#)
    }

    @Test(arguments: [40, 80, 120, 200])
    func `thirty learners in sixty exercises fit the page`(_ columns: Int) throws {
        let course = (1...10).map { number in
            SampleClass.Lesson(number: number, name: "lesson-\(number)", titles: (1...6).map { "Exercise \($0)" })
        }
        let names = ["김민수", "Maximilian von Habenichts zu Irgendwo", "Ana", "👩‍👩‍👧 three", "田中さくら"]
        for index in 0..<30 {
            // Three at the beginning of each lesson.
            let place = index / 3 * 6
            let marks = (0..<60).map { $0 < place ? "✓" : $0 == place ? "✗" : "·" }.joined()
            let rows = (0..<10).map { String(marks.dropFirst($0 * 6).prefix(6)) }
            try sample.write("\(names[index % 5]) \(index)", rows.joined(separator: " "), of: course)
        }
        let (_, terminal) = page(sample, columns: columns)
        #expect(terminal.lines.allSatisfy { $0.displayWidth <= columns })
        // All that each has passed, or the lessons in which each has passed everything.
        let marks = terminal.lines.drop { !$0.hasPrefix("name") }.prefix { !$0.isEmpty }
        #expect(marks.count == 31)
        #expect(marks.joined().count { $0 == "✓" } == (columns < 200 ? 135 : 810))
        let sections = terminal.lines.drop { $0 != "Where people are held" }
        #expect(sections.contains("  3  lesson-1 1 · Exercise 1"))
        #expect(sections.contains { $0.hasPrefix("     … and 5 more exercises that hold") })
    }

    @Test func `twenty learners in 27 lessons fit 80 columns, in one table`() throws {
        let course = (1...27).map { number in
            SampleClass.Lesson(number: number, name: "marble-draw-\(number)", titles: (1...7).map { "Exercise \($0)" })
        }
        for index in 0..<20 {
            let place = index * 25 / 19
            let rows = (0..<27).map {
                $0 < place ? "✓✓✓✓✓✓✓" : $0 == place ? "✓✓✗····" : $0 == place + 1 ? "✓······" : "·······"
            }
            try sample.write("learner \(index)", rows.joined(separator: " "), of: course)
        }
        let (_, terminal) = page(sample)
        #expect(terminal.lines.allSatisfy { $0.displayWidth <= 80 })
        let table = terminal.lines.drop { !$0.hasPrefix("name") }.prefix { !$0.isEmpty }
        #expect(table.count == 21)
        #expect(table.dropFirst().allSatisfy { $0.contains("/189  marble-draw-") })
        #expect(table.last?.hasSuffix("✓✓✓✓✓ ✓✓✓✓✓ ✓✓✓✓✓ ✓✓✓✓✓ ✓✓✓✓✓ ✗1") == true)
        #expect(terminal.lines.contains("✓ all passed, ✗ not right yet, · not begun, 1 of them passed"))
    }

    @Test func `today's lesson has a column for each exercise`() throws {
        let sample = try small()
        let (status, terminal) = page(sample, "--lesson", "subjects")
        #expect(status == 0)
        #expect(terminal.lines.first?.hasPrefix("3 learners, subjects, 4 exercises. ") == true)
        #expect(
            terminal.lines.dropFirst(2).prefix { !$0.hasPrefix("Where") }.joined(separator: "\n") == """
                name    passed  at          hints  1  2  3  4
                Ben        0/4  subjects 1         ·  ·  ·  ·
                김민수     0/4  subjects 1         ✗  ·  ·  ·
                🦊 fox     1/4  subjects 1      1  ✗  ✗  ✓  ·

                1 After the rain, 2 Held, 3 A late fan, 4 Never above 5

                ✓ passed, ✗ not right yet, · to do

                """)
        #expect(!terminal.text.contains("sync-async"))
        #expect(page(sample, "--lesson", "knitting").status == 64)
    }

    @Test func `text between backticks is code, and a backtick alone is a letter`() {
        func runs(_ text: String) -> [String] {
            CodeInText.runs(in: text).map { ($0.style == .code ? "code " : "") + $0.text }
        }
        #expect(runs("You have `score` and `next`.") == ["You have ", "code `score`", " and ", "code `next`", "."])
        #expect(runs("a `b") == ["a `b"])
        #expect(runs("*a* [b](c)") == ["*a* [b](c)"])
    }

    private func small() throws -> SampleClass {
        let sample = try SampleClass()
        let rain = "A behavior subject gives its value only while it goes on. This one has ended."
        try sample.write("김민수", "✓✓✓ ✗···", diagnosis: rain)
        try sample.write(
            "🦊 fox", "✓✓✓ ✗✗✓·", diagnosis: rain, diagnoses: ["subjects 2": "Who holds the screen?"],
            hints: ["subjects 1": 1])
        try sample.write("Ben", "✓✗· ····", diagnosis: "Two clocks are two clocks.", hints: ["sync-async 2": 3])
        return sample
    }

    private func page(
        _ sample: SampleClass, _ arguments: String..., columns: Int? = 80, hasUnicode: Bool = true
    ) -> (status: Int32, terminal: FakeTerminal) {
        let terminal = FakeTerminal(columns: columns, hasUnicode: hasUnicode)
        // Outside of a checkout.
        let hub = Hub(directory: sample.root, terminal: terminal)
        return (hub.run(["class", "."] + arguments), terminal)
    }
}
