import Foundation
import LessonKit

extension Course {
    /// An exercise as its file is.
    struct Exercise: Equatable, CustomStringConvertible {
        /// What the course asks, whatever has become of the file.
        let source: ExerciseSource
        /// The learner's file, as seen from the checkout: `Lessons/02-subscribe/Exercises/03-word-by-word.swift`.
        let path: String
        /// The learner's text; nil where the file is missing.
        let written: String?
        /// The text that came with the course; nil where no copy of it is left.
        let untouched: String?

        var number: Int { source.number }
        var title: String { source.title }
        var kind: String { source.kind }
        var setting: ExerciseSource.Setting? { source.setting }
        /// `3 · A late fan`
        var description: String { source.description }

        /// Whether nobody has written in it.
        var isUntouched: Bool {
            guard let written, let untouched else { return false }
            return written == untouched || Self.digest(written) == Self.digest(untouched)
        }

        /// A short name for the learner's text: two texts with the same one are the same, but for white space at the ends of
        /// lines.
        var digest: String { Self.digest(written ?? "") }

        /// The line to write in, and the mark of an exercise that was not begun.
        var place: SourcePlace { SourcePlace(path, line: WrittenExercise(self)?.line ?? 1) }

        private static func digest(_ text: String) -> String {
            var lines = text.sourceLines.map { line in
                line[..<(line.lastIndex { !$0.isWhitespace }.map(line.index(after:)) ?? line.startIndex)]
            }
            while lines.last?.isEmpty == true { lines.removeLast() }
            // FNV-1a: it is the same in every run, as a Hasher's is not.
            let hash = lines.joined(separator: "\n").utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
                ($0 ^ UInt64($1)) &* 0x100_0000_01b3
            }
            return String(hash, radix: 16)
        }
    }
}
