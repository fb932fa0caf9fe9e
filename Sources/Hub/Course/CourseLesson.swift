import Foundation
import LessonKit

extension Course {
    /// A lesson as its folder has it.
    struct Lesson {
        /// The folder's name: `02-subscribe`.
        let folder: String
        /// Its place in the course: 2.
        let number: Int
        /// What a learner types: `subscribe`.
        let name: String
        /// What the lesson asks, by number. The lines are those of the learner's file, whatever has become of it.
        let exercises: [ExerciseSource]
        /// The learner's Exercise.swift; nil when it is missing.
        let written: ExerciseText?
        /// The exercises as they were before anyone wrote in them; nil when that file is missing.
        let untouched: ExerciseText?

        init?(folder url: URL) {
            folder = url.lastPathComponent
            guard let match = folder.wholeMatch(of: /([0-9]+)-(.+)/), let number = Int(match.1) else { return nil }
            self.number = number
            name = String(match.2)
            let written = SourceFile.read(url.appendingPathComponent("Exercise.swift"))
            let untouched = SourceFile.read(url.appendingPathComponent(".Exercise.swift"))
            self.written = written.map(ExerciseText.init)
            self.untouched = untouched == written ? self.written : untouched.map(ExerciseText.init)
            let asked = (self.untouched ?? self.written)?.exercises ?? []
            let own = self.written?.exercises ?? []
            exercises = asked.map { exercise in
                var exercise = exercise
                exercise.line = Self.headers(of: exercise, in: own, besides: asked).first?.line ?? 1
                return exercise
            }
            .sorted { $0.number < $1.number }
        }

        /// Where the learner writes, as seen from the checkout.
        var exercisePath: String { "Lessons/\(folder)/Exercise.swift" }

        /// Where the same text stands untouched.
        var untouchedPath: String { "Lessons/\(folder)/.Exercise.swift" }

        /// Where the check of one of its exercises is, as seen from the checkout.
        func checkPath(_ exercise: ExerciseSource) -> String { "Tests/ExerciseTests/\(name)/\(exercise.checkFile)" }

        /// Whether that file is there.
        func hasCheck(_ exercise: ExerciseSource, in checkout: Checkout) -> Bool {
            FileManager.default.fileExists(atPath: checkout.root.appendingPathComponent(checkPath(exercise)).path)
        }

        /// Where its hints are, as seen from the checkout.
        var hintsPath: String { "Lessons/\(folder)/Hints.md" }

        /// Where its solutions are, as seen from the checkout.
        var solutionPath: String { "Lessons/\(folder)/Solution.swift" }

        /// Its title and minutes, from its README.md. Read anew each time.
        func headline(_ checkout: Checkout) -> LessonHeadline {
            LessonHeadline(SourceFile.text(of: checkout.root.appendingPathComponent("Lessons/\(folder)/README.md")))
        }

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

        /// The exercise that a line of the learner's file belongs to.
        func exercise(atLine line: Int) -> ExerciseSource? {
            guard let header = written?.exercises.last(where: { $0.line <= line }) else { return nil }
            return exercises.first { headers(of: $0).contains(header) }
        }

        /// The headers of `exercise` in the learner's file: one, unless it was deleted or doubled.
        func headers(of exercise: ExerciseSource) -> [ExerciseSource] {
            Self.headers(of: exercise, in: written?.exercises ?? [], besides: exercises)
        }

        /// The learner's text of `exercise`, from its header to the next; nil if it cannot be found.
        func part(_ exercise: ExerciseSource) -> Substring? {
            let headers = headers(of: exercise)
            guard headers.count == 1, let written, let part = written.part(headers[0]) else { return nil }
            return written.text[part]
        }

        /// A header is known by its title. By its number, too, unless it has the title of another exercise.
        private static func headers(
            of exercise: ExerciseSource, in own: [ExerciseSource], besides all: [ExerciseSource]
        ) -> [ExerciseSource] {
            own.filter { header in
                header.title == exercise.title
                    || header.number == exercise.number && !all.contains { $0.title == header.title }
            }
        }
    }
}
