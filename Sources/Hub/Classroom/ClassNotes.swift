import LessonKit

extension Classroom {
    /// What the table cannot show of the files that are in it.
    var notes: [String] {
        var notes: [String] = []
        let missing = learners.filter { $0.missing > 0 }.map { "\($0.name) \(exercises.count - $0.missing)" }
        if !missing.isEmpty {
            notes.append(
                "Of the \(exercises.count) exercises, these files do not have all: \(missing.joined(separator: ", ")). "
                    + "The rest is \"?\". Without a lesson, a check takes all: swift run workbook check --json")
        }
        let strange = learners.filter { $0.strange > 0 }.map { "\($0.name) \($0.strange)" }
        if !strange.isEmpty {
            notes.append(
                "Not counted, for this workbook does not have them, are exercises of: \(strange.joined(separator: ", ")). "
                    + "If theirs is newer, update this one: swift run workbook update")
        }
        return notes
    }
}
