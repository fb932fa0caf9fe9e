import LessonKit

extension Course.Lesson {
    /// A short name for the learner's text of `exercise`: two texts with the same one are the same, but for white space at
    /// the ends of lines. Where the exercise cannot be told from the others, the whole file stands for it.
    func digest(of exercise: ExerciseSource) -> String {
        Self.digest(part(exercise) ?? written?.text[...] ?? "")
    }

    /// Whether nobody has written in `exercise`.
    func isUntouched(_ exercise: ExerciseSource) -> Bool {
        guard let part = part(exercise), let untouched, let header = untouched.header(exercise),
            let original = untouched.part(header)
        else { return false }
        return part == untouched.text[original] || Self.digest(part) == Self.digest(untouched.text[original])
    }

    /// The header itself does not count: another number or kind asks nothing else of the learner.
    private static func digest(_ text: Substring) -> String {
        var lines = text.sourceLines.dropFirst().map { line in
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
