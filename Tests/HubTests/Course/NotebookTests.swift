import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct NotebookTests {
    @Test func `without a file nothing is known, and nothing is written`() throws {
        let sample = try SampleCourse()
        let (notebook, damaged) = Notebook.read(sample.checkout)
        #expect(notebook == Notebook())
        #expect(damaged == nil)
        #expect(!FileManager.default.fileExists(atPath: sample.root.appendingPathComponent(".workbook").path))
    }

    @Test func `verdicts and hints are remembered, the last one counts`() throws {
        let sample = try SampleCourse()
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        try sample.remember(.wrong, lesson: "subscribe", number: 1, says: "Not that.")
        try sample.rememberHints(2, lesson: "subscribe", number: 1)
        #expect(try sample.entry(lesson: "subscribe", number: 1)?.verdict == .wrong)
        #expect(try sample.entry(lesson: "subscribe", number: 1)?.diagnosis == "Not that.")
        #expect(try sample.hintsShown(lesson: "subscribe", number: 1) == 2)
        #expect(try sample.entry(lesson: "subscribe", number: 2) == nil)
    }

    @Test func `a lesson that was played has begun, in later runs as well`() throws {
        let sample = try SampleCourse()
        try Notebook.update(sample.checkout) { $0.recordPlayed("subscribe") }
        let (course, notebook) = (try sample.course, Notebook.read(sample.checkout).notebook)
        #expect(course.lessons.map(Course.Progress(course, notebook).hasBegun) == [true, false])
    }

    @Test(arguments: [Outcome.passed, .wrong, .toDo])
    func `what does not compile keeps what was verified before`(_ outcome: Outcome) throws {
        let sample = try SampleCourse()
        try sample.remember(outcome, lesson: "subscribe", number: 1, says: "Before.")
        for number in 1...2 { try sample.remember(.doesNotCompile, lesson: "subscribe", number: number) }
        #expect(try sample.entry(lesson: "subscribe", number: 1)?.verdict == outcome)
        #expect(try sample.entry(lesson: "subscribe", number: 1)?.diagnosis == "Before.")
        #expect(try sample.entry(lesson: "subscribe", number: 2)?.verdict == .doesNotCompile)
    }

    @Test(arguments: [
        ("", "is damaged"), ("{", "is damaged"), ("[]", "is damaged"), (#"{"version":2,"verdicts":3}"#, "is damaged"),
        (#"{"version":1,"verdicts":{},"hints":{}}"#, "was written by an older workbook"),
    ])
    func `a file that is no notebook is set aside and a new one begins`(_ text: String, _ what: String) throws {
        let sample = try SampleCourse()
        try sample.write(text, to: ".workbook/notebook.json")
        let (notebook, damaged) = Notebook.read(sample.checkout)
        #expect(notebook == Notebook())
        #expect(damaged == .init(what: what, setAside: ".workbook/damaged-1.json"))
        let aside = try Data(contentsOf: sample.root.appendingPathComponent(".workbook/damaged-1.json"))
        #expect(String(decoding: aside, as: UTF8.self) == text)
        #expect(Notebook.read(sample.checkout).damaged == nil)
    }

    @Test func `a folder in its place is set aside, with all that is in it`() throws {
        let sample = try SampleCourse()
        try sample.write("mine", to: ".workbook/notebook.json/notes.txt")
        let damaged = Notebook.read(sample.checkout).damaged
        #expect(damaged == .init(what: "cannot be read", setAside: ".workbook/damaged-1.json"))
        #expect(try sample.read(".workbook/damaged-1.json/notes.txt") == "mine")
        try sample.rememberHints(1, lesson: "subscribe", number: 1)
        #expect(try sample.hintsShown(lesson: "subscribe", number: 1) == 1)
    }

    @Test func `one of a newer workbook stays as it is`() throws {
        let sample = try SampleCourse()
        let newer = #"{"version":3,"moods":[1]}"#
        try sample.write(newer, to: ".workbook/notebook.json")
        let terminal = FakeTerminal()
        for round in 0..<2 {
            #expect(
                (round == 0 ? sample.hub("map", on: terminal) : sample.hub("hint", "subscribe", "2", on: terminal)) == 0
            )
            #expect(
                terminal.complaints.joined(separator: " ").contains("was written by a newer workbook. It is left alone")
            )
            #expect(terminal.complaints.count { $0.hasPrefix("Note:") } == round + 1, "once")
        }
        #expect(try sample.read(".workbook/notebook.json") == newer)
    }

    @Test func `a number of hints that cannot be is none`() throws {
        let sample = try SampleCourse()
        try sample.write(
            #"{"version":2,"verdicts":{},"hints":{"subscribe · A diary":-5}}"#, to: ".workbook/notebook.json")
        #expect(sample.hub("hint", "subscribe", "2") == 0)
        #expect(try sample.hintsShown(lesson: "subscribe", number: 2) == 1)
    }

    @Test func `what was set aside before stays`() throws {
        let sample = try SampleCourse()
        for number in 1...2 {
            try sample.write("{", to: ".workbook/notebook.json")
            #expect(Notebook.read(sample.checkout).damaged?.setAside == ".workbook/damaged-\(number).json")
        }
    }

    @Test func `a change to a damaged file is kept in the new one`() throws {
        let sample = try SampleCourse()
        try sample.write("{", to: ".workbook/notebook.json")
        let lesson = try sample.course.lessons[0]
        let damaged = try Notebook.update(sample.checkout) { $0.recordHints(1, lesson.exercises[1], of: lesson) }
        #expect(damaged != nil)
        #expect(try sample.hintsShown(lesson: "subscribe", number: 2) == 1)
    }

    @Test func `where nothing can be written the old notebook stays`() throws {
        let sample = try SampleCourse()
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        // A file cannot be a folder, not even for root.
        let folder = sample.root.appendingPathComponent(".workbook")
        let aside = sample.root.appendingPathComponent("aside")
        try FileManager.default.moveItem(at: folder, to: aside)
        try sample.write("", to: ".workbook")
        let terminal = FakeTerminal()
        #expect(sample.hub("hint", "subscribe", "2", on: terminal) == 0)
        #expect(terminal.complaints.joined(separator: " ").contains(".workbook is a file, and has to be a folder."))
        let findings = try Doctor(course: try sample.course, swift: "no-such-swift").findings()
        #expect(findings.contains { $0.kind == .trouble && "\($0)".contains("mv .workbook ~/") })
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.moveItem(at: aside, to: folder)
        #expect(try sample.entry(lesson: "subscribe", number: 1)?.verdict == .passed)
    }

    @Test func `changes from many threads are all kept`() throws {
        let sample = try SampleCourse()
        let (checkout, lesson) = (sample.checkout, try sample.course.lessons[0])
        let exercises = try (0..<32).map { try Course.Exercise(named: "Number \($0)") }
        DispatchQueue.concurrentPerform(iterations: 32) { index in
            _ = try? Notebook.update(checkout) { $0.recordHints(1, exercises[index], of: lesson) }
        }
        let notebook = Notebook.read(checkout).notebook
        #expect(exercises.allSatisfy { notebook.hintsShown($0, of: lesson) == 1 })
    }
}
