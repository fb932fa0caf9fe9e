import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// An exercise that is checked by its file, and what an editor reads of the verdict.
struct CheckFileTests {
    private let sample: SampleCourse

    init() throws { sample = try SampleCourse() }

    @Test(arguments: [
        ("", SampleCourse.diary), ("Lessons/02-subscribe", "Exercises/02-a-diary.swift"),
        ("Lessons/10-just-from", "../02-subscribe/Exercises/02-a-diary.swift:3:1"),
        ("Lessons/10-just-from", "\(SampleCourse.diary):12"), ("", "Tests/ExerciseTests/subscribe/02-a-diary.swift"),
    ])
    func `its path is seen from the folder or from the checkout`(_ folder: String, _ path: String) throws {
        let folder = sample.root.appendingPathComponent(folder)
        let (lesson, exercise) = try sample.course.exercise(inFile: path, from: folder)
        #expect((lesson.name, exercise.number) == ("subscribe", 2))
    }

    @Test func `an editor names its whole path, and a file that is missing is still an exercise`() throws {
        let path = sample.root.appendingPathComponent(SampleCourse.diary).path
        #expect(try sample.course.exercise(inFile: path, from: URL(fileURLWithPath: "/")).1.number == 2)
        try sample.keepUntouched()
        try sample.remove(SampleCourse.diary)
        #expect(try sample.course.exercise(inFile: SampleCourse.diary, from: sample.root).1.number == 2)
    }

    @Test(arguments: [
        (
            "Lessons/02-subscribe/Hints.md",
            """
            Lessons/02-subscribe/Hints.md is no exercise. Those of subscribe are in
            Lessons/02-subscribe/Exercises. To check them all:
            swift run workbook check subscribe
            """
        ),
        ("Package.swift", "Package.swift is no exercise. The map names the lessons:\nswift run workbook map"),
        (
            "Lessons/Sketches/mine.swift",
            "Lessons/Sketches/mine.swift is a sketch. To run it:\nswift run workbook sketch mine"
        ),
        (
            "Exercises/02-a-dairy.swift",
            """
            There is no file "Exercises/02-a-dairy.swift". Did you mean
            Lessons/02-subscribe/Exercises/02-a-diary.swift?
            An exercise is a file in the folder Exercises of its lesson.
            """
        ),
    ])
    func `of any other file it is said what it is`(_ path: String, _ said: String) throws {
        try sample.write("", to: "Lessons/Sketches/mine.swift")
        let terminal = sample.told("check", path, ending: 64)
        #expect(terminal.complaints == said.components(separatedBy: "\n"))
    }

    @Test func `the task of the editor finds the line, the column and the sentence`() throws {
        let exercise = try sample.course.lesson("subscribe").exercise("2")
        var checked = CheckedExercise(
            lesson: "subscribe", number: 2, title: "A diary", outcome: .wrong,
            diagnoses: [Diagnosis("Nothing came.\nWhy?", evidence: ["--1"])])
        #expect(try found(checked, exercise) == ["\(SampleCourse.diary) 2 - error Nothing came. Why?"])
        checked.diagnoses = [
            Diagnosis("no such name", place: SourcePlace(SampleCourse.diary, line: 7, column: 5)),
            Diagnosis("and 1 more."),
        ]
        #expect(try found(checked, exercise) == ["\(SampleCourse.diary) 7 5 error no such name"])
        (checked.outcome, checked.diagnoses, checked.remarks) = (.passed, [], [Diagnosis("It goes on.")])
        #expect(try found(checked, exercise) == ["\(SampleCourse.diary) 2 - warning It goes on."])
    }

    @Test func `an answer that was begun and is marked as to do has that line marked`() throws {
        try sample.write("// Build · A diary\nfunc diary() throws {\n    throw ToDo()\n}\n", to: SampleCourse.diary)
        try sample.keepUntouched()
        let checked = CheckedExercise(lesson: "subscribe", number: 2, title: "A diary", outcome: .toDo)
        func lines() throws -> [String] { try found(checked, sample.course.lesson("subscribe").exercise("2")) }
        #expect(try lines() == [])
        try sample.edit(SampleCourse.diary, "    throw", "    print(1)\n    throw")
        #expect(
            try lines() == [
                "\(SampleCourse.diary) 4 - warning throw ToDo() is still in line 4. Put your answer in its place."
            ])
    }

    /// What the matcher in `.vscode/tasks.json` makes of a verdict.
    private func found(_ checked: CheckedExercise, _ exercise: Course.Exercise) throws -> [String] {
        let tasks = try String(contentsOf: ownPackage.appendingPathComponent(".vscode/tasks.json"), encoding: .utf8)
        let pattern = try Regex(String(#require(tasks.firstMatch(of: /"regexp": "(.+)"/)).1))
        return checked.linesForEditor(of: exercise).map { line in
            let parts = line.wholeMatch(of: pattern)?.output.dropFirst().map { $0.substring ?? "-" }
            return parts?.joined(separator: " ") ?? line
        }
    }
}
