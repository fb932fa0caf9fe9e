import Foundation
import Testing

/// Lessons/27-modern-swift/Equivalents.md: the Swift of each row runs.
extension Equivalents {
    private struct Row {
        let name: String
        let swift: String
        /// Whether there is something in Swift itself.
        var isInSwift: Bool { !swift.hasPrefix("none") && swift != "package" }
    }

    private static func rows() throws -> [Row] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let page = root.appending(path: "Lessons/27-modern-swift/Equivalents.md").standardized
        let text = try String(contentsOf: page, encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return Row(name: cells[0].replacing("`", with: ""), swift: cells[2])
        }
    }

    /// Each row with something in Swift has a run, and no run is without a row.
    @Sendable static func prove() async throws {
        let rows = try rows()
        #expect(rows.count > 40)
        #expect(Set(rows.filter(\.isInSwift).map(\.name)) == Set(runs.keys))
        for (name, run) in runs {
            do { try await run() } catch { Issue.record("\(name): \(error)") }
        }
    }
}
