import Testing

@testable import Hub
@testable import LessonKit

/// A verdict is on a text, and never claimed of another.
struct ProgressTests {
    private let sample: SampleCourse

    init() throws { sample = try SampleCourse() }

    private static let diary = "// Build · A diary\nfunc diary() {}"

    private func rows(_ sample: SampleCourse) throws -> [Course.Progress.Row] {
        Course.Progress(try sample.course, Notebook.read(sample.checkout).notebook).rows
    }

    @Test func `what was written in since is changed; line ends and spaces that nobody sees change nothing`() throws {
        for number in 1...2 { try sample.remember(.passed, lesson: "subscribe", number: number) }
        try sample.edit(SampleCourse.diary, Self.diary, Self.diary + "\nlet more = 1")
        #expect(try rows(sample).map(\.isChanged) == [false, true, false])
        #expect(try rows(sample).map(\.passes) == [true, false, false])
        #expect(try rows(sample).map(\.outcome) == [.passed, .passed, .toDo])
        try sample.edit(SampleCourse.diary, "\nlet more = 1", "")
        #expect(try rows(sample).map(\.passes) == [true, true, false])
        let text = try sample.read(SampleCourse.diary)
        try sample.write(text.replacing("\n", with: "  \r\n") + "\r\n", to: SampleCourse.diary)
        #expect(try rows(sample).map(\.passes) == [true, true, false])
    }

    @Test func `what has passed has passed, whatever is tried over it`() throws {
        try sample.remember(.passed, lesson: "subscribe", number: 2)
        try sample.edit(SampleCourse.diary, Self.diary, Self.diary + "\nlet more = 1")
        for outcome in [Outcome.wrong, .doesNotCompile, .crashed] {
            try sample.remember(outcome, lesson: "subscribe", number: 2)
            #expect(try rows(sample).map(\.hasPassed) == [false, true, false], "\(outcome)")
            #expect(try rows(sample).map(\.passes) == [false, false, false], "\(outcome)")
        }
    }

    @Test func `it goes on in the lesson that was worked on last, and then in those after it`() throws {
        func next() throws -> String? {
            Course.Progress(try sample.course, Notebook.read(sample.checkout).notebook).next()
                .map { "\($0.lesson.name) \($0.exercise.number)" }
        }
        #expect(try next() == "subscribe 1")
        try sample.remember(.wrong, lesson: "just-from", number: 1)
        #expect(try next() == "just-from 1")
        try sample.remember(.passed, lesson: "just-from", number: 1)
        // After the last lesson it begins anew with what is left.
        #expect(try next() == "subscribe 1")
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        #expect(try next() == "subscribe 2")
    }

    @Test func `a check counts for the text it was made on, not for what was saved meanwhile`() throws {
        let before = try sample.course
        try sample.edit(SampleCourse.diary, Self.diary, Self.diary + "\nlet more = 1")
        try Notebook.update(sample.checkout) {
            $0.record(
                [CheckedExercise(lesson: "subscribe", number: 2, title: "", outcome: .passed)], of: before)
        }
        #expect(try rows(sample).map(\.isChanged) == [false, true, false])
    }

    @Test func `with another number a verdict goes along, with another title it does not`() throws {
        try sample.remember(.passed, lesson: "subscribe", number: 2)
        try sample.remove(SampleCourse.diary)
        try sample.write("// Repair · A diary\nfunc diary() {}\n", to: SampleCourse.diary.replacing("02-", with: "03-"))
        #expect(try rows(sample).map(\.exercise.number) == [1, 3, 1])
        #expect(try rows(sample).map(\.outcome) == [.toDo, .passed, .toDo])
        try sample.edit(SampleCourse.diary.replacing("02-", with: "03-"), "· A diary", "· A journal")
        #expect(try rows(sample).map(\.outcome) == [.toDo, .toDo, .toDo])
    }

    @Test func `what nobody has written in is to do, whatever was found out before`() throws {
        let untouched =
            "// 1 · Predict · After an error\n//\nfunc afterAnError() {}\n// 2 · Build · A diary\nfunc diary() {}\n"
        try sample.edit(SampleCourse.diary, Self.diary, Self.diary + "\nlet more = 1")
        for number in 1...2 { try sample.remember(.passed, lesson: "subscribe", number: number) }
        try sample.keepUntouched(untouched)
        #expect(try rows(sample).map(\.outcome) == [.toDo, .passed, .toDo])
        try sample.write(exercises: untouched)
        #expect(try rows(sample).map(\.outcome) == [.toDo, .toDo, .toDo])
    }

    @Test func `the map marks what was changed, and says once what the mark means`() throws {
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        try sample.remember(.wrong, lesson: "subscribe", number: 2)
        let terminal = sample.told("map")
        #expect(!terminal.text.contains("?"))
        try sample.edit(SampleCourse.diary, Self.diary, Self.diary + "\nlet more = 1")
        let changed = sample.told("map")
        #expect(changed.lines.first == "2 lessons, 3 exercises, 1 passed.")
        #expect(changed.text.contains("subscribe  ✓?  1 of 2"))
        #expect(
            changed.text.contains(
                """

                ✓ passed, ? changed since its last check, · to do
                The minutes are yours, alone at the screen, without the exercises.

                You were at subscribe last.
                Next: subscribe 2 · A diary, in
                    Lessons/02-subscribe/Exercises/02-a-diary.swift:2
                """))
    }
}
