import Foundation
import LessonKit
import Platform

/// The Exercise.swift of every lesson, watched by polling: editors rename files, and a network drive sends no events.
struct LessonFiles {
    private let checkout: Checkout
    private var lessons: [Course.Lesson]
    private var folder: FileStamp?
    /// The folder that a lesson writes to when it was played by hand.
    private var played: FileStamp?
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
        played = FileStamp(PlayedLessons.folder(in: checkout.root).path)
        doubts = [:]
        stamps = [:]
        for lesson in lessons { stamps[lesson.name] = FileStamp(path(lesson)) }
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
