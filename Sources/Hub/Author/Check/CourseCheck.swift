import Foundation
import LessonKit

/// All that is checked of the course's texts without a build: a sentence for each thing, with its file and line.
struct CourseCheck {
    let course: Course
    /// What each lesson's README.md says, in the order of the course.
    let pages: [Page]

    struct Page {
        let lesson: Course.Lesson
        let path: String
        let markdown: String
        let text: LessonText
    }

    init(_ course: Course) {
        self.course = course
        pages = course.lessons.map { lesson in
            let path = "Lessons/\(lesson.folder)/README.md"
            let markdown = SourceFile.text(of: course.checkout.root.appendingPathComponent(path))
            return Page(lesson: lesson, path: path, markdown: markdown, text: LessonText(markdown))
        }
    }

    /// What is wrong with the course, and what is still to come.
    func look() -> (wrong: [String], toCome: [String]) {
        let places = course.list.problems + course.findings.map(\.text)
        // What names a lesson that is missing is not wrong.
        guard course.missing.isEmpty else { return (places, []) }
        let lessons = pages.map { look(at: $0.lesson) }
        return (
            places + lessons.flatMap(\.wrong) + tableProblems + linkProblems + frontPageProblems
                + GlossaryCheck(self).problems
                + NotesCheck(self).problems + untouchedProblems + OperatorCheck(course).problems,
            lessons.flatMap(\.toCome)
        )
    }

    /// A text of the course; nil if there is none.
    func read(_ path: String) -> String? { SourceFile.read(course.checkout.root.appendingPathComponent(path)) }

    /// The front page is one that people read.
    private var frontPageProblems: [String] {
        let size = read(FrontPage.path)?.utf8.count ?? 0
        return size <= 8192
            ? []
            : [
                "\(FrontPage.path):1: it has \(size) bytes, and 8192 are read. A page in Lessons has room for the rest: "
                    + "Learning.md, Teaching.md or Writing.md."
            ]
    }

    // MARK: - The lists

    /// The rows of the tables say what the lessons say, and the minutes of the plans are those of the lessons.
    var tableProblems: [String] {
        let tables = LessonRows.paths.flatMap { path in
            read(path).map { LessonRows($0, of: path, course).problems } ?? []
        }
        // Both tables need the same lines of a lesson.
        return Set(tables).sorted() + Plan.all(in: course.checkout).flatMap { PlanCheck($0, course).all }
            + (read(CoursePage.path).map { CoursePage($0, course).problems } ?? [])
    }

    /// A reset brings back what the authors wrote.
    private var untouchedProblems: [String] {
        let paths = course.lessons.flatMap { lesson in lesson.exercises.filter { $0.written != nil }.map(\.path) }
        let list = read(UntouchedTexts.list)?.split(separator: "\n") ?? []
        guard !list.isEmpty, let now = UntouchedTexts(in: course.checkout.root).list(of: paths) else { return [] }
        let listed = Set(list)
        return now.split(separator: "\n").filter { !listed.contains($0) }.map { line in
            "\(line.drop { $0 != " " }.dropFirst()): this is not what a reset brings back. If a learner should find it so: "
                + "swift run workbook author exercises"
        }
    }
}
