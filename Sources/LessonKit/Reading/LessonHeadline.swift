/// What the map says of a lesson: its title and how long it takes. It has this of every lesson, and so reads no more than
/// this of its README.md; `LessonText` reads all.
package struct LessonHeadline: Equatable {
    package private(set) var title = ""
    /// The minutes of all steps together.
    package private(set) var minutes = 0

    package init(_ markdown: String) {
        var isInStep = false
        for line in markdown.sourceLines {
            if title.isEmpty, line.hasPrefix("# ") {
                title = InlineText.plain(String(line.dropFirst(2)))
            } else if line.hasPrefix("## ") {
                if line == "## Exercises" { return }
                isInStep = true
            } else if isInStep, line.hasPrefix("<"), line.contains("<summary>"),
                let found = line.firstMatch(of: /([0-9]+) min/)?.1
            {
                minutes += Int(found) ?? 0
            }
        }
    }
}
