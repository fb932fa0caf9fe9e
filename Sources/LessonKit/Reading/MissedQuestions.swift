import Foundation

/// The questions that somebody alone has missed in a walk, and when: `.workbook/missed/subscribe.json`.
///
/// A lesson is a program of its own, so it tells the hub in this way.
package struct MissedQuestions {
    private let file: URL

    package init(of lesson: String, in root: URL) {
        file = root.appendingPathComponent(".workbook/missed/\(lesson).json")
    }

    /// For the lesson whose main.swift is `mainFile`; nil if that is not in a course.
    init?(mainFile: String) {
        let folder = URL(fileURLWithPath: mainFile).deletingLastPathComponent()
        guard folder.deletingLastPathComponent().lastPathComponent == "Lessons" else { return nil }
        let name = LessonFolder.commandName(of: folder.lastPathComponent)
        self.init(of: name, in: PlayedLessons.root(of: mainFile))
    }

    /// When each was missed, by its sentences.
    package var dates: [String: Date] {
        (try? JSONDecoder().decode([String: Date].self, from: Data(contentsOf: file))) ?? [:]
    }

    /// Remembers an answer. If nothing can be written, it does nothing.
    func record(_ question: Question, isRight: Bool, at date: Date = .now) {
        var dates = dates
        dates[question.words] = isRight ? nil : date
        guard dates != self.dates else { return }
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? JSONEncoder().encode(dates).write(to: file, options: .atomic)
    }
}
