import Foundation
import Testing

@testable import LessonKit

@Suite struct NotebookTests {
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
        try sample.remember(.wrong, lesson: "subscribe", number: 1, report: "    --1\nNot that.")
        try Notebook.update(sample.checkout) { $0.recordHints(2, lesson: "subscribe", number: 1) }
        let notebook = Notebook.read(sample.checkout).notebook
        #expect(notebook.entry(lesson: "subscribe", number: 1) == .init(verdict: .wrong, diagnosis: "Not that."))
        #expect(notebook.hintsShown(lesson: "subscribe", number: 1) == 2)
        #expect(notebook.entry(lesson: "subscribe", number: 2) == nil)
    }

    @Test(arguments: [Outcome.passed, .wrong, .toDo])
    func `what does not compile keeps what was verified before`(_ outcome: Outcome) throws {
        let sample = try SampleCourse()
        try sample.remember(outcome, lesson: "subscribe", number: 1, report: "Before.")
        for number in 1...2 { try sample.remember(.doesNotCompile, lesson: "subscribe", number: number) }
        let notebook = Notebook.read(sample.checkout).notebook
        #expect(notebook.entry(lesson: "subscribe", number: 1) == .init(verdict: outcome, diagnosis: "Before."))
        #expect(notebook.entry(lesson: "subscribe", number: 2)?.verdict == .doesNotCompile)
    }

    @Test(arguments: ["", "{", "[]", #"{"version":2,"verdicts":{},"hints":{}}"#])
    func `a damaged file is set aside and a new one begins`(_ text: String) throws {
        let sample = try SampleCourse()
        try sample.write(text, to: ".workbook/notebook.json")
        let (notebook, damaged) = Notebook.read(sample.checkout)
        #expect(notebook == Notebook())
        #expect(damaged?.setAside == ".workbook/damaged-1.json")
        let aside = try Data(contentsOf: sample.root.appendingPathComponent(".workbook/damaged-1.json"))
        #expect(String(decoding: aside, as: UTF8.self) == text)
        #expect(Notebook.read(sample.checkout).damaged == nil)
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
        let damaged = try Notebook.update(sample.checkout) { $0.recordHints(1, lesson: "subscribe", number: 2) }
        #expect(damaged != nil)
        #expect(Notebook.read(sample.checkout).notebook.hintsShown(lesson: "subscribe", number: 2) == 1)
    }

    @Test func `changes from many threads are all kept`() throws {
        let sample = try SampleCourse()
        let checkout = sample.checkout
        DispatchQueue.concurrentPerform(iterations: 32) { index in
            _ = try? Notebook.update(checkout) { $0.recordHints(1, lesson: "subscribe", number: index) }
        }
        let notebook = Notebook.read(checkout).notebook
        #expect((0..<32).allSatisfy { notebook.hintsShown(lesson: "subscribe", number: $0) == 1 })
    }
}
