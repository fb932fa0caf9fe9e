import Foundation
import LessonKit
import Platform

/// The Exercise.swift of every lesson, watched by looking: editors rename, and a network drive tells nobody anything.
struct LessonFiles {
    private let checkout: Checkout
    private var lessons: [Course.Lesson]
    private var folder: FileStamp?
    private var stamps: [String: FileStamp] = [:]
    /// How often a file was found gone or empty: an editor that saves may have it so for a moment.
    private var doubts: [String: Int] = [:]

    /// So many looks at a file that is gone or empty, before that is believed.
    static let patience = 6

    /// What was written between the reading of `course` and now is a change.
    init(_ course: Course) {
        checkout = course.checkout
        lessons = course.lessons
        look()
        for lesson in lessons where read(lesson)?.written != lesson.written { stamps[lesson.name] = nil }
    }

    private mutating func look() {
        folder = FileStamp(root)
        doubts = [:]
        stamps = [:]
        for lesson in lessons { stamps[lesson.name] = FileStamp(path(lesson)) }
    }

    /// What has changed since it was asked last.
    mutating func changes() -> WatchEvent? {
        if FileStamp(root) != folder {
            lessons = (try? Course(checkout))?.lessons ?? []
            look()
            return .course(lessons.map { WatchedLesson($0) })
        }
        let saved = lessons.filter { lesson in
            let stamp = FileStamp(path(lesson))
            guard stamp != stamps[lesson.name] else {
                doubts[lesson.name] = nil
                return false
            }
            if stamp == nil || stamp?.size == 0 {
                doubts[lesson.name, default: 0] += 1
                guard doubts[lesson.name, default: 0] >= Self.patience else { return false }
            }
            doubts[lesson.name] = nil
            stamps[lesson.name] = stamp
            return true
        }
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
