import Foundation

extension Course {
    /// A lesson as its folder tells it.
    public struct Lesson: Sendable {
        /// The folder's name: `02-subscribe`.
        public let folder: String
        /// Its place in the course: 2.
        public let number: Int
        /// What a learner types: `subscribe`.
        public let name: String
        /// The heading of its README.md; the name where there is none.
        public let title: String
        /// The minutes its steps take in a class, added up from the instructor's notes.
        public let minutes: Int
        /// What Exercise.swift announces, by number.
        public let exercises: [Exercise]

        init?(folder url: URL) {
            folder = url.lastPathComponent
            guard let match = folder.wholeMatch(of: /([0-9]+)-(.+)/), let number = Int(match.1) else { return nil }
            self.number = number
            name = String(match.2)
            let readme = Self.text(of: url.appendingPathComponent("README.md"))
            title =
                readme.split(whereSeparator: \.isNewline).first { $0.hasPrefix("# ") }
                .map { $0.dropFirst(2).trimmingCharacters(in: .whitespaces) } ?? name
            minutes = readme.matches(of: /<summary>Instructor · ([0-9]+) minutes?/).compactMap { Int($0.1) }.reduce(0, +)
            exercises = Exercise.all(in: Self.text(of: url.appendingPathComponent("Exercise.swift")))
        }

        /// Where the learner writes, as seen from the checkout.
        public var exercisePath: String { "Lessons/\(folder)/Exercise.swift" }

        /// The exercise of that number.
        ///
        /// - Throws: `UnknownName`, with the nearest ones.
        public func exercise(_ wanted: String) throws(UnknownName) -> Exercise {
            if let found = exercises.first(where: { String($0.number) == wanted }) { return found }
            let lowered = wanted.lowercased()
            let near: [Exercise]
            if let number = Int(wanted) {
                near = exercises.sorted { abs($0.number - number) < abs($1.number - number) }.prefix(2).sorted {
                    $0.number < $1.number
                }
            } else {
                let titles = Nearest.names(to: lowered, in: exercises.map { $0.title.lowercased() })
                near = exercises.filter { titles.contains($0.title.lowercased()) }
            }
            throw UnknownName(
                kind: "exercise", name: wanted, place: name, nearest: near.map(\.description),
                all: exercises.map(\.description))
        }

        /// The text of a file; empty where it cannot be read. Invalid bytes are replaced, for a learner's editor may write any.
        static func text(of file: URL) -> String {
            (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
    }
}
