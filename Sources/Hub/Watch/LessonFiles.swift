import Foundation
import LessonKit
import Platform

/// The Exercise.swift of every lesson, watched.
struct LessonFiles {
    private let checkout: Checkout
    private var lessons: [Course.Lesson]
    private var folder: FileStamp?
    /// The folder that a lesson writes to when it was played by hand.
    private var played: FileStamp?
    private var files: [String: WatchedFile] = [:]

    /// What was written between the reading of `course` and now is a change.
    init(_ course: Course) {
        checkout = course.checkout
        lessons = course.lessons
        look()
        for lesson in lessons where read(lesson)?.written != lesson.written { files[lesson.name]?.forget() }
    }

    private mutating func look() {
        folder = FileStamp(root)
        played = FileStamp(PlayedLessons.folder(in: checkout.root).path)
        files = [:]
        for lesson in lessons { files[lesson.name] = WatchedFile(path(lesson)) }
    }

    /// What has changed since the last look.
    mutating func changes() -> WatchEvent? {
        let played = FileStamp(PlayedLessons.folder(in: checkout.root).path)
        if played != self.played {
            self.played = played
            return .playedByHand(PlayedLessons.names(in: checkout.root))
        }
        if FileStamp(root) != folder {
            lessons = (try? Course(checkout))?.lessons ?? []
            look()
            return .course(lessons.map { WatchedLesson($0) })
        }
        let saved = lessons.filter { files[$0.name]?.hasChanged() == true }
        return saved.isEmpty ? nil : .saved(saved.compactMap(read).map { WatchedLesson($0) })
    }

    private func read(_ lesson: Course.Lesson) -> Course.Lesson? {
        Course.Lesson(folder: checkout.root.appendingPathComponent("Lessons/\(lesson.folder)"))
    }

    private var root: String { checkout.root.appendingPathComponent("Lessons").path }
    private func path(_ lesson: Course.Lesson) -> String {
        checkout.root.appendingPathComponent(lesson.exercisePath).path
    }
}
