import Foundation

/// The minutes of the steps, in a lesson's README.md.
package enum StepMinutes {
    /// The text with the minutes that each step takes by its words and lines, where the notes say minutes.
    package static func written(into readme: String, main: String) -> String {
        let codes = StepSource.all(in: main)
        var lines = readme.sourceLines.map(String.init)
        let steps = LessonText(readme).steps
        guard steps.count == codes.count else { return readme }
        for (step, code) in zip(steps, codes) {
            let minutes = Pace(step: step, code: code.code ?? []).minutes
            let end = steps.first { $0.line > step.line }?.line ?? lines.count
            guard let said = step.minutes, said != minutes,
                let index = lines[step.line..<end].firstIndex(where: { $0.contains("<summary>Instructor · ") })
            else { continue }
            lines[index].replace(#/ [0-9]+ minutes?/#, with: " \(minutes) minutes")
        }
        return lines.joined(separator: "\n")
    }
}
