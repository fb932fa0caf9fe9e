import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// The form that LearnerFiles.md promises, letter by letter.
struct LearnerReportTests {
    private let sample: SampleCourse

    init() throws { sample = try SampleCourse() }

    private static let noon = Date(timeIntervalSince1970: 1_795_262_400)

    @Test func `the map has what was last verified, when, and whether the text has changed since`() throws {
        let before = try sample.course
        try Notebook.update(sample.checkout) { notebook in
            let checked = [
                CheckedExercise(lesson: "subscribe", number: 1, title: "", outcome: .passed),
                CheckedExercise(
                    lesson: "subscribe", number: 2, title: "", outcome: .wrong,
                    diagnoses: [Diagnosis("Not that.\nLook again.", evidence: ["--1"])],
                    others: [Diagnosis("Nor\nthat.", step: "A step")]),
            ]
            notebook.record(checked, of: before, at: Self.noon - 3600)
        }
        try sample.rememberHints(2, lesson: "subscribe", number: 2)
        try sample.write(
            exercises: """
                // 1 · Predict · After an error
                //
                func afterAnError() { print("new") }

                // 2 · Build · A diary
                func diary() {}
                """)
        try save()
        let course = try sample.course
        let progress = Course.Progress(course, Notebook.read(sample.checkout).notebook)
        let report = LearnerReport(progress, of: course, made: Self.noon)
        try expect(
            report.json,
            """
            {
              "version": 1,
              "made": "2026-11-21T12:00:00Z",
              "lessons": [
                { "name": "subscribe", "number": 2, "exercises": 2 },
                { "name": "just-from", "number": 10, "exercises": 1 }
              ],
              "exercises": [
                {
                  "lesson": "subscribe", "number": 1, "title": "After an error",
                  "verdict": "passed", "current": false, "checked": "2026-11-21T11:00:00Z",
                  "diagnosis": "", "hints": 0, "saved": "2026-11-21T11:50:00Z"
                },
                {
                  "lesson": "subscribe", "number": 2, "title": "A diary",
                  "verdict": "wrong", "current": true, "checked": "2026-11-21T11:00:00Z",
                  "diagnosis": "Not that. Look again.", "hints": 2, "saved": "2026-11-21T11:50:00Z",
                  "others": [{ "diagnosis": "Nor that.", "step": "A step" }]
                },
                {
                  "lesson": "just-from", "number": 1, "title": "Six rows",
                  "verdict": "to do", "current": true,
                  "diagnosis": "", "hints": 0, "saved": "2026-11-21T11:50:00Z"
                }
              ]
            }
            """)
    }

    @Test func `a check has what it found, with the place apart from the words`() throws {
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        let course = try sample.course
        let broken = Diagnosis(
            "cannot find 'x' in scope",
            place: SourcePlace(SampleCourse.diary, line: 2, column: 24))
        let checked = [
            CheckedExercise(
                lesson: "subscribe", number: 1, title: "After an error", outcome: .doesNotCompile,
                diagnoses: [broken]),
            CheckedExercise(
                lesson: "just-from", number: 1, title: "Six rows", outcome: .crashed,
                diagnoses: [
                    Diagnosis(
                        "It crashed: Index out of range",
                        place: SourcePlace(SampleCourse.rows, line: 3))
                ]),
        ]
        try save()
        let progress = Course.Progress(course, Notebook.read(sample.checkout).notebook)
        let report = LearnerReport(checked, progress, of: course, made: Self.noon)
        try expect(
            report.json,
            """
            {
              "version": 1,
              "made": "2026-11-21T12:00:00Z",
              "lessons": [
                { "name": "subscribe", "number": 2, "exercises": 2 },
                { "name": "just-from", "number": 10, "exercises": 1 }
              ],
              "exercises": [
                {
                  "lesson": "subscribe", "number": 1, "title": "After an error",
                  "verdict": "does not compile", "current": true, "lastVerified": "passed",
                  "diagnosis": "cannot find 'x' in scope",
                  "place": "Lessons/02-subscribe/Exercises/02-a-diary.swift:2",
                  "hints": 0, "checked": "2026-11-21T12:00:00Z", "saved": "2026-11-21T11:50:00Z"
                },
                {
                  "lesson": "just-from", "number": 1, "title": "Six rows",
                  "verdict": "crashed", "current": true,
                  "diagnosis": "It crashed: Index out of range",
                  "place": "Lessons/10-just-from/Exercises/01-six-rows.swift:3",
                  "hints": 0, "checked": "2026-11-21T12:00:00Z", "saved": "2026-11-21T11:50:00Z"
                }
              ]
            }
            """)
        #expect(try LearnerFile.report(in: Data(report.json.utf8)) == report)
    }

    @Test func `a check that cannot build still writes one JSON object, and ends with 1`() throws {
        let terminal = sample.told("check", "--json", ending: 1, on: FakeTerminal(hasScreen: false))
        let report = try LearnerFile.report(in: Data(terminal.text.utf8))
        #expect(report.exercises.map(\.verdict) == [.doesNotCompile, .doesNotCompile, .doesNotCompile])
        #expect(report.made != nil)
        #expect(terminal.complaints.isEmpty)
    }

    @Test func `into a pipe a check is one line an exercise, and the sum goes to standard error`() throws {
        let terminal = sample.told("check", "subscribe", ending: 1, on: FakeTerminal(columns: nil, hasScreen: false))
        let start = "(does not compile): The package does not build, and the error is in no file of this lesson. "
        #expect(terminal.lines.count == 2)
        #expect(terminal.lines.first?.hasPrefix("✗ subscribe 1 · After an error \(start)") == true)
        #expect(terminal.lines.last?.hasPrefix("✗ subscribe 2 · A diary \(start)") == true)
        #expect(terminal.complaints == ["0 passed, 0 wrong, 0 to do, 2 do not compile"])
    }

    @Test func `the page on a learner's file has a row for each field`() throws {
        let all = LearnerReport(
            made: Self.noon, lessons: [.init(name: "subscribe", number: 2, exercises: 6)],
            exercises: [
                .init(
                    lesson: "subscribe", number: 1, title: "", verdict: .doesNotCompile, current: true,
                    lastVerified: .passed, diagnosis: "", step: "",
                    others: [.init(diagnosis: "", step: "")], place: "", hints: 0, checked: Self.noon, saved: Self.noon)
            ])
        let fields = try object(all.json)
        func names(_ prefix: String, _ object: Any?) -> [String] {
            ((object as? NSDictionary)?.allKeys as? [String] ?? []).map { prefix + $0 }
        }
        let exercise = (fields["exercises"] as? NSArray)?.firstObject
        let written =
            names("", fields) + names("lessons[].", (fields["lessons"] as? NSArray)?.firstObject)
            + names("exercises[].", exercise)
            + names("exercises[].others[].", ((exercise as? NSDictionary)?["others"] as? NSArray)?.firstObject)
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources/Hub/LearnerFiles.md")
            .standardized
        let told = try String(contentsOf: file, encoding: .utf8)
            .matches(of: /\| `([A-Za-z.\[\]]+)` \| (?:string|integer|boolean|list) \|/).map { String($0.1) }
        #expect(told.sorted() == written.sorted())
    }

    /// The learner saved every exercise ten minutes before noon.
    private func save() throws {
        for path in [SampleCourse.afterAnError, SampleCourse.diary, SampleCourse.rows] {
            try FileManager.default.setAttributes(
                [.modificationDate: Self.noon - 600], ofItemAtPath: sample.root.appendingPathComponent(path).path)
        }
    }

    /// As objects: spaces and the order of the fields are free.
    private func expect(
        _ text: String, _ form: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (found, promised) = try (object(text), object(form))
        #expect(found == promised, sourceLocation: sourceLocation)
    }

    private func object(_ text: String) throws -> NSDictionary {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    }
}
