import Foundation

/// What the steps of a lesson did when they ran: the book and the pages on the web show it.
///
/// A lesson's program writes it as JSON: `--record FILE`.
package struct RecordedLesson: Codable, Equatable, Sendable {
    package let name: String
    package let steps: [RecordedStep]

    package init(name: String, steps: [RecordedStep]) { (self.name, self.steps) = (name, steps) }

    /// Reads what a lesson's program has written.
    package init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(RecordedLesson.self, from: Data(contentsOf: file))
    }

    /// Writes it into a new file.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try encoder.encode(self).write(to: file, options: .withoutOverwriting)
    }
}

/// What a step did when it ran.
package struct RecordedStep: Codable, Equatable, Sendable {
    package let title: String
    /// Nil where the run was left out.
    package let run: RecordedRun?
    /// Nil where the step has no variant, or its run was left out.
    package let variant: RecordedRun?

    package init(title: String, run: RecordedRun?, variant: RecordedRun? = nil) {
        (self.title, self.run, self.variant) = (title, run, variant)
    }
}

extension RecordedLesson {
    /// Runs the steps of a lesson, one after the other.
    ///
    /// - Parameter isVirtualOnly: Whether the steps on the real clock are left out: they take their time, and no two runs of
    ///   them are the same.
    init(_ script: LessonScript, isVirtualOnly: Bool) {
        name = script.name
        steps = script.entries.map { RecordedStep($0, isVirtualOnly: isVirtualOnly) }
    }
}

extension RecordedStep {
    init(_ entry: LessonScript.Entry, isVirtualOnly: Bool) {
        func record(_ step: Step) -> RecordedRun? {
            if isVirtualOnly, case .real = step.time { nil } else { RecordedRun(of: step) }
        }
        title = entry.step.title
        run = record(entry.step)
        variant = entry.step.varied.flatMap(record)
    }
}
