/// What the map says of a lesson: its title and how long it takes. It has this of every lesson, and so reads no more than
/// this of its README.md; `LessonText` reads all.
package struct LessonHeadline: Equatable {
    package private(set) var title = ""
    /// The minutes of all steps together, in a class that votes and talks.
    package private(set) var minutes = 0

    /// Those of somebody new, alone at the screen: two thirds, as it took who tried it.
    package var minutesAlone: Int { (minutes * 2 + 2) / 3 }

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
