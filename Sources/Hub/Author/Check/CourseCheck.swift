import Foundation
import LessonKit
import Synchronization

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
        // What names a lesson that is missing is not wrong.
        guard course.missing.isEmpty else { return (course.list.problems + course.findings.map(\.sentence), []) }
        let lessons = looks
        let wrong = lessons.flatMap(\.wrong)
        // Of a file that is missing, a lesson says more.
        let places = course.findings.filter { place in !wrong.contains { $0.hasPrefix(place.text.dropLast()) } }
        return (
            course.list.problems + places.map(\.sentence) + wrong + tableProblems + linkProblems + frontPageProblems
                + GlossaryCheck(self).problems
                + NotesCheck(self).problems + untouchedProblems(of: course.lessons) + OperatorCheck(course).problems,
            lessons.flatMap(\.toCome)
        )
    }

    /// What is said of each lesson. They are looked at at the same time: that is half of the work.
    private var looks: [(wrong: [String], toCome: [String])] {
        let found = Mutex<[Int: ([String], [String])]>([:])
        DispatchQueue.concurrentPerform(iterations: pages.count) { index in
            let look = look(at: pages[index].lesson)
            found.withLock { $0[index] = look }
        }
        return found.withLock { found in pages.indices.compactMap { found[$0] } }
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
        rowProblems + Plan.all(in: course.checkout).flatMap { PlanCheck($0, course).all }
            + (read(CoursePage.path).map { CoursePage($0, course).problems } ?? [])
    }

    /// The rows alone. Both tables need the same lines of a lesson.
    var rowProblems: [String] {
        Set(LessonRows.paths.flatMap { path in read(path).map { LessonRows($0, of: path, course).problems } ?? [] })
            .sorted()
    }

    /// A reset brings back what the authors wrote.
    func untouchedProblems(of lessons: [Course.Lesson]) -> [String] {
        let paths = lessons.flatMap { lesson in lesson.exercises.filter { $0.written != nil }.map(\.path) }
        let list = read(UntouchedTexts.list)?.split(separator: "\n") ?? []
        guard !list.isEmpty, let now = UntouchedTexts(in: course.checkout.root).list(of: paths) else { return [] }
        let listed = Set(list)
        return now.split(separator: "\n").filter { !listed.contains($0) }.map { line in
            "\(line.drop { $0 != " " }.dropFirst()): this is not what a reset brings back. If a learner should find it so: "
                + "swift run workbook author exercises"
        }
    }
}
