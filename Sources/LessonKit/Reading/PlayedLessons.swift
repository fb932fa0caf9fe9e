import Foundation

/// The lessons that were played to their end, each as an empty file in the checkout: `.workbook/played/subscribe`.
///
/// A lesson is a program of its own, so it tells the hub in this way.
package enum PlayedLessons {
    /// Where the files are.
    package static func folder(in root: URL) -> URL { root.appendingPathComponent(".workbook/played") }

    /// The commands of the lessons.
    package static func names(in root: URL) -> Set<String> {
        Set((try? FileManager.default.contentsOfDirectory(atPath: folder(in: root).path)) ?? [])
    }

    /// When a lesson was first played to its end; nil if it was not.
    package static func date(of lesson: String, in root: URL) -> Date? {
        let file = folder(in: root).appendingPathComponent(lesson)
        return try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }

    /// The checkout that the lesson with this main.swift is in.
    static func root(of mainFile: String) -> URL {
        let lesson = URL(fileURLWithPath: mainFile).deletingLastPathComponent()
        return lesson.deletingLastPathComponent().deletingLastPathComponent()
    }

    /// Remembers the lesson whose main.swift is `mainFile`. If that is not in a course, or nothing can be written, it does nothing.
    static func record(mainFile: String) {
        let lesson = URL(fileURLWithPath: mainFile).deletingLastPathComponent()
        let lessons = lesson.deletingLastPathComponent()
        guard lessons.lastPathComponent == "Lessons" else { return }
        let folder = folder(in: root(of: mainFile))
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(LessonFolder.commandName(of: lesson.lastPathComponent))
        if !FileManager.default.fileExists(atPath: file.path) { try? Data().write(to: file) }
    }
}
