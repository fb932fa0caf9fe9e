import Foundation
import Platform

/// The text and the code of the lesson on the projector. They are read again when their files change.
struct FollowedText {
    /// The folder of all lessons.
    let lessons: URL
    /// Nil if it cannot be read.
    private(set) var text: LessonText?
    private(set) var steps: [StepSource] = []
    /// The answers to the exercises of its class.
    private(set) var keys: [ExerciseKey] = []
    private var lesson: String?
    private var stamps: [FileStamp?] = []

    init(lessons: URL) { self.lessons = lessons }

    /// - Parameter lesson: The folder of a lesson: `02-subscribe`.
    mutating func read(_ lesson: String) {
        let folder = lessons.appendingPathComponent(lesson)
        let files = ["README.md", "main.swift", "Solution.swift"].map(folder.appendingPathComponent)
        let now = files.map { FileStamp($0.path) }
        guard lesson != self.lesson || now != stamps else { return }
        (self.lesson, stamps) = (lesson, now)
        // The name comes out of a file. It names a folder here, and nothing else.
        let isName = !lesson.contains("/") && !lesson.hasPrefix(".")
        text = isName ? SourceFile.read(files[0]).map(LessonText.init) : nil
        steps = isName ? StepSource.all(in: SourceFile.text(of: files[1])) : []
        keys = isName ? ExerciseKey.ofClass(in: folder) : []
    }
}
