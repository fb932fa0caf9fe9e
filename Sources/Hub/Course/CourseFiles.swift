import Foundation
import LessonKit

/// An exercise that is named by its file, as an editor does it.
extension Course {
    /// Whether a word is the name of a file, and not of a lesson.
    static func isFile(_ word: String) -> Bool { !URL(fileURLWithPath: word).pathExtension.isEmpty }

    /// The exercise in the file at `path`, or the one that is checked there. The path is seen from `folder` or from the checkout,
    /// and may end with a line: `Exercises/03-word-by-word.swift:12`.
    ///
    /// - Throws: `UnknownName`, which says what else the file is.
    func exercise(inFile path: String, from folder: URL) throws(UnknownName) -> (Lesson, Exercise) {
        let path = path.replacing(/(:[0-9]+)+$/, with: "")
        let places = [folder, checkout.root].map { checkout.relative(path, from: $0) }
        for place in places {
            for lesson in lessons {
                let found = lesson.exercises.first { [$0.path, lesson.checkPath($0)].contains(place) }
                if let found { return (lesson, found) }
            }
        }
        let present = places.first {
            FileManager.default.fileExists(atPath: URL(fileURLWithPath: $0, relativeTo: checkout.root).path)
        }
        guard let present else { throw noFile(path) }
        throw noExercise(present)
    }

    private func noFile(_ path: String) -> UnknownName {
        let exercises = lessons.flatMap(\.exercises)
        let last = path.split(separator: "/").last.map(String.init) ?? path
        let near = Nearest.names(to: last, in: exercises.map(\.source.file))
        return UnknownName(
            kind: "file", name: path, nearest: exercises.filter { near.contains($0.source.file) }.map(\.path), all: [],
            advice: "An exercise is a file in the folder \(ExerciseFile.folder) of its lesson.")
    }

    /// A file that is there and is something else.
    private func noExercise(_ path: String) -> UnknownName {
        func finding(_ text: String, _ advice: String, _ command: String) -> UnknownName {
            UnknownName(Finding(kind: .note, text: text, advice: advice, command: command))
        }
        if path.hasPrefix("\(SketchFile.folder)/"), let sketch = try? SketchFile(path, in: checkout) {
            return finding("\(path) is a sketch.", "To run it:", "swift run workbook sketch \(sketch.name)")
        }
        let lesson = lessons.first { lesson in
            ["Lessons/\(lesson.folder)/", "Tests/ExerciseTests/\(lesson.name)/"].contains { path.hasPrefix($0) }
        }
        guard let lesson else {
            return finding("\(path) is no exercise.", "The map names the lessons:", "swift run workbook map")
        }
        return finding(
            "\(path) is no exercise. Those of \(lesson.name) are in \(lesson.exercisesPath).", "To check them all:",
            "swift run workbook check \(lesson.name)")
    }
}
