import Foundation
import LessonKit

/// What was added to the course's folders, moved or deleted.
extension Course {
    /// What the course has lost and nobody can work without, and the folders it passes over. None in a checkout as it should be.
    var losses: [Finding] {
        missing.map(missing) + lessons.flatMap { $0.missingExercises + $0.marked } + strange.map(strange)
    }

    /// The losses, and every other file of a lesson that is missing or does not belong to it.
    var findings: [Finding] { losses + lessons.flatMap(findings) }

    func missing(_ entry: CourseList.Entry) -> Finding {
        let near = Nearest.names(to: entry.folder, in: strange).first.map {
            " Is it Lessons/\($0)? Then give the folder or the line the other's name."
        }
        return Finding(
            kind: .trouble,
            text:
                "The lesson \(entry.name) is missing: \(entry.place) lists it, and there is no Lessons/\(entry.folder)."
                + (near ?? ""),
            advice: origin("Lessons/\(entry.folder)").advice,
            command: origin("Lessons/\(entry.folder)").command)
    }

    func strange(_ folder: String) -> Finding {
        Finding(
            kind: .note, text: "Lessons/\(folder) is no lesson, for Package.swift does not list it.",
            advice: "It is passed over. A lesson has a line in the list that begins at Package.swift:\(list.line ?? 1)."
        )
    }

    private func findings(_ lesson: Lesson) -> [Finding] {
        let folder = lesson.path
        let checks = "Tests/ExerciseTests/\(lesson.name)"
        let needed = LessonFolder.files.map { "\(folder)/\($0)" } + [checks]
        let lost = needed.filter { path in
            // The checks of a lesson may be one file.
            ![path, "\(path).swift"].contains {
                checkout.has($0)
            }
        }
        let own =
            LessonFolder.files.map { "\(folder)/\($0)" } + lesson.exercises.map(\.path)
            + ["\(lesson.exercisesPath)/\(ExerciseFile.given)"]
        let strays = [folder, lesson.exercisesPath].flatMap { place in
            checkout.files(in: place).filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.map { "\(place)/\($0)" }
        }
        .filter { !own.contains($0) }
        return lost.map { path in
            Finding(
                kind: .trouble, text: "\(path) is missing.", advice: origin(path).advice, command: origin(path).command)
        }
            + lesson.unreadable
            + strays.sorted().map { path in
                Finding(
                    kind: .note, text: "\(path) is not part of the lesson, and is not compiled.",
                    advice: "What should be checked has to stand in the file of its exercise.")
            }
    }

    /// Where a lost file is to be had.
    private func origin(_ path: String) -> (advice: String, command: String?) {
        checkout.hasHistory
            ? ("If it was moved or renamed, move it back. If not, take it anew:", "git checkout -- \(path)")
            : ("If it was moved or renamed, move it back. If not, copy it from where you got this workbook.", nil)
    }
}

extension Course.Lesson {
    /// The exercises in which git has left the marks of a conflict.
    fileprivate var marked: [Finding] {
        exercises.compactMap { exercise in
            guard let line = exercise.written.flatMap(ConflictMarks.line) else { return nil }
            return Finding(
                kind: .trouble, text: "\(exercise.path):\(line) has the marks of a conflict: git could not merge it.",
                advice: "To have your answer under the new text:", command: "swift run workbook update")
        }
    }

    /// The exercises with a text that no compiler can read, or with none.
    fileprivate var unreadable: [Finding] {
        exercises.compactMap { exercise in
            guard let written = exercise.written, !exercise.isUntouched else { return nil }
            let isEmpty = written.allSatisfy(\.isWhitespace)
            // So a text in another encoding is read.
            guard isEmpty || written.contains("\u{FFFD}") || written.contains("\0") else { return nil }
            return Finding(
                kind: .trouble, text: "\(exercise.path) is \(isEmpty ? "empty" : "not UTF-8").",
                advice: (isEmpty ? "" : "Have your editor save it as UTF-8. ") + "To begin anew; a copy is kept:",
                command: "swift run workbook reset \(name) \(exercise.number)")
        }
    }

    /// The exercises that have no file.
    fileprivate var missingExercises: [Finding] {
        exercises.filter { $0.written == nil }.map { exercise in
            Finding(
                kind: .trouble, text: "\(exercise.path) is missing.",
                advice: "If it was moved or renamed, move it back. If not, begin anew:",
                command: "swift run workbook reset \(name) \(exercise.number)")
        }
    }
}
