import Foundation
import Platform
import Testing

struct LifelineTests {
    @Test func `the other end hears a question, and the end`() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("line-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        var line: Lifeline? = try Lifeline(path, word: "a word")
        let end = Lifeline.End(path)
        #expect(end.word == "a word")
        // Whoever opens the pipe later does not read it.
        #expect(Lifeline.End(path).word == "")
        #expect(end.news == nil)
        #expect(line?.ask() == true)
        #expect(end.news == .asked)
        #expect(end.news == nil)
        line = nil
        #expect(end.news == .gone)
    }

    @Test func `a line that cannot be made is an error, and without one there is no news`() {
        #expect(throws: Lifeline.Failure.self) { try Lifeline("/no/such/folder/line", word: "") }
        #expect(Lifeline.End("/no/such/folder/line").news == nil)
    }
}
