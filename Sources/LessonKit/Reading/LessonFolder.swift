import Foundation

/// A lesson's folder, looked at without playing it.
public enum LessonFolder {
    /// The files that every lesson has.
    public static let files = [
        "README.md", "main.swift", "Hints.md", "Solution.swift",
    ]

    /// What is wrong in the lesson's folder at `path`: one sentence for each thing, with its file and line, and what to do.
    ///
    /// Empty when the lesson is whole: all its files, and no "TODO:" in them; a heading in README.md for each step of main.swift, in the same order, each
    /// with one question, an answer and the instructor's notes; six exercises or more, of every kind, each with three hints
    /// and a solution. What the code does is not looked at.
    public static func problems(at path: String) -> [String] {
        let (wrong, toCome) = look(at: path)
        return wrong + toCome
    }

    /// The problems in two parts: what is wrong, and what only a whole lesson has, which is still to come.
    package static func look(at path: String) -> (wrong: [String], toCome: [String]) {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        var texts: [String: String] = [:]
        var (problems, toCome): ([String], [String]) = ([], [])
        for name in files {
            let file = folder.appendingPathComponent(name)
            texts[name] = SourceFile.read(file)
            if texts[name] == nil {
                problems.append("\(shown(file)) is missing. A lesson has \(files.joined(separator: ", ")).")
            }
        }
        let exercises = ExerciseFile.all(in: folder)
        let written = exercises.map { ("\(ExerciseFile.folder)/\($0.exercise.file)", $0.text) }
        for (name, text) in files.map({ ($0, texts[$0] ?? "") }) + written {
            toCome += toWrite(text, shown(folder.appendingPathComponent(name)))
        }
        if let readme = texts["README.md"] {
            let text = LessonText.of(readme)
            let place = shown(folder.appendingPathComponent("README.md"))
            let check = ReadmeCheck(readme, text, place)
            (problems, toCome) = (problems + check.problems, toCome + check.toCome)
            problems += text.countProblems(exercises.count).map { "\(place):\($0)" }
            if let main = texts["main.swift"], PageText.of(readme).problems.isEmpty {
                problems += StepCheck(text, main: main, folder: folder).problems
            }
        }
        let check = ExerciseCheck(
            exercises, hints: texts["Hints.md"], solutions: texts["Solution.swift"], folder: folder)
        return (problems + check.problems, toCome + check.toCome)
    }

    /// Each TODO in the text at `place`, with its line.
    package static func toWrite(_ text: String, _ place: String) -> [String] {
        guard text.contains("TODO:") else { return [] }
        return text.sourceLines.enumerated().compactMap { index, line in
            line.firstRange(of: "TODO:").map { "\(place):\(index + 1): to be written:\(line[$0.upperBound...])" }
        }
    }

    /// The name a lesson is run by: its folder's without the number.
    package static func commandName(of folder: String) -> String {
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
