/// The marks that git leaves in a file where it cannot merge.
enum ConflictMarks {
    private static let marks = (start: "<<<<<<< ", base: "||||||| ", middle: "=======", end: ">>>>>>> ")

    /// The line of the first one; nil where there is none.
    static func line(in text: String) -> Int? {
        guard text.contains("\n\(marks.end)"), text.contains("\n\(marks.middle)") else { return nil }
        return text.sourceLines.firstIndex { $0.hasPrefix(marks.start) }.map { $0 + 1 }
    }

    /// The text as either side has it: the text itself where there are no marks.
    static func sides(of text: String) -> [String] {
        line(in: text) == nil ? [text] : [side(of: text, isFirst: true), side(of: text, isFirst: false)]
    }

    private static func side(of text: String, isFirst: Bool) -> String {
        var isSeen = true
        return text.sourceLines.filter { line in
            if line.hasPrefix(marks.start) {
                isSeen = isFirst
            } else if line.hasPrefix(marks.base) {
                isSeen = false
            } else if line.prefix(8) == marks.middle {
                isSeen = !isFirst
            } else if line.hasPrefix(marks.end) {
                isSeen = true
            } else {
                return isSeen
            }
            return false
        }.joined(separator: "\n")
    }
}
