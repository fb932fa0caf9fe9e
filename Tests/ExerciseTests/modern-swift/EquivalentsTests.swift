import Foundation
import LessonKit
import Testing

/// Lessons/27-modern-swift/Equivalents.md: the Swift of each row runs.
@Suite("The table of equivalents", .enabled(if: HubLink.current == nil))
struct EquivalentsTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        let swift: String
        var testDescription: String { name }
        /// Whether there is something in Swift itself.
        var isInSwift: Bool { !swift.hasPrefix("none") && swift != "package" }
    }

    private static let rows: [Row] = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let page = root.appending(path: "Lessons/27-modern-swift/Equivalents.md").standardized
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return Row(name: cells[0].replacing("`", with: ""), swift: cells[2])
        }
    }()

    @Test func `each row with something in Swift has a run, and no run is without a row`() {
        #expect(Self.rows.count > 40)
        #expect(Set(Self.rows.filter(\.isInSwift).map(\.name)) == Set(Equivalents.runs.keys))
    }

    // A task of a row waits behind the tests of all modules, and that counts.
    @Test(.timeLimit(.minutes(10)), arguments: rows.filter(\.isInSwift)) func `a row runs`(_ row: Row) async throws {
        let run = try #require(Equivalents.runs[row.name])
        try await run()
    }
}
