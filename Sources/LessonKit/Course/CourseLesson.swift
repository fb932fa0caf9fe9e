import Foundation

extension Course {
    /// A lesson as its folder tells it.
    struct Lesson {
        /// The folder's name: `02-subscribe`.
        let folder: String
        /// Its place in the course: 2.
        let number: Int
        /// What a learner types: `subscribe`.
        let name: String
        /// What Exercise.swift announces, by number.
        let exercises: [ExerciseSource]

        init?(folder url: URL) {
            folder = url.lastPathComponent
            guard let match = folder.wholeMatch(of: /([0-9]+)-(.+)/), let number = Int(match.1) else { return nil }
            self.number = number
            name = String(match.2)
            let source = Self.text(of: url.appendingPathComponent("Exercise.swift"))
            exercises = ExerciseSource.all(in: source).sorted { $0.number < $1.number }
        }

        /// Where the learner writes, as seen from the checkout.
        var exercisePath: String { "Lessons/\(folder)/Exercise.swift" }

        /// What its README.md says. Read anew each time.
        func text(_ checkout: Checkout) -> LessonText {
            LessonText(Self.text(of: checkout.root.appendingPathComponent("Lessons/\(folder)/README.md")))
        }

        /// Where its hints are, as seen from the checkout.
        var hintsPath: String { "Lessons/\(folder)/Hints.md" }

        /// The exercise of that number.
        ///
        /// - Throws: `UnknownName`, with the nearest ones.
        func exercise(_ wanted: String) throws(UnknownName) -> ExerciseSource {
            if let found = exercises.first(where: { $0.number == Int(wanted) }) { return found }
            let titles = exercises.map(\.title)
            let near = Nearest.names(to: wanted, in: titles)
            throw UnknownName(
                kind: "exercise", name: wanted, place: name,
                nearest: exercises.filter { near.contains($0.title) }.map(\.description),
                all: exercises.map { String($0.number) },
                advice: "They stand in \(exercisePath)"
                    + (exercises.first.map { ", each under a line like \($0.header)" } ?? "."))
        }

        /// The text of a file; empty where it cannot be read. Invalid bytes are replaced, for a learner's editor may write any.
        static func text(of file: URL) -> String {
            (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
    }
}
