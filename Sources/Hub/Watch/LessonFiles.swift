import Foundation
import LessonKit
import Platform

/// The exercises of every lesson, watched.
struct LessonFiles {
    private let checkout: Checkout
    private let plan: Plan?
    private var lessons: [Course.Lesson]
    private var folder: FileStamp?
    /// The folder that a lesson writes to when it was played by hand.
    private var played: FileStamp?
    private var files: [String: WatchedFile] = [:]
    /// Where one writes by mistake: checks, solutions, and the lessons' programs.
    private var others: [String: WatchedFile] = [:]

    /// What was written between the reading of `course` and now is a change.
    init(_ course: Course) {
        (checkout, plan) = (course.checkout, course.plan)
        lessons = course.lessons
        look()
        for lesson in lessons where read(lesson) != lesson {
            for exercise in lesson.exercises { files[exercise.path]?.forget() }
        }
    }

    private mutating func look() {
        folder = FileStamp(root)
        played = FileStamp(PlayedLessons.folder(in: checkout.root).path)
        files = watched(lessons.flatMap(\.exercises).map(\.path))
        others = watched(
            lessons.flatMap { lesson in
                [lesson.solutionPath, "Lessons/\(lesson.folder)/main.swift"] + lesson.exercises.map(lesson.checkPath)
            })
    }

    private func watched(_ paths: [String]) -> [String: WatchedFile] {
        Dictionary(uniqueKeysWithValues: paths.map { ($0, WatchedFile(checkout.root.appendingPathComponent($0).path)) })
    }

    /// What has changed since the last look.
    mutating func changes() -> WatchEvent? {
        let played = FileStamp(PlayedLessons.folder(in: checkout.root).path)
        if played != self.played {
            self.played = played
            return .playedByHand(PlayedLessons.names(in: checkout.root))
        }
        if FileStamp(root) != folder {
            lessons = (try? Course(checkout))?.following(plan).lessons ?? []
            look()
            return .course(lessons.map { WatchedLesson($0) })
        }
        let changed = Set(files.keys.filter { files[$0]?.hasChanged() == true })
        let saved = lessons.filter { lesson in lesson.exercises.contains { changed.contains($0.path) } }
        if !saved.isEmpty { return .saved(saved.compactMap(read).map { WatchedLesson($0) }) }
        let other = others.keys.filter { others[$0]?.hasChanged() == true }.min()
        return other.map { .savedElsewhere($0) }
    }

    private func read(_ lesson: Course.Lesson) -> Course.Lesson? {
        Course.Lesson(lesson.folder, in: checkout)
    }

    private var root: String { checkout.root.appendingPathComponent("Lessons").path }
}
