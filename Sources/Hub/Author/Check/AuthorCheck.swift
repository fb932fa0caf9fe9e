import LessonKit

/// `author check`: what is wrong with the texts, what has to be built, and what is still to come.
struct AuthorCheck {
    private let course: Course
    private let check: CourseCheck
    private let format: FormatCheck

    init(_ course: Course) {
        (self.course, check, format) = (course, CourseCheck(course), FormatCheck(course.checkout))
    }

    /// All texts of the course.
    func answer() -> Answer {
        let (wrong, toCome) = check.look()
        var all = wrong + format.problems(in: nil)
        all += check.changes(in: course.lessons, isAlone: all.isEmpty)
        guard all.isEmpty, toCome.isEmpty else { return list(all, toCome) }
        return Answer(blocks: [
            .prose("The texts of the course lack nothing. What has to be built, for each lesson that you changed:"),
            .command("swift run workbook author check lesson"),
        ])
    }

    /// The texts of a lesson and, where they are right as far as they go, what has to be built.
    ///
    /// - Parameters:
    ///   - found: What is known to be wrong.
    ///   - builds: Without it, nothing is built.
    func answer(
        of lesson: Course.Lesson, wrong found: [String] = [], builds: Bool = true,
        onProgress: @escaping (String) -> Void = { _ in }
    ) throws -> Answer {
        var (wrong, toCome) = check.look(at: lesson)
        wrong += found + check.linkProblems(in: "Lessons/\(lesson.folder)/")
        wrong += check.untouchedProblems(of: [lesson]) + format.problems(in: lesson)
        if !check.pages.contains(where: \.isDamaged) {
            wrong += GlossaryCheck(check, of: lesson).ofLessons
            // While something is to be written, the rows are not the last ones.
            if toCome.isEmpty { wrong += check.rowProblems } else { toCome += check.rowProblems }
        }
        wrong += check.changes(in: [lesson], isAlone: wrong.isEmpty)
        if builds, wrong.allSatisfy(Self.isComputed) {
            wrong += try LessonProof(lesson: lesson, checkout: course.checkout, onProgress: onProgress).problems()
        }
        guard wrong.isEmpty, toCome.isEmpty else { return list(wrong, toCome) }
        return Answer(blocks: [.prose("\(lesson.name) lacks nothing: its texts, its checks and its runs.")])
    }

    /// Whether a command writes what is missing. It keeps nothing from being built.
    private static func isComputed(_ problem: String) -> Bool {
        ["fix", "pages", "exercises"].contains { problem.contains("swift run workbook author \($0)") }
    }

    private func list(_ wrong: [String], _ toCome: [String]) -> Answer {
        var blocks = wrong.map(Self.block)
        if wrong.contains(where: { $0.contains("author fix") }) {
            blocks += [.gap, .prose("What is computed, such as minutes, tables and format, is written by:")]
            blocks += [.command("swift run workbook author fix")]
        }
        if !toCome.isEmpty {
            let isRight = wrong.isEmpty ? "What is there is right. " : ""
            blocks += (wrong.isEmpty ? [] : [.gap]) + [.prose("\(isRight)Still to come:")]
            blocks += Self.grouped(toCome).map(Self.block)
        }
        return Answer(blocks: blocks, status: Hub.Exit.notAllPassed)
    }

    /// What is to be written in a file is one sentence, with the first line.
    private static func grouped(_ toCome: [String]) -> [String] {
        let files = Dictionary(grouping: toCome.enumerated()) { _, problem in
            problem.contains(": to be written:") ? problem.prefix { $0 != ":" } : problem[...]
        }
        return files.values.sorted { $0[0].offset < $1[0].offset }.map { all in
            all[0].element + (all.count > 1 ? " (And \(all.count - 1) more in this file.)" : "")
        }
    }

    /// A sentence, and below it the lines that belong to it as they are.
    private static func block(_ problem: String) -> Block {
        let lines = problem.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.dropFirst().map(String.init)
        return .marked("- ", [.prose(String(lines.first ?? ""))] + (rest.isEmpty ? [] : [.code(rest)]))
    }
}
