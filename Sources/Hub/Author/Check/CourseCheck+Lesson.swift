import Foundation
import LessonKit

extension CourseCheck {
    /// What is wrong with the texts of one lesson, and what a whole lesson has, and it has not yet.
    func look(at lesson: Course.Lesson) -> (wrong: [String], toCome: [String]) {
        let folder = course.checkout.root.appendingPathComponent("Lessons/\(lesson.folder)")
        let (own, toCome) = LessonFolder.look(at: folder.path)
        var page: [String] = []
        if own.isEmpty, toCome.isEmpty {
            do throws(DamagedPage) {
                page = try ReadmePage(lesson, in: course.checkout).codeProblems
            } catch { page = ["\(error)"] }
        }
        return (own + page + beforeProblems(lesson) + checkProblems(lesson), toCome)
    }

    /// What a lesson needs comes before it.
    private func beforeProblems(_ lesson: Course.Lesson) -> [String] {
        guard let page = pages.first(where: { $0.lesson.folder == lesson.folder }), let before = page.text.before else {
            return []
        }
        let earlier = pages.prefix { $0.lesson.folder != lesson.folder }.map(\.lesson.name)
        return before.lessons.filter { !earlier.contains($0) }.map { name in
            let isLesson = course.lessons.contains { $0.name == name }
            return "\(page.path):\(before.line): "
                + (isLesson
                    ? "\(name) does not come before it in the course. Take it out, or: "
                        + "swift run workbook author move \(lesson.name) --after \(name)"
                    : "there is no lesson \(name). Before it come \(earlier.joined(separator: ", ")).")
        }
    }

    // A regex is parsed where its literal stands: once here. Nothing changes it.
    nonisolated(unsafe) private static let step = #/step: (?:\.variant\(of: )?"((?:[^"\\]|\\.)*)"/#

    /// Each exercise has a check of its file's name, and what a check names is there.
    private func checkProblems(_ lesson: Course.Lesson) -> [String] {
        let folder = "Tests/ExerciseTests/\(lesson.name)"
        let files = course.checkout.files(in: folder).filter { $0.hasSuffix(".swift") }.sorted()
        // What checks share has a name without a number.
        let checks = files.filter { $0.first?.isNumber == true }
        let exercises = lesson.exercises.map(\.source.file)
        let gone = lesson.exercises.filter { $0.written == nil }
        let lost = gone.map {
            "\($0.path) is missing, and \(UntouchedTexts.list) lists it. To have it back: "
                + "swift run workbook reset \(lesson.name) \($0.number). If it has another name, or went with its check: "
                + "swift run workbook author exercises"
        }
        let missing = exercises.filter { file in
            !checks.contains(file) && !gone.contains { $0.source.file == file }
        }.map { "\(folder)/\($0) is missing: the check of the exercise. Write it, or give its check this name." }
        let stray = checks.filter { !exercises.contains($0) }.map {
            "\(folder)/\($0): there is no exercise of this name in \(lesson.exercisesPath). "
                + "Give it the name of its exercise's file, or delete it."
        }
        let suites =
            checks.isEmpty || files.contains("Lesson.swift")
            ? [] : ["\(folder)/Lesson.swift is missing. It has:\n\(LessonTemplate.suite(of: lesson.name))"]
        let titles = (pages.first { $0.lesson.folder == lesson.folder }?.markdown ?? "").sourceLines
            .filter { $0.hasPrefix("## ") }.joined(separator: "\n")
        // Without its page a lesson has no steps, and that is said.
        guard !titles.isEmpty else { return lost + missing + stray + suites }
        let steps = files.flatMap { file -> [String] in
            let text = read("\(folder)/\(file)") ?? ""
            return text.matches(of: Self.step).flatMap { match in
                let named = String(match.1).replacing("\\\"", with: "\"")
                return LessonText.problems(steps: [named], of: lesson.name, in: titles).map {
                    "\(folder)/\(file):\(text[..<match.range.lowerBound].sourceLines.count): \($0)"
                }
            }
        }
        return lost + missing + stray + suites + steps
    }
}
