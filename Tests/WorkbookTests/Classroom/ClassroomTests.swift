import Foundation
import Testing

@testable import LessonKit

/// What is found out about a class.
@Suite struct ClassroomTests {
    @Test func `who has passed least comes first, then the names decide`() throws {
        let sample = try SampleClass()
        try sample.write("Zoë", "✓·· ····")
        try sample.write("ben", "✓·· ····")
        try sample.write("Ana", "✓✓✓ ✗···")
        #expect(try sample.read().learners.map(\.name) == ["ben", "Zoë", "Ana"])
    }

    @Test(arguments: [
        ("··· ····", "sync-async 1"), ("✓✗· ····", "sync-async 2"), ("✓✓✓ ····", "subjects 1"),
        // What was left out on the way does not hide where they are.
        ("✓✓· ✓✗··", "subjects 2"), ("✓·✓ ✓✓✓✓", "sync-async 2"), ("??? ✓···", "subjects 2"),
        ("✓✓✓ ✓✓✓✓", nil), ("✓✓✓ ????", nil),
    ])
    func `someone is at the first exercise not passed, in the furthest lesson begun`(
        _ marks: String, _ at: String?
    ) throws {
        let sample = try SampleClass()
        try sample.write("ana", marks)
        #expect(try sample.read().learners.first?.at?.name == at)
    }

    @Test func `an exercise holds those who tried it, and those who come to it next are told apart`() throws {
        let sample = try SampleClass()
        try sample.write("ana", "✓✓✓ ✗···")
        try sample.write("ben", "✓✗✓ ✗···")
        try sample.write("eve", "✓✓✓ ····")
        try sample.write("kim", "✓✗✓ ✓✓✓✓")
        try sample.write("lea", "✓✓✓ ✓···")
        let held = try sample.read().held
        #expect(held.map(\.exercise.name) == ["subjects 1", "sync-async 2"])
        #expect(held.map { $0.tried.map(\.name) } == [["ben", "ana"], ["ben", "kim"]])
        #expect(held.map { $0.before.map(\.name) } == [["eve"], []])
    }

    @Test func `a wrong answer is known by its diagnosis, in each exercise anew`() throws {
        let sample = try SampleClass()
        try sample.write("ana", "✗·· ✗···", diagnosis: "Twice.")
        try sample.write("ben", "✗✗· ····", diagnosis: "Twice.", diagnoses: ["sync-async 1": "Late."])
        try sample.write("eve", "✗·· ····", diagnosis: "Late.")
        let answers = try sample.read().wrongAnswers
        #expect(
            answers.map { "\($0.learners.map(\.name)) \($0.place): \($0.diagnosis)" } == [
                #"["ben", "eve"] sync-async 1 · Who waits: Late."#,
                #"["ana"] sync-async 1 · Who waits: Twice."#,
                #"["ben"] sync-async 2 · Two clocks: Twice."#,
                #"["ana"] subjects 1 · After the rain: Twice."#,
            ])
    }

    @Test func `what keeps a lesson from compiling is one wrong answer, and holds where one is`() throws {
        let sample = try SampleClass()
        try sample.write("ana", "✓✓✓ !!!!", diagnosis: "cannot find 'x' in scope")
        let classroom = try sample.read()
        #expect(classroom.held.map(\.exercise.name) == ["subjects 1"])
        #expect(classroom.wrongAnswers.map(\.place) == ["subjects, the lesson"])
        #expect(classroom.wrongAnswers.map(\.learners.count) == [1])
    }

    @Test func `what has passed is not lost to an error elsewhere in its file`() throws {
        let sample = try SampleClass()
        let file = #"""
            {"version":1,"exercises":[
              {"lesson":"subjects","number":1,"title":"","verdict":"does not compile","lastVerified":"passed","diagnosis":"x"},
              {"lesson":"subjects","number":2,"title":"","verdict":"does not compile","lastVerified":"wrong","diagnosis":"x"}
            ]}
            """#
        try sample.write(file, to: "ana.json")
        let classroom = try sample.read()
        #expect(classroom.learners.map(\.passed) == [1])
        #expect(classroom.learners.first?.at?.name == "subjects 2")
        #expect(classroom.exercises.map { classroom.learners[0].outcome($0) } == [.passed, .doesNotCompile])
    }

    @Test func `a file of another course is left out and said`() throws {
        let sample = try SampleClass()
        try sample.write("ana", "✓✓✓ ····")
        try sample.write("ben", "✓✓· ····")
        try sample.write("eve", "✓", of: [.init(number: 1, name: "knitting", titles: ["One row"])])
        let classroom = try sample.read()
        #expect(classroom.learners.map(\.name) == ["ben", "ana"])
        #expect(
            classroom.strangers == [
                "eve.json: It is of another course: none of its lessons is in the other files. Take it out of the folder."
            ])
    }

    @Test func `in a checkout its course counts, and what a file has beside it or does not have is said`() throws {
        let (course, sample) = (try SampleCourse(), try SampleClass())
        let known = [
            SampleClass.Lesson(number: 2, name: "subscribe", titles: ["After an error", "A diary"]),
            SampleClass.Lesson(number: 10, name: "just-from", titles: ["Six rows", "New"]),
        ]
        try sample.write("ana", "✓· ··", of: known)
        try sample.write("ben", "✓✓ ??", of: known)
        let classroom = Classroom(try ClassFolder(sample.root, named: "class").learners, course: try course.course)
        #expect(
            classroom.exercises.map(\.description) == [
                "subscribe 1 · After an error", "subscribe 2 · A diary", "just-from 1 · Six rows",
            ])
        #expect(
            classroom.notes == [
                "Of the 3 exercises, these files do not have all: ben 2. "
                    + "The rest is \"?\". Without a lesson, a check takes all: swift run workbook check --json",
                "Not counted, for this workbook does not have them, are exercises of: ana 1. "
                    + "If theirs is newer, update this one: git pull",
            ])
    }
}
