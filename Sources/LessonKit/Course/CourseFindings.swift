import Foundation

extension Course {
    /// What was added to the course's folders, moved or deleted: nothing in a checkout as it should be.
    var findings: [Finding] {
        missing.map { folder in
            Finding(
                kind: .trouble,
                text: "The lesson \(LessonFolder.commandName(of: folder)) is missing: no Lessons/\(folder).",
                advice: "Was it moved or renamed? Move it back. \(fromElsewhere("Lessons/\(folder)"))",
                command: gitCommand("Lessons/\(folder)"))
        }
            + lessons.flatMap(findings)
            + strange.map { folder in
                Finding(
                    kind: .note, text: "Lessons/\(folder) is not in Package.swift's list, so it is no lesson.",
                    advice: "It is passed over. Move it out of Lessons, if you have no use for it.")
            }
    }

    /// What is wrong with the files of `lesson`.
    func findings(_ lesson: Lesson) -> [Finding] {
        let folder = "Lessons/\(lesson.folder)"
        let names =
            (try? FileManager.default.contentsOfDirectory(atPath: checkout.root.appendingPathComponent(folder).path))
            ?? []
        var findings: [Finding] = []
        if !names.contains("Exercise.swift") {
            findings.append(
                Finding(
                    kind: .trouble, text: "\(folder)/Exercise.swift is missing.",
                    advice: "Was it moved or renamed? Move it back. Or begin anew:",
                    command: "swift run workbook reset \(lesson.name)"))
        }
        for name in LessonFolder.files where name != "Exercise.swift" && !names.contains(name) {
            findings.append(
                Finding(
                    kind: .trouble, text: "\(folder)/\(name) is missing.", advice: fromElsewhere("\(folder)/\(name)"),
                    command: gitCommand("\(folder)/\(name)")))
        }
        if names.contains("Exercise.swift") {
            for exercise in lesson.exercises where lesson.headers(of: exercise).count != 1 {
                findings.append(
                    Finding(
                        kind: .note, text: lesson.cannotTell(exercise),
                        advice: "Write that line again, or begin anew; your file is kept:",
                        command: "swift run workbook reset \(lesson.name)"))
            }
        }
        for name in names where name.hasSuffix(".swift") && !name.hasPrefix(".") && !LessonFolder.files.contains(name) {
            findings.append(
                Finding(
                    kind: .note, text: "\(folder)/\(name) is not part of the lesson, and is not compiled.",
                    advice: "Write in Exercise.swift what should be checked."))
        }
        return findings
    }

    private func fromElsewhere(_ path: String) -> String {
        gitCommand(path) == nil
            ? "Or copy it from where you got this workbook." : "Or bring it back as it was at first:"
    }

    private func gitCommand(_ path: String) -> String? {
        let isClone = FileManager.default.fileExists(atPath: checkout.root.appendingPathComponent(".git").path)
        return isClone ? "git checkout -- \(path)" : nil
    }
}
