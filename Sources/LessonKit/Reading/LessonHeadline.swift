/// What the map says of a lesson: its title and how long it takes. It has this of every lesson, and so reads no more than
/// this of its README.md; `LessonText` reads all.
package struct LessonHeadline: Equatable {
    package private(set) var title = ""
    /// With the introduction and the recap, in a class.
    package private(set) var minutes = LessonMinutes([StepTime]())
    /// The same of the steps that a class in a hurry keeps.
    package private(set) var core = LessonMinutes([StepTime]())

    /// Those of somebody new, alone at the screen: two thirds, as it took who tried it.
    package var minutesAlone: Int { (minutes.brief * 2 + 2) / 3 }

    package static let of = Memo { LessonHeadline($0) }

    package init(_ markdown: String) {
        let lines = markdown.sourceLines
        let intro = lines.prefix { !$0.hasPrefix("## ") }
        title = intro.first { $0.hasPrefix("# ") }.map { InlineText.plain(String($0.dropFirst(2))) } ?? ""
        let steps = lines[intro.endIndex...].prefix { $0 != "## Exercises" }.compactMap(Self.step)
        guard !steps.isEmpty else { return }
        let recap = lines.drop { $0 != "## Recap" }.prefix { $0 != "## Exercises" }
        let others = LessonText((intro + recap).joined(separator: "\n")).pages.map { ($0.time.brief, $0.time.full) }
        minutes = LessonMinutes(others + steps.map { ($0.brief, $0.full) })
        core = LessonMinutes(others + steps.filter { !$0.isMore }.map { ($0.brief, $0.full) })
    }

    // A regex is parsed where its literal stands: once here. Nothing changes it.
    nonisolated(unsafe) private static let minutes = /([0-9.]+)(?: to ([0-9.]+))? min/

    /// The minutes of a step, from the line that says them.
    private static func step(_ line: Substring) -> (brief: Double, full: Double, isMore: Bool)? {
        guard line.hasPrefix("<"), line.contains("<summary>"), let said = line.firstMatch(of: minutes),
            let brief = Double(said.1)
        else { return nil }
        return (brief, said.2.flatMap { Double($0) } ?? brief, line.contains(" · more<"))
    }
}
