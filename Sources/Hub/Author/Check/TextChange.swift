import LessonKit

/// What became of the text of an exercise since it was listed.
struct TextChange {
    let path: String
    /// The first line that is another.
    let line: Int
    /// `3 lines went, from "What arrives?" on`
    let words: String

    /// - Returns: Nil where it is as it was listed, or somebody's answer.
    init?(_ exercise: Course.Exercise) {
        guard let written = exercise.written, !exercise.isUntouched,
            ExerciseFile.mark(in: written.sourceLines) != nil
        else { return nil }
        path = exercise.path
        guard let listed = exercise.untouched else {
            (line, words) = (1, "it is new")
            return
        }
        let (old, new) = (listed.sourceLines, written.sourceLines)
        var (went, came) = ([Substring](), [Substring]())
        // The removals come from the last one on.
        for change in new.difference(from: old) {
            switch change {
            case .remove(_, let line, _): went.insert(line, at: 0)
            case .insert(_, let line, _): came.append(line)
            }
        }
        line = zip(old, new).prefix { $0 == $1 }.count + 1
        words = [Self.told(went, "went"), Self.told(came, "came")].compactMap(\.self).joined(separator: "; ")
    }

    private static func told(_ lines: [Substring], _ verb: String) -> String? {
        let first = lines.lazy.map { $0.trimmingPrefix("//").drop { $0 == " " } }.first { !$0.isEmpty } ?? ""
        return lines.isEmpty
            ? nil : "\(lines.count.of("line")) \(verb), \(lines.count > 1 ? "the first " : "")\"\(first)\""
    }
}
