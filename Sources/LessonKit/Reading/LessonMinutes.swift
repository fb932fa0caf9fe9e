/// The minutes of a lesson, or of a part of it, in a class.
package struct LessonMinutes: Equatable, Sendable {
    /// Without talk, board and variants.
    package let brief: Int
    /// With them.
    package let full: Int

    init(_ steps: [(brief: Double, full: Double)]) {
        func sum(_ minutes: [Double]) -> Int { Int(minutes.reduce(0, +).rounded(.up)) }
        (brief, full) = (sum(steps.map(\.brief)), sum(steps.map(\.full)))
    }

    init(_ steps: [StepTime]) { self.init(steps.map { ($0.brief, $0.full) }) }
}

extension LessonMinutes: CustomStringConvertible {
    /// `35 to 63`
    package var description: String { brief == full ? "\(brief)" : "\(brief) to \(full)" }
}

extension LessonMinutes {
    /// A lesson's README.md with the minutes that each step takes, where its notes say some: `Instructor · 4.5 to 8 minutes`.
    package static func written(into readme: String) -> String {
        guard PageText.of(readme).problems.isEmpty else { return readme }
        var lines = readme.sourceLines.map(String.init)
        let steps = LessonText(readme).steps
        for (step, end) in zip(steps, steps.dropFirst().map(\.line) + [lines.count]) where step.said != nil {
            guard let index = lines[step.line..<end].firstIndex(where: { $0.contains("<summary>Instructor · ") })
            else { continue }
            lines[index].replace(#/ · [0-9][0-9. to]* minutes?/#, with: " · \(step.time) minutes")
        }
        return lines.joined(separator: "\n")
    }
}
