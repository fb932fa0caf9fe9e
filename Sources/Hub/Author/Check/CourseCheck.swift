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
        var text: LessonText { LessonText.of(markdown) }
        /// Whether a marker in it is damaged. Until it is mended, its words are read as something else.
        var isDamaged: Bool { !PageText.of(markdown).problems.isEmpty }
    }

    init(_ course: Course) {
        self.course = course
        pages = course.lessons.map { lesson in
            let path = lesson.pagePath
            let markdown = course.checkout.text(of: path)
            return Page(lesson: lesson, path: path, markdown: markdown)
        }
    }

    /// What is wrong with the course, and what is still to come.
    func look() -> (wrong: [String], toCome: [String]) {
        // What names a lesson that is missing is not wrong.
        guard course.missing.isEmpty else { return (course.list.problems + course.findings.map(\.sentence), []) }
        let isReadable = !pages.contains(where: \.isDamaged)
        let parts: [@Sendable () -> (wrong: [String], toCome: [String])] =
            pages.map { page in { @Sendable in look(at: page.lesson) } } + [{ (linkProblems(), []) }]
            + (isReadable ? [{ (tableProblems, []) }, { (GlossaryCheck(self).problems, []) }] : [])
        let looks = Self.together(parts)
        let lessons = looks.prefix(pages.count).flatMap(\.wrong)
        // Of a file that is missing, a lesson says more.
        let places = course.findings.filter { place in !lessons.contains { $0.hasPrefix(place.text.dropLast()) } }
        return (
            course.list.problems + places.map(\.sentence) + looks.flatMap(\.wrong) + frontPageProblems
                + untouchedProblems(of: course.lessons)
                + (isReadable ? NotesCheck(self).problems + OperatorCheck(course).problems : []),
            looks.flatMap(\.toCome)
        )
    }

    /// What the parts return, in their order. They are done at the same time.
    private static func together<Found: Sendable>(_ parts: [@Sendable () -> Found]) -> [Found] {
        let found = Mutex<[Int: Found]>([:])
        DispatchQueue.concurrentPerform(iterations: parts.count) { index in
            let one = parts[index]()
            found.withLock { $0[index] = one }
        }
        return found.withLock { found in parts.indices.compactMap { found[$0] } }
    }

    /// A text of the course; nil if there is none.
    func read(_ path: String) -> String? { course.checkout.read(path) }

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

    /// Each exercise is delivered with its mark, and SwiftPM sees it.
    func untouchedProblems(of lessons: [Course.Lesson]) -> [String] {
        lessons.flatMap(\.exercises).compactMap(Self.solved) + sumProblems
    }

    /// The exercises of which a reset brings back another text. Beside other faults they are one line.
    func changes(in lessons: [Course.Lesson], isAlone: Bool) -> [String] {
        guard !UntouchedTexts(in: course.checkout.root).isEmpty else { return [] }
        let changes = lessons.flatMap(\.exercises).compactMap { TextChange($0) }
        guard !isAlone, !changes.isEmpty else {
            return changes.map {
                "\($0.path):\($0.line): this is not what a reset brings back: \($0.words). If a learner should find it so: "
                    + "swift run workbook author exercises"
            }
        }
        let all = changes.map { "\($0.path):\($0.line)" }.joined(separator: ", ")
        return ["Last, when nothing else is wrong: a reset brings back another text of \(all)."]
    }

    /// What to say of an exercise that is not delivered with its mark; nil of all others.
    static func solved(_ exercise: Course.Exercise) -> String? {
        guard let lines = exercise.written?.sourceLines, ExerciseFile.mark(in: lines) == nil else { return nil }
        let line = ExerciseFile.function(in: lines)
        return
            "\(exercise.path):\(line): an answer stands here, and no throw ToDo(). Write that in its place, or in a function that "
            + "is given \"try toDo()  // delete this line when you start\" as the first line."
    }

    private var sumProblems: [String] {
        let package = read(CourseList.path) ?? ""
        let same = zip(package.utf8, course.summed(package).utf8).prefix { $0 == $1 }.count
        guard same < package.utf8.count else { return [] }
        let line = package.utf8.prefix(same).count { $0 == UInt8(ascii: "\n") } + 1
        return [
            "\(CourseList.path):\(line): the sum of the exercises' names is another now. Until it is written, SwiftPM does not see "
                + "a new file: swift run workbook author fix"
        ]
    }
}
