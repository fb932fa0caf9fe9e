import Foundation
import LessonKit

extension Classroom {
    /// The class as comma-separated values: a row for each learner, a column for each exercise, with its verdict.
    var csv: String {
        let head = ["name", "checked", "passed", "of", "at", "hints"] + exercises.map(\.name)
        let rows = learners.map { learner in
            [
                learner.name, learner.made?.formatted(.iso8601) ?? "", "\(learner.passed)", "\(exercises.count)",
                learner.at?.name ?? "", "\(learner.hints)",
            ] + exercises.map { learner.outcome($0)?.rawValue ?? "" }
        }
        return ([head] + rows).map { $0.map(Self.quoted).joined(separator: ",") }.joined(separator: "\n")
    }

    /// A table would reckon with a cell that begins as a formula does, if need be after a space. With an apostrophe it is a text.
    private static func quoted(_ cell: String) -> String {
        let first = cell.unicodeScalars.first {
            !$0.properties.isWhitespace && $0.properties.generalCategory != .format
        }
        let isFormula = first.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
        let cell = (isFormula ? "'" : "") + cell
        return cell.contains { "\",\n\r".contains($0) } ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
    }
}
