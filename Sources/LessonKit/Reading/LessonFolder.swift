import Foundation

/// A lesson's folder, looked at without playing it.
public enum LessonFolder {
    /// The files that every lesson has.
    public static let files = ["README.md", "main.swift", "Exercise.swift", "Hints.md", "Solution.swift"]

    /// What is wrong in the folder at `path`, each problem with its file and line; empty when nothing is.
    public static func problems(at path: String) -> [String] {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        var texts: [String: String] = [:]
        var problems: [String] = []
        for name in files {
            let file = folder.appendingPathComponent(name)
            texts[name] = try? String(contentsOf: file, encoding: .utf8)
            if texts[name] == nil { problems.append("\(shown(file)) is missing. A lesson has \(files.joined(separator: ", ")).") }
        }
        if let readme = texts["README.md"], let main = texts["main.swift"] {
            problems += told(readme: readme, main: main, folder: folder)
        }
        return problems
    }

    struct StepTitle { let title: String, line: Int }

    struct Places { let readme: String, main: String }

    private static func told(readme: String, main: String, folder: URL) -> [String] {
        let places = Places(
            readme: shown(folder.appendingPathComponent("README.md")),
            main: shown(folder.appendingPathComponent("main.swift")))
        let text = LessonText(readme)
        var problems = text.problems.map { "\(places.readme):\($0.line): \($0.text)" }
        if text.exercises == nil {
            problems.append("\(places.readme): no “## Exercises”, which must be the last heading.")
        }
        for step in text.steps {
            if step.answer.isEmpty {
                problems.append("\(places.readme):\(step.line): the step “\(step.title)” has no answer after its question.")
            }
            if step.minutes == nil || step.notes.isEmpty {
                problems.append(
                    "\(places.readme):\(step.line): the step “\(step.title)” has no instructor's notes with minutes: "
                        + "<details><summary>Instructor · 6 minutes</summary>.")
            }
        }
        let steps = StepSource.all(in: main)
        for step in steps where step.title == nil || step.code == nil {
            problems.append(
                "\(places.main):\(step.line): a Step is written Step(\"its title\") { stage in … }, the title as one plain string."
            )
        }
        for step in steps where step.code?.isEmpty == true {
            problems.append("\(places.main):\(step.line): the step “\(step.title ?? "")” has no code.")
        }
        let titles = steps.compactMap { step in step.title.map { StepTitle(title: $0, line: step.line) } }
        return problems + mismatches(text: text, steps: titles, places: places)
    }

    /// Where the headings of README.md and the steps of main.swift are not the same, in the same order.
    static func mismatches(text: LessonText, steps: [StepTitle], places: Places) -> [String] {
        let headings = text.steps.map(\.title)
        let titles = steps.map(\.title)
        var problems: [String] = []
        for heading in text.steps where !titles.contains(heading.title) {
            let near = Nearest.names(to: heading.title, in: titles.filter { !headings.contains($0) }).first
            let hint = near.map { " There, the nearest is “\($0)”." } ?? ""
            problems.append(
                "\(places.readme):\(heading.line): the heading “\(heading.title)” has no Step in \(places.main).\(hint)")
        }
        for step in steps where !headings.contains(step.title) {
            problems.append("\(places.main):\(step.line): the step “\(step.title)” has no heading in \(places.readme).")
        }
        guard problems.isEmpty else { return problems }
        if let index = zip(headings, titles).enumerated().first(where: { $1.0 != $1.1 })?.offset {
            let heading = text.steps[index]
            return [
                "\(places.readme):\(heading.line): step \(index + 1) is “\(heading.title)”, but \(places.main):\(steps[index].line) "
                    + "has “\(steps[index].title)” there. Put them in the same order."
            ]
        }
        guard titles.count == headings.count else {
            return ["\(places.main): a step stands here twice. Each heading in \(places.readme) has one Step."]
        }
        return []
    }

    /// The name a lesson is run by: its folder's without the number.
    static func commandName(of folder: String) -> String {
        guard let dash = folder.firstIndex(of: "-"), folder[..<dash].allSatisfy(\.isNumber) else { return folder }
        return String(folder[folder.index(after: dash)...])
    }

    /// `file` as seen from the top of the checkout.
    static func shown(_ file: URL) -> String {
        let parts = file.pathComponents
        guard let lessons = parts.lastIndex(of: "Lessons") else { return parts.suffix(2).joined(separator: "/") }
        return parts[lessons...].joined(separator: "/")
    }
}
