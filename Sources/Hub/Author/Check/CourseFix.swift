import Foundation
import LessonKit

/// Writes what is computed from the course.
struct CourseFix {
    private let course: Course
    /// Writes the pages of lessons, and returns the paths of what has changed.
    private let pages: (Course, [Course.Lesson]) throws -> [String]
    private var checkout: Checkout { course.checkout }

    init(_ course: Course, pages: @escaping (Course, [Course.Lesson]) throws -> [String]) {
        (self.course, self.pages) = (course, pages)
    }

    init(_ course: Course, onProgress: @escaping (String) -> Void = { _ in }) {
        self.init(course) { course, lessons in
            try PageWriter(course: course, lessons: lessons, isAll: false, onProgress: onProgress).changed()
        }
    }

    /// All of it, with the pages whose code is another now.
    ///
    /// - Parameter lesson: Its page is written in any case.
    /// - Returns: The paths of what was written.
    func write(pageOf lesson: Course.Lesson? = nil) throws -> [String] {
        let order = try CourseOrder(course).write()
        let now = Self(try Course(checkout), pages: pages)
        let format = FormatCheck(checkout).format(in: nil)
        let old = try lesson.map { [try now.course.lesson($0.name)] } ?? CourseCheck(now.course).lessonsWithOldPages
        return try order + format + now.write(pagesOf: old, minutesOf: now.course.lessons)
            + checkout.rewrite(OperatorSheet.path) { _ in OperatorSheet.text(now.course) }
    }

    /// What is computed from one lesson alone, and its format.
    func write(_ lesson: Course.Lesson) throws -> [String] {
        let format = FormatCheck(checkout).format(in: lesson)
        let old = CourseCheck(course).lessonsWithOldPages.filter { $0 == lesson }
        return try format + write(pagesOf: old, minutesOf: [lesson])
    }

    /// The minutes count the code that a page shows, and the lists what the lessons say then. They are right even if a page cannot
    /// be written.
    private func write(pagesOf old: [Course.Lesson], minutesOf lessons: [Course.Lesson]) throws -> [String] {
        let texts = try lessons.flatMap(\.exercises).flatMap { try checkout.rewrite($0.path, ExerciseFile.wrapped) }
        let pages = Result { try old.isEmpty ? [] : self.pages(course, old) }
        let minutes = try lessons.flatMap { lesson in
            try checkout.rewrite(lesson.pagePath, LessonMinutes.written)
        }
        let plans = try Plan.all(in: checkout).flatMap { plan in
            try checkout.rewrite(plan.path) { _ in PlanTimes(plan, course).mended }
        }
        let lists =
            try LessonRows.write(course) + checkout.rewrite(CoursePage.path) { CoursePage($0, course).mended }
        return try texts + pages.get() + minutes + plans + lists + writeUntouched()
    }

    /// The list of the untouched texts, and Package.swift with the sum of their names.
    ///
    /// - Returns: The paths, and what has become of each text.
    func writeUntouched() throws -> [String] {
        let list = try checkout.rewrite(UntouchedTexts.list) { old in try untouched(old) }
        return list + (list.isEmpty ? [] : course.textChanges) + (try checkout.rewrite(CourseList.path, course.summed))
    }

    /// The list of the untouched texts. An exercise without its mark is somebody's answer: its line stays.
    private func untouched(_ old: String) throws -> String {
        func path(_ line: Substring) -> Substring { line.drop { $0 != " " }.dropFirst() }
        let known = Dictionary(old.split(separator: "\n").map { (path($0), $0) }) { one, _ in one }
        return try course.untouchedList().list.split(separator: "\n").map { line in
            let text = course.checkout.text(of: String(path(line)))
            let isAnswer = ExerciseFile.mark(in: text.sourceLines) == nil
            return (isAnswer ? known[path(line)] ?? line : line) + "\n"
        }.joined()
    }
}

extension Checkout {
    /// Writes a file that is there, if it changes.
    ///
    /// - Returns: Its path, if it was written.
    func rewrite(_ path: String, _ change: (String) throws -> String) throws -> [String] {
        guard let old = read(path) else { return [] }
        let new = try change(old)
        guard new != old else { return [] }
        try Data(new.utf8).write(to: root.appendingPathComponent(path), options: .atomic)
        return [path]
    }

    /// Writes a file that is not there, and its folder.
    ///
    /// - Returns: Its path.
    func create(_ path: String, _ text: String) throws -> String {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        return path
    }
}

extension Course {
    /// Package.swift with a sum of the exercises' names. SwiftPM keeps what it has read of a text, and so it sees a new file.
    func summed(_ package: String) -> String {
        let files = lessons.flatMap { lesson in
            let known = checkout.files(in: "Tests/ExerciseTests/\(lesson.name)") + [ExerciseFile.given]
            return checkout.files(in: lesson.exercisesPath).filter(known.contains).sorted().map {
                "\(lesson.name)/\($0)"
            }
        }
        return package.replacing(/(\/\/ Sum: )[0-9a-f]{8}/) { "\($0.1)\(CodeStamp.of(files))" }
    }
}

extension CourseCheck {
    /// The lessons whose page shows other code than main.swift has, and can be written.
    var lessonsWithOldPages: [Course.Lesson] {
        course.lessons.filter { lesson in
            (try? ReadmePage(lesson, in: course.checkout)).map { !$0.codeProblems.isEmpty } ?? false
        }
    }
}
