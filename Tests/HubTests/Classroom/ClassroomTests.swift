import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// What is found out about a class.
struct ClassroomTests {
    private let sample: SampleClass

    init() throws { sample = try SampleClass() }

    @Test func `who has passed least comes first, then the names decide`() throws {
        try sample.write("Zoë", "✓·· ····")
        try sample.write("ben", "✓·· ····")
        try sample.write("Ana", "✓✓✓ ✗···")
        #expect(try sample.read().learners.map(\.name) == ["ben", "Zoë", "Ana"])
    }

    @Test func `of names that look alike, what cannot be seen is shown`() throws {
        let names = [
            "Anna", "An\u{200B}na", "anna ", "An\u{AD}na\u{E0041}", "Ben Kim", "Ben\u{A0}Kim", "Ben  Kim", "\u{2060}",
            "👨‍👩‍👧", "A \u{200D}b",
        ]
        for name in names { try sample.write(name, "··· ····") }
        #expect(
            Set(try sample.read().learners.map(\.name)) == [
                "Anna", #"An\u{200B}na"#, #"anna\u{20}"#, #"An\u{AD}na\u{E0041}"#, "Ben Kim", #"Ben\u{A0}Kim"#,
                #"Ben\u{20}\u{20}Kim"#, #"\u{2060}"#, "👨‍👩‍👧", "A \u{200D}b",
            ])
    }

    @Test(arguments: [
        ("··· ····", "sync-async 1"), ("✓✗· ····", "sync-async 2"), ("✓✓✓ ····", "subjects 1"),
        // What was left out on the way does not hide where they are.
        ("✓✓· ✓✗··", "subjects 2"), ("✓·✓ ✓✓✓✓", "sync-async 2"), ("??? ✓···", "subjects 2"),
        // They went on, and are held where they tried in vain.
        ("✓✗✓ ✓···", "sync-async 2"),
        ("✓✓✓ ✓✓✓✓", nil), ("✓✓✓ ????", nil),
        // The error of the compiler is in the second one.
        ("·!· ····", "sync-async 2"),
    ])
    func `someone who has tried nothing else is at the first exercise not passed, in the furthest lesson begun`(
        _ marks: String, _ at: String?
    ) throws {
        try sample.write("ana", marks)
        #expect(try sample.read().learners.first?.at?.name == at)
    }

    @Test func `someone is at the exercise that they saved last, of those tried and not passed`() throws {
        try sample.write(
            "ana", "✗✗✓ ✗✗··", saved: ["sync-async 1": 3, "sync-async 2": 9, "subjects 1": 5, "subjects 2": 7])
        try sample.write(
            "ben", "✗✓· ✗✓··", saved: ["sync-async 1": 3, "sync-async 2": 9, "subjects 1": 2, "subjects 2": 7])
        try sample.write("eve", "✗·· ✗!··", saved: ["sync-async 1": 3, "subjects 1": 3, "subjects 2": 3])
        #expect(
            try sample.read().learners.map { "\($0.name) \($0.at?.name ?? "")" } == [
                "eve subjects 2", "ana sync-async 2", "ben sync-async 1",
            ])
    }

    @Test func `all mistakes of an answer are counted, each with its own step`() throws {
        try sample.write("ana", "✗·· ····", diagnosis: "Late.", others: ["sync-async 1": ["Twice."]], step: "A step")
        try sample.write("ben", "✗·· ····", diagnosis: "Never.", others: ["sync-async 1": ["Twice.", "Late."]])
        try sample.write("eve", "✗·· ····", diagnosis: "Twice.")
        #expect(
            try sample.read().wrongAnswers.map { "\($0.diagnosis) \($0.learners.map(\.name)) \($0.step ?? "")" } == [
                #"Twice. ["ana", "ben", "eve"] A step"#, #"Late. ["ana", "ben"] A step"#, #"Never. ["ben"] "#,
            ])
    }

    @Test func `of one lesson alone nothing else is counted`() throws {
        try sample.write("ana", "✓✗✓ ✓✓··", hints: ["sync-async 2": 3, "subjects 1": 1])
        try sample.write("ben", "✓✗✓ ····")
        let today = try sample.read(today: "subjects")
        #expect(today.exercises.map(\.name) == ["subjects 1", "subjects 2", "subjects 3", "subjects 4"])
        #expect(
            today.learners.map { "\($0.name) \($0.passed) \($0.at?.name ?? "") \($0.hints)" } == [
                "ben 0 subjects 1 0", "ana 2 subjects 3 1",
            ])
        #expect(today.held.isEmpty)
        #expect(today.notes.isEmpty)
        #expect(today.columns.map(\.name) == ["After the rain", "Held", "A late fan", "Never above 5"])
        #expect(today.anonymous.isToday)
    }

    @Test func `one mark for a lesson: what holds there, or how many have passed`() throws {
        try sample.write("ana", "✓✓✓ ✓✓··")
        try sample.write("ben", "✓#✗ ····")
        try sample.write("eve", "✓✓· ????")
        let classroom = try sample.read()
        let columns = classroom.lessons.map {
            Classroom.Column(number: $0.number, name: $0.name, exercises: $0.exercises)
        }
        #expect(
            classroom.learners.map { learner in
                learner.name + " " + columns.map { classroom.sum($0, of: learner).text }.joined()
            } == ["ben #·", "eve 2?", "ana ✓2"])
    }

    @Test func `an exercise holds those who tried it, and those who come to it next are told apart`() throws {
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

    @Test func `what does not compile is one wrong answer, whatever it was written for`() throws {
        try sample.write("ana", "✓✓✓ !···", diagnosis: "cannot find 'x' in scope")
        try sample.write("ben", "✓✓✓ ✓!!·", diagnosis: "cannot find 'y' in scope")
        let classroom = try sample.read()
        #expect(classroom.held.map(\.exercise.name) == ["subjects 1", "subjects 2", "subjects 3"])
        #expect(classroom.wrongAnswers.map(\.place) == ["subjects 1 · After the rain", "subjects, the lesson"])
        #expect(classroom.wrongAnswers.map(\.learners.count) == [1, 1])
    }

    @Test func `what is known of a text is not lost to an error elsewhere, and what has changed is not known`() throws {
        func exercise(_ number: Int, _ rest: String, said: String = "x") -> String {
            #"{"lesson":"subjects","number":\#(number),"title":"Number \#(number)","diagnosis":"\#(said)",\#(rest)}"#
        }
        let exercises = [
            exercise(1, #""verdict":"does not compile","lastVerified":"passed""#),
            exercise(2, #""verdict":"does not compile""#),
            exercise(3, #""verdict":"does not compile","lastVerified":"to do""#),
            exercise(4, #""verdict":"passed","current":false"#),
            exercise(5, #""verdict":"wrong","current":false"#),
            // The error is in another one.
            exercise(6, #""verdict":"does not compile""#, said: ""),
        ]
        try sample.write(#"{"version":1,"exercises":[\#(exercises.joined(separator: ","))]}"#, to: "ana.json")
        let classroom = try sample.read()
        let ana = try #require(classroom.learners.first)
        #expect(
            classroom.exercises.map { ana.outcome($0) } == [.passed, .doesNotCompile, .toDo, nil, nil, .doesNotCompile])
        #expect(ana.passed == 1)
        #expect(ana.at?.name == "subjects 2")
        #expect(classroom.held.map(\.exercise.name) == ["subjects 2"])
        #expect(classroom.wrongAnswers.map(\.exercises.count) == [1])
    }

    @Test func `what was wrong before an error elsewhere is that wrong answer still`() throws {
        try sample.write("ana", "✗·· ····", diagnosis: "Twice.")
        let file = #"""
            {"version":1,"exercises":[{"lesson":"sync-async","number":1,"title":"Who waits",
            "verdict":"does not compile","lastVerified":"wrong","diagnosis":"Twice."}]}
            """#
        try sample.write(file, to: "ben.json")
        let answers = try sample.read().wrongAnswers
        #expect(answers.map(\.verdict) == [.wrong])
        #expect(answers.map { $0.learners.map(\.name) } == [["ana", "ben"]])
    }

    @Test func `an exercise is known by its title, for another version may give it another number`() throws {
        let old = [SampleClass.Lesson(number: 13, name: "subjects", titles: ["Held", "After the rain"])]
        let new = [SampleClass.Lesson(number: 13, name: "subjects", titles: ["After the rain", "Held"])]
        try sample.write("ana", "✓✗", made: "2026-11-20T12:00:00Z", of: old)
        try sample.write("ben", "✗·", made: "2026-11-21T12:00:00Z", of: new)
        let held = try sample.read().held
        #expect(held.map(\.exercise.description) == ["subjects 1 · After the rain"])
        #expect(held.map(\.tried.count) == [2])
    }

    @Test func `a file of another course is left out and said`() throws {
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
        let course = try SampleCourse()
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
                    + "If theirs is newer, update this one: swift run workbook update",
            ])
    }
}
