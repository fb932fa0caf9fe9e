import Foundation
import Testing

@testable import LessonKit

/// Lessons/README.md: the course, and plans for teaching it. All minutes come from the lessons.
@Suite("The page of the course") struct CoursePageTests {
    private static let page = CourseText.text("Lessons/README.md")

    /// The minutes of each lesson, by its command.
    private static let minutes = Dictionary(
        uniqueKeysWithValues: CourseText.folders.map {
            (LessonFolder.commandName(of: $0), LessonText(CourseText.text("Lessons/\($0)/README.md")).minutes)
        })

    private static func rows(_ section: some StringProtocol) -> [[String]] {
        section.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map { row in
            row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    @Test func `the course says how long each lesson is`() throws {
        let course = Self.page.components(separatedBy: "\n## ")[0]
        let stated = Self.rows(course).map { row in
            (row[1].firstMatch(of: /\[`([a-z-]+)`\]/).map { String($0.1) } ?? "", Int(row[2]))
        }
        #expect(stated.count == Self.minutes.count)
        for (name, minutes) in stated { #expect(minutes == Self.minutes[name], "Lessons/README.md: \(name)") }
    }

    @Test func `an old name compiles, and its lesson exists`() throws {
        let section = try #require(Self.page.components(separatedBy: "\n## Old names\n").dropFirst().first)
        let rows = Self.rows(section.components(separatedBy: "\n## ")[0])
        #expect(rows.count > 10)
        let streams = CourseText.checkout.appending(path: "Sources/Streams")
        let source = try FileManager.default.subpathsOfDirectory(atPath: streams.path).filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: streams.appending(path: $0), encoding: .utf8) }.joined()
        for row in rows {
            for match in row[0].matches(of: /`([A-Za-z]+)/) {
                let isDeclared = ["func", "class"].contains { source.contains("\($0) \(match.1)") }
                #expect(isDeclared, "Streams has no \(match.1).")
            }
            let isLesson = Self.minutes[row[2].replacing("`", with: "")] != nil
            #expect(isLesson, "There is no lesson \(row[2]).")
        }
    }

    /// The headings of the plans, each with its rows.
    private static let plans: [(title: String, rows: [[String]])] = page.components(separatedBy: "\n### ")
        .dropFirst().map { (String($0.prefix { $0 != "\n" }), rows($0.components(separatedBy: "\n## ")[0])) }

    @Test func `there are four plans`() { #expect(Self.plans.count == 4) }

    /// A row names lessons in code, and other things with their minutes: `subscribe`, exercises 20, break 10.
    @Test func `the sums of the plans are right`() {
        for plan in Self.plans {
            var sum = 0
            for row in plan.rows {
                let stated = row.last.flatMap { Int($0.replacing("*", with: "")) }
                if row[0].contains("**") {
                    #expect(stated == sum, "\(plan.title): the sum")
                    continue
                }
                let names = row[1].matches(of: /`([a-z-]+)`/).map { String($0.1) }
                for name in names where Self.minutes[name] == nil {
                    Issue.record("\(plan.title): there is no lesson \(name).")
                }
                let others = row[1].matches(of: /(?:exercises|break|questions) ([0-9]+)/).compactMap { Int($0.1) }
                let minutes = names.compactMap { Self.minutes[$0] }.reduce(0, +) + others.reduce(0, +)
                #expect(stated == minutes, "\(plan.title): \(row[0])")
                sum += minutes
            }
            #expect(sum > 0, "\(plan.title) has no rows.")
        }
    }
}
