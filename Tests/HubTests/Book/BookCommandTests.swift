import Foundation
import Testing

@testable import Hub

struct BookCommandTests {
    @Test func `a folder that is not a book is refused before anything is built`() throws {
        let sample = try SampleCourse()
        let terminal = sample.told("book", "--to", "Lessons", ending: 64)
        #expect(terminal.lines.isEmpty)
        #expect(
            terminal.complaints.joined(separator: " ").hasPrefix("Lessons has other files in it. Nothing was written."))
        #expect(!FileManager.default.fileExists(atPath: sample.root.appendingPathComponent(".workbook").path))
    }

    @Test(arguments: [["--to"], ["--to", ""], ["--to="]])
    func `a folder has a name`(_ arguments: [String]) throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal())
        #expect(Hub(directory: sample.root, terminal: terminal).run(["book"] + arguments) == 64)
        #expect(
            terminal.complaints.joined(separator: " ")
                == "--to takes a name: of a folder for a book, --to my-book, of a file for a class, --to minsu.json")
    }

    @Test func `only handouts are made for lessons by name`() throws {
        let sample = try SampleCourse()
        let terminal = sample.told("book", "subscribe", ending: 64)
        #expect(
            terminal.complaints == ["The book has all lessons. For the handouts of some: book --print subscribe"])
        #expect(sample.hub("book", "--print", "subscrib", on: terminal) == 64)
        #expect(terminal.complaints.dropFirst().joined().contains("Did you mean subscribe?"))
    }
}
