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
    /// Where one writes by mistake: checks, solutions, the lessons' programs, copies beside the exercises, and the workbook's own.
    private var others: [String: WatchedFile] = [:]
    /// How often changes were asked for. The others are many, and are looked at in each tenth.
    private var looks = 0
    /// The folders of the exercises, as they were at the last look, and when copies in them were last looked for.
    private var folders: (seen: [FileStamp?], listed: [FileStamp?]) = ([], [])

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
                [lesson.solutionPath, lesson.mainPath] + lesson.exercises.map(lesson.checkPath)
            } + copies + sources)
        folders = (folderStamps, folderStamps)
    }

    private var folderStamps: [FileStamp?] {
        lessons.map { FileStamp(checkout.root.appendingPathComponent($0.exercisesPath).path) }
    }

    /// The files beside the exercises, but for those that an editor has there for itself.
    private var copies: [String] {
        lessons.flatMap { lesson in
            checkout.files(in: lesson.exercisesPath)
                .filter { $0.contains(".") && !$0.hasPrefix(".") && !$0.hasPrefix("#") && !$0.hasSuffix("~") }
                .map { "\(lesson.exercisesPath)/\($0)" }
                .filter { path in !lesson.exercises.contains { $0.path == path } }
        }
    }

    private var sources: [String] {
        let folder = checkout.root.appendingPathComponent("Sources").path
        return ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(".swift") }.map { "Sources/\($0)" }
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
            return .course(lessons)
        }
        let changed = Set(files.keys.filter { files[$0]?.hasChanged() == true })
        let saved = lessons.filter { lesson in lesson.exercises.contains { changed.contains($0.path) } }
        if !saved.isEmpty { return .saved(saved.compactMap(read)) }
        looks += 1
        guard looks % 10 == 0 else { return nil }
        let other = others.keys.filter { others[$0]?.hasChanged() == true && others[$0]?.isThere == true }.min()
        return (other ?? newCopy()).map { .savedElsewhere($0) }
    }

    /// A file that has come to stand beside the exercises, and stays: an editor that saves has one there for a moment.
    private mutating func newCopy() -> String? {
        let now = folderStamps
        defer { folders.seen = now }
        guard now == folders.seen, now != folders.listed else { return nil }
        folders.listed = now
        let new = watched(copies.filter { others[$0] == nil })
        others.merge(new) { $1 }
        return new.keys.min()
    }

    private func read(_ lesson: Course.Lesson) -> Course.Lesson? {
        Course.Lesson(lesson.folder, in: checkout)
    }

    private var root: String { checkout.root.appendingPathComponent("Lessons").path }
}
