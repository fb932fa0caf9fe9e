import Foundation
import LessonKit

/// What was added to the course's folders, moved or deleted.
extension Course {
    /// What the course has lost and nobody can work without, and the folders it passes over. None in a checkout as it should be.
    var losses: [Finding] {
        missing.map(missing) + lessons.filter { $0.written == nil }.map(\.noExercises) + strange.map(strange)
    }

    /// The losses, and every other file of a lesson that is missing or does not belong to it.
    var findings: [Finding] { losses + lessons.flatMap(findings) }

    func missing(_ folder: String) -> Finding {
        Finding(
            kind: .trouble,
            text: "The lesson \(LessonFolder.commandName(of: folder)) is missing: no Lessons/\(folder).",
            advice: origin("Lessons/\(folder)").advice,
            command: origin("Lessons/\(folder)").command)
    }

    func strange(_ folder: String) -> Finding {
        Finding(
            kind: .note, text: "Lessons/\(folder) is no lesson, for Package.swift does not list it.",
            advice: "It is passed over.")
    }

    private func findings(_ lesson: Lesson) -> [Finding] {
        let folder = "Lessons/\(lesson.folder)"
        let checks = "Tests/ExerciseTests/\(lesson.name).swift"
        let needed = LessonFolder.files.filter { $0 != "Exercise.swift" }.map { "\(folder)/\($0)" } + [checks]
        let lost = needed.filter {
            !FileManager.default.fileExists(atPath: checkout.root.appendingPathComponent($0).path)
        }
        let unclear = lesson.written == nil ? [] : lesson.exercises.filter { lesson.headers(of: $0).count != 1 }
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: checkout.root.appendingPathComponent(folder).path)
        let strays = (names ?? []).filter {
            $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !LessonFolder.files.contains($0)
        }
        return lost.map { path in
            Finding(
                kind: .trouble, text: "\(path) is missing.", advice: origin(path).advice, command: origin(path).command)
        }
            + unclear.map(lesson.unclear)
            + strays.sorted().map { name in
                Finding(
                    kind: .note, text: "\(folder)/\(name) is not part of the lesson, and is not compiled.",
                    advice: "What should be checked has to stand in Exercise.swift.")
            }
    }

    /// Where a lost file is to be had.
    private func origin(_ path: String) -> (advice: String, command: String?) {
        FileManager.default.fileExists(atPath: checkout.root.appendingPathComponent(".git").path)
            ? ("If it was moved or renamed, move it back. If not, take it anew:", "git checkout -- \(path)")
            : ("If it was moved or renamed, move it back. If not, copy it from where you got this workbook.", nil)
    }
}

extension Course.Lesson {
    /// That there is no Exercise.swift.
    fileprivate var noExercises: Finding {
        Finding(
            kind: .trouble, text: "\(exercisePath) is missing.",
            advice: "If it was moved or renamed, move it back. If not, begin anew:",
            command: "swift run workbook reset \(name)")
    }

    /// Why `part(_:)` of an exercise is nil.
    func unclear(_ exercise: ExerciseSource) -> Finding {
        guard written != nil else { return noExercises }
        let lines = headers(of: exercise).map { String($0.line) }
        let wanted = (untouched?.header(exercise) ?? exercise).header
        return Finding(
            kind: .note,
            text: lines.isEmpty
                ? "\(exercisePath) has no line \"\(wanted)\" any more. So nobody knows where exercise \(exercise.number) begins."
                : "\(exercisePath) has the header of exercise \(exercise.number) more than once, in the lines "
                    + "\(lines.joined(separator: " and ")).",
            advice: "Mend that, or begin anew; your file is kept:", command: "swift run workbook reset \(name)")
    }
}
