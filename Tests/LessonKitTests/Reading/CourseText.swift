import Foundation

@testable import LessonKit

/// The files of the course in this checkout.
enum CourseText {
    static let checkout = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folders of the lessons, in order.
    static let folders =
        ((try? FileManager.default.contentsOfDirectory(atPath: checkout.appending(path: "Lessons").path)) ?? [])
        .filter { $0.first?.isNumber == true }.sorted()

    /// The text of each lesson, by its folder.
    static let lessons = Dictionary(
        uniqueKeysWithValues: folders.map { ($0, LessonText(text("Lessons/\($0)/README.md"))) })

    /// The text of a file, by its path in the checkout.
    static func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: checkout.appending(path: path)), as: UTF8.self)
    }

    /// The same; empty if there is no such file.
    static func text(_ path: String) -> String { (try? read(path)) ?? "" }
}
