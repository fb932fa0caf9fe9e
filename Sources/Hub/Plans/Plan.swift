import Foundation
import LessonKit

/// A plan for a class: a file in Lessons/plans, with a table of what happens when. Anybody can write one.
///
///     # Three hours
///
///     What a stream is. Together at most 180 minutes.
///
///     | When | What | Minutes |
///     |---|---|---|
///     | 09:00 | greeting 5, `subscribe` core, exercises 1 3 of `subscribe`, slack | 44 |
///     | | break 10 | 10 |
///     | **Together** | | **54** |
struct Plan {
    static let folderName = "plans"
    static let folder = "Lessons/\(folderName)"

    /// What is typed: the name of the file.
    let name: String
    let title: String
    /// What stands above the table.
    let words: [MarkdownBlock]
    let rows: [Row]
    /// Where the sum stands, as a line from 0.
    let sumLine: Int?
    /// The plans that come before it: what they play is known.
    let before: [String]
    let lines: [String]

    /// A row of the table.
    struct Row {
        /// As a line from 0.
        let line: Int
        let when: String
        let items: [PlanItem]
        let minutes: String
    }

    var path: String { "\(Self.folder)/\(name).md" }

    init(_ name: String, _ text: String) {
        self.name = name
        lines = text.sourceLines.map(String.init)
        let start = lines.firstIndex { $0.hasPrefix("|") } ?? lines.count
        let head = LessonText(lines[..<start].joined(separator: "\n"))
        (title, before) = (head.title.isEmpty ? name : head.title, head.before?.lessons ?? [])
        words = head.intro.filter { $0.line != head.before?.line }
        var (rows, sumLine) = ([Row](), Int?.none)
        for (index, line) in lines.enumerated().dropFirst(start + 2) {
            guard line.hasPrefix("|") else { break }
            let cells = Self.cells(of: line)
            guard cells.count == 3 else {
                rows.append(Row(line: index, when: "", items: [.unknown(line)], minutes: ""))
                continue
            }
            if cells[0].hasPrefix("**") {
                sumLine = index
            } else {
                rows.append(Row(line: index, when: cells[0], items: PlanItem.all(in: cells[1]), minutes: cells[2]))
            }
        }
        (self.rows, self.sumLine) = (rows, sumLine)
    }

    /// The plans of a checkout, by name.
    static func all(in checkout: Checkout) -> [Plan] {
        checkout.files(in: folder).filter { $0.hasSuffix(".md") }.sorted().map { file in
            Plan(
                String(file.dropLast(3)), checkout.text(of: "\(folder)/\(file)")
            )
        }
    }

    /// - Throws: `UnknownName`, with the nearest names.
    static func named(_ name: String, in checkout: Checkout) throws(UnknownName) -> Plan {
        let all = all(in: checkout)
        let wanted = name.hasSuffix(".md") ? String(name.split(separator: "/").last?.dropLast(3) ?? "") : name
        if let plan = all.first(where: { $0.name == wanted }) { return plan }
        throw UnknownName(
            kind: "plan", name: name, all: all.map(\.name),
            advice: "A plan of your own is a file such as \(folder)/friday.md. The plans: swift run workbook plan")
    }

    /// The names of its lessons, those that are played at home too.
    var lessons: [String] { rows.flatMap(\.items).compactMap(\.playedLesson) }

    /// Whether it plays only the core of a lesson.
    func isCore(_ lesson: String) -> Bool {
        rows.flatMap(\.items).contains { if case .lesson(lesson, let isCore, _) = $0 { isCore } else { false } }
    }

    private static func cells(of line: String) -> [String] {
        line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }
}
