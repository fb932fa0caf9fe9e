import Foundation
import LessonKit

extension CourseCheck {
    /// What is wrong with the texts of one lesson, and what a whole lesson has, and it has not yet.
    func look(at lesson: Course.Lesson) -> (wrong: [String], toCome: [String]) {
        let folder = course.checkout.root.appendingPathComponent(lesson.path)
        let (own, toCome) = LessonFolder.look(at: folder.path)
        var page: [String] = []
        if own.isEmpty, toCome.isEmpty {
            do throws(DamagedPage) {
                page = try ReadmePage(lesson, in: course.checkout).codeProblems
            } catch { page = ["\(error)"] }
        }
        return (own + page + beforeProblems(lesson) + checkProblems(lesson), toCome + checksToWrite(lesson))
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
                    : "there is no lesson \(name)."
                        + (Nearest.question(to: name, in: earlier)
                            ?? " Before it come \(earlier.joined(separator: ", "))."))
        }
    }

    private func lostChecks(_ lesson: Course.Lesson, _ folder: String) -> String {
        let all = "Tests/ExerciseTests"
        let others = course.checkout.files(in: all).filter { name in !course.lessons.contains { $0.name == name } }
        return "\(folder) is missing: the checks of the lesson. "
            + (Nearest.names(to: lesson.name, in: others).first.map { "Is it \(all)/\($0)? Then give that this name." }
                ?? "To have it back: git checkout -- \(folder)")
    }

    /// Each TODO in the checks of a lesson, with its line.
    private func checksToWrite(_ lesson: Course.Lesson) -> [String] {
        let folder = "Tests/ExerciseTests/\(lesson.name)"
        return course.checkout.files(in: folder).sorted().flatMap { file in
            LessonFolder.toWrite(read("\(folder)/\(file)") ?? "", "\(folder)/\(file)")
        }
    }

    // A regex is parsed where its literal stands: once here. Nothing changes it.
    nonisolated(unsafe) private static let step = #/step: (\.variant\(of: )?"((?:[^"\\]|\\.)*)"/#

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
        let unchecked = exercises.filter { file in
            !checks.contains(file) && !gone.contains { $0.source.file == file }
        }
        let missing =
            files.isEmpty && !unchecked.isEmpty
            ? [lostChecks(lesson, folder)]
            : unchecked.map {
                "\(folder)/\($0) is missing: the check of the exercise. Write it, or give its check this name."
            }
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
        let texts = files.map { (file: $0, text: read("\(folder)/\($0)") ?? "") }
        let shared = texts.filter { !checks.contains($0.file) }.map(\.text).joined()
        let shown = ShownSteps(
            main: read(lesson.mainPath) ?? "", solutions: read(lesson.solutionPath) ?? "",
            helpers: shared, lesson.exercises)
        let named = texts.flatMap { file, text -> [String] in
            text.matches(of: Self.step).flatMap { match -> [String] in
                let step = String(match.2).replacing("\\\"", with: "\"")
                var problems = LessonText.problems(steps: [step], of: lesson.name, in: titles)
                if let exercise = lesson.exercises.first(where: { $0.source.file == file }),
                    let problem = shown.problem(
                        step, isVariant: match.1 != nil, at: match.range.lowerBound, of: text, exercise)
                {
                    problems.append(problem)
                }
                return problems.map { "\(folder)/\(file):\(text[..<match.range.lowerBound].sourceLines.count): \($0)" }
            }
        }
        let helpers = shared + (read("\(lesson.exercisesPath)/\(ExerciseFile.given)") ?? "")
        let forms = texts.flatMap { file, text -> [String] in
            guard let exercise = lesson.exercises.first(where: { $0.source.file == file }),
                let asked = exercise.written,
                text.contains("Check(")
            else { return [] }
            let place = "\(folder)/\(file)"
            return CheckForm(exercise: exercise, asked: asked, text: text, place: place, helpers: helpers).problems
        }
        return lost + missing + stray + suites + named + forms
    }
}
