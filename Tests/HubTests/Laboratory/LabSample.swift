import Foundation
import Terminal

@testable import Hub
@testable import LessonKit

/// The hub outside a course, asked for diagrams.
enum LabSample {
    struct Answer {
        let status: Int32
        let text: String
        let complaints: [String]
    }

    static func marble(
        _ words: [String], rows: [String]? = nil, columns: Int? = 80, hasUnicode: Bool = false,
        in folder: URL = FileManager.default.temporaryDirectory
    ) -> Answer {
        let terminal = FakeTerminal(columns: columns, hasUnicode: hasUnicode)
        let status = Hub(directory: folder, terminal: terminal, pipedLines: { rows }).run(["marble"] + words)
        return Answer(status: status, text: terminal.text, complaints: terminal.complaints)
    }

    static func marble(_ words: String...) -> Answer { marble(words) }

    /// The output of words as a diagram, with its legend.
    static func output(_ words: String...) throws -> String { try output(words) }

    static func output(_ words: [String], rows: [String] = []) throws -> String {
        let report = LabReport(try LabResult(LabReader.request(words, rows: rows)))
        let legend = report.values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return ([report.output ?? "too many"] + legend).joined(separator: " ")
    }
}
