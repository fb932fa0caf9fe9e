import Foundation
import LessonKit

extension Course {
    /// A lesson as its folder has it.
    struct Lesson: Equatable {
        /// The folder's name: `02-subscribe`.
        let folder: String
        /// Its place in the course: 2.
        let number: Int
        /// What a learner types: `subscribe`.
        let name: String
        /// Its exercises, by number.
        let exercises: [Exercise]

        /// - Parameter number: Its place in the course; nil where the folder's name has it.
        /// - Returns: nil if the folder's name is not that of a lesson.
        init?(_ folder: String, number: Int? = nil, in checkout: Checkout, _ untouched: UntouchedTexts? = nil) {
            self.folder = folder
            guard let match = folder.wholeMatch(of: /([0-9]+)-(.+)/), let own = Int(match.1) else { return nil }
            self.number = number ?? own
            name = String(match.2)
            exercises = Self.exercises(
                of: name, in: "Lessons/\(folder)/\(ExerciseFile.folder)", checkout,
                untouched ?? UntouchedTexts(in: checkout.root))
        }

        /// The files that the course lists, and the others that have a check of the same name.
        private static func exercises(
            of lesson: String, in folder: String, _ checkout: Checkout, _ untouched: UntouchedTexts
        ) -> [Exercise] {
            let listed = untouched.files(in: folder)
            let checked = checkout.files(in: "Tests/ExerciseTests/\(lesson)")
            let others = checkout.files(in: folder).filter { listed.isEmpty || checked.contains($0) }
            return Set(listed + others.map { "\(folder)/\($0)" }).sorted().compactMap { path in
                let written = checkout.read(path)
                let original = untouched.text(of: path)
                let name = path.split(separator: "/").last.map(String.init) ?? ""
                return ExerciseSource(file: name, text: original ?? written ?? "").map {
                    Exercise(source: $0, path: path, written: written, untouched: original)
                }
            }
        }

        /// Its folder, as seen from the checkout.
        var path: String { "Lessons/\(folder)" }

        /// Its page, as seen from the checkout.
        var pagePath: String { "\(path)/README.md" }

        /// The source of its program, as seen from the checkout.
        var mainPath: String { "\(path)/main.swift" }

        /// Where the learner writes, as seen from the checkout.
        var exercisesPath: String { "\(path)/\(ExerciseFile.folder)" }

        /// Where the check of one of its exercises is, as seen from the checkout.
        func checkPath(_ exercise: Exercise) -> String { "Tests/ExerciseTests/\(name)/\(exercise.source.file)" }

        /// Whether that file is there.
        func hasCheck(_ exercise: Exercise, in checkout: Checkout) -> Bool { checkout.has(checkPath(exercise)) }

        /// Where its hints are, as seen from the checkout.
        var hintsPath: String { "\(path)/Hints.md" }

        /// Where its solutions are, as seen from the checkout.
        var solutionPath: String { "\(path)/Solution.swift" }

        /// Its title and minutes, from its README.md. Read anew each time.
        func headline(_ checkout: Checkout) -> LessonHeadline {
            LessonHeadline.of(checkout.text(of: pagePath))
        }

        /// The exercise of that number.
        ///
        /// - Throws: `UnknownName`, with the nearest ones.
        func exercise(_ wanted: String) throws(UnknownName) -> Exercise {
            if let found = exercises.first(where: { $0.number == Int(wanted) }) { return found }
            let titles = exercises.map(\.title)
            let near = Nearest.names(to: wanted, in: titles)
            throw UnknownName(
                kind: "exercise", name: wanted, place: name,
                nearest: exercises.filter { near.contains($0.title) }.map(\.description),
                all: exercises.map { String($0.number) },
                advice: "They stand in \(exercisesPath)\(exercises.first.map { ": \($0.source.file) is one." } ?? ".")")
        }
    }
}
