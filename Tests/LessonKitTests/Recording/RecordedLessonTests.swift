import Foundation
import Marbles
import Testing

@testable import LessonKit

extension Playing {
    @Suite("A recorded lesson") struct RecordedLessonTests {
        private let folder = TemporaryFolder()

        private func recorded() throws -> RecordedLesson {
            try RecordedLesson(FixtureLesson.script(), isVirtualOnly: false)
        }

        @Test func `output, picture and error of each step are in the file`() throws {
            let file = folder.url.appending(path: "runs.json")
            let terminal = try FixtureLesson.transcript("--record", file.path)
            #expect(terminal.status == 0)
            #expect(terminal.lines.isEmpty, "the file has it all")
            let lesson = try RecordedLesson(contentsOf: file)
            #expect(lesson.name == "fixture")
            #expect(lesson.steps.map(\.title) == FixtureLesson.steps.map(\.title))
            #expect(lesson.steps[0].run?.lines.first == OutputLine(time: 0, text: "one 1"))
            #expect(lesson.steps[0].run?.picture == nil)
            #expect(lesson.steps[2].run?.error == "Broken()")
        }

        @Test func `a step in virtual time has its ticks, its times in milliseconds, and its variant`() throws {
            let step = try recorded().steps[1]
            let run = try #require(step.run)
            #expect(run.lines.first == OutputLine(time: 200, text: "got 0"))
            #expect(run.unit == 100)
            let picture = try #require(run.picture)
            #expect(picture.rows.map(\.label) == ["source", "source (2nd)", "doubled", "doubled (2nd)"])
            #expect(step.variant?.lines.map(\.text) == ["the variant"])
            #expect(try recorded() == recorded(), "a run in virtual time is always the same")
        }

        @Test func `a step on the real clock has its queue, and may be left out`() throws {
            let step = Step("Real", lasting: .milliseconds(20)) { _ in show("now") }
            let text = try #require(FixtureLesson.script().entries.first?.text)
            let entry = LessonScript.Entry(step: step, text: text, code: [])
            let run = try #require(RecordedStep(entry, isVirtualOnly: false).run)
            #expect(run.isReal)
            #expect(run.lines.map(\.text) == ["now"])
            #expect(run.lines.first?.queue != nil)
            #expect(run.scale.name == "ms")
            #expect(RecordedStep(entry, isVirtualOnly: true).run == nil)
        }

        @Test func `a file that cannot be written is said`() throws {
            let terminal = try FixtureLesson.transcript("--record", folder.url.appending(path: "no/such.json").path)
            #expect(terminal.status == 1)
            #expect(terminal.complaints.first?.contains("such.json cannot be written") == true)
        }
    }
}
