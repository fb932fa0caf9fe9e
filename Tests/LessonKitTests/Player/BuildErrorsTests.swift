import Foundation
import Testing

@testable import LessonKit

@Suite("The errors of a build on the wall")
struct BuildErrorsTests {
    private let page = Page.plain(60)
    private let folder = TemporaryFolder()

    /// What a build says whose file has an error in each of these lines, with the colours of a terminal.
    private func shown(_ lines: [Int], room: Int? = nil) throws -> [String] {
        let code = (1...9).map { "    let 값\($0) = titel(\($0))\n" }.joined()
        let file = try folder.write(code, to: "main.swift")
        let errors = lines.map { line in
            """
            \u{1B}[1m\(file.path):\(line):16: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1mcannot find 'titel' in scope, \
            and there is no other name that is like it [#no-usage]\u{1B}[0m
            \u{1B}[0;36m \(line) | \u{1B}[0m    let 값 = titel()
               | `- \u{1B}[1;31merror: \u{1B}[0mcannot find 'titel' in scope
            /other/File.swift:1:1: note: it is here
            """
        }
        let output = (["[4/5] Emitting module x"] + errors + errors).joined(separator: "\n")
        return BuildErrors(in: output).lines(on: page, room: room).map(\.text)
    }

    @Test func `an error is its own sentence, and below it its line with a mark at the column`() throws {
        #expect(
            try shown([7]) == [
                "", "     main.swift, line 7: cannot find 'titel' in scope, and",
                "     there is no other name that is like it", "       let 값7 = titel(7)", "                 ▲",
            ])
    }

    @Test func `there are three of them, fewer where they have no room, and then how many more`() throws {
        func heads(_ lines: [String]) -> [String] {
            lines.filter { $0.contains(", line") || $0.contains("more") }.map {
                $0.prefix { $0 != ":" }.trimmingCharacters(in: .whitespaces)
            }
        }
        let three = ["main.swift, line 1", "main.swift, line 2", "main.swift, line 3"]
        #expect(try heads(shown([1, 2, 3])) == three)
        #expect(try heads(shown([1, 2, 3, 4, 5])) == three + ["and 2 more"])
        #expect(try heads(shown([1, 2, 3], room: 12)) == three.prefix(2) + ["and 1 more"])
        #expect(try heads(shown([1, 2, 3], room: 2)) == three.prefix(1) + ["and 2 more"])
    }

    @Test func `errors without a place are told as they are, and else the end, without the progress`() {
        func shown(_ output: String) -> [String] { BuildErrors(in: output).lines(on: page, room: nil).map(\.text) }
        #expect(shown("[1/2] Linking\nerror: no disk\n[2/2] Linking\nand so on") == ["", "     error: no disk"])
        #expect(shown("Building for debugging...\nno disk\n[2/2] Linking x") == ["", "     no disk"])
    }
}
