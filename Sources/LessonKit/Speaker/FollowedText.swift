import Foundation
import Platform

/// The text of the lesson on the projector. It is read again when its file changes.
struct FollowedText {
    /// The folder of all lessons.
    let lessons: URL
    /// Nil if it cannot be read.
    private(set) var text: LessonText?
    private var lesson: String?
    private var stamp: FileStamp?

    init(lessons: URL) { self.lessons = lessons }

    /// - Parameter lesson: The folder of a lesson: `02-subscribe`.
    mutating func read(_ lesson: String) {
        let file = lessons.appendingPathComponent(lesson).appendingPathComponent("README.md")
        let now = FileStamp(file.path)
        guard lesson != self.lesson || now != stamp else { return }
        (self.lesson, stamp) = (lesson, now)
        // The name comes out of a file. It names a folder here, and nothing else.
        let isName = !lesson.contains("/") && !lesson.hasPrefix(".")
        text = isName ? SourceFile.read(file).map(LessonText.init) : nil
    }
}
