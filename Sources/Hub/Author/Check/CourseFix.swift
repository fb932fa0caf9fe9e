import Foundation
import LessonKit

/// Writes what is computed from the course, and needs no build.
struct CourseFix {
    private let course: Course

    init(_ course: Course) { self.course = course }

    /// - Returns: The course as it is then, and what was written.
    func write() throws -> (Course, [String]) {
        var written = try CourseOrder(course).write()
        let course = try Course(course.checkout)
        written += try course.lessons.flatMap { try minutes($0) }
        written += try plans(course)
        written += try rewrite(CoursePage.path) { CoursePage($0, course).mended }
        written += try rewrite(CourseMap.path) { CourseMap($0, course).mended }
        written += try rewrite(UntouchedTexts.list) { old in try untouched(course, old) }
        written += try rewrite(OperatorSheet.path) { _ in OperatorSheet.text(course) }
        return (course, written + FormatCheck(course.checkout).format(in: nil))
    }

    /// What is computed from one lesson alone, and its format.
    func write(_ lesson: Course.Lesson) throws -> [String] {
        try minutes(lesson) + plans(course) + rewrite(CoursePage.path) { CoursePage($0, course).mended }
            + rewrite(UntouchedTexts.list) { old in try untouched(course, old) }
            + FormatCheck(course.checkout).format(in: lesson)
    }

    private func plans(_ course: Course) throws -> [String] {
        try Plan.all(in: course.checkout).flatMap { plan in
            try rewrite(plan.path) { _ in PlanTimes(plan, course).mended }
        }
    }

    private func minutes(_ lesson: Course.Lesson) throws -> [String] {
        try rewrite("Lessons/\(lesson.folder)/README.md", LessonMinutes.written)
    }

    /// The list of the untouched texts. An exercise without its mark is somebody's answer: its line stays.
    private func untouched(_ course: Course, _ old: String) throws -> String {
        func path(_ line: Substring) -> Substring { line.drop { $0 != " " }.dropFirst() }
        let known = Dictionary(old.split(separator: "\n").map { (path($0), $0) }) { one, _ in one }
        return try course.untouchedList().list.split(separator: "\n").map { line in
            let text = SourceFile.text(of: course.checkout.root.appendingPathComponent(String(path(line))))
            let isAnswer = ExerciseFile.mark(in: text.sourceLines) == nil
            return (isAnswer ? known[path(line)] ?? line : line) + "\n"
        }.joined()
    }

    /// Writes a file that is there, if it changes.
    private func rewrite(_ path: String, _ change: (String) throws -> String) throws -> [String] {
        let file = course.checkout.root.appendingPathComponent(path)
        guard let old = SourceFile.read(file) else { return [] }
        let new = try change(old)
        guard new != old else { return [] }
        try Data(new.utf8).write(to: file, options: .atomic)
        return [path]
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
