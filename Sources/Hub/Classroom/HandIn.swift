import Foundation
import LessonKit
import Marbles

/// The file that a class reads: what a learner's notebook says, written in one step.
struct HandIn: Sendable {
    /// How it is known again.
    static let kind = OwnFile.Kind(start: "{\n  \"exercises\" :", name: "learner's file", option: .to)

    let file: OwnFile

    /// As it was typed.
    var name: String { file.name }

    /// - Parameter name: What was typed for it, as seen from `folder`.
    /// - Throws: `UsageError` if a class would not read a file of that name.
    init(_ name: String, in folder: URL) throws(UsageError) {
        file = OwnFile(name, in: folder, Self.kind)
        guard name.lowercased().hasSuffix(".json") else {
            throw UsageError(
                "A class reads files whose names end in .json, and \(name.printable) does not. Your name is the name of the "
                    + "file: --to \(file.isFolder ? "\(name)/" : "")minsu.json")
        }
    }

    /// Writes what was last verified of every exercise.
    ///
    /// - Throws: `OwnFile.NotOurs`, `OwnFile.NotWritten`, and what a course cannot be read for.
    func write(_ checkout: Checkout) throws {
        let course = try Course(checkout)
        let progress = Course.Progress(course, Notebook.read(checkout).notebook)
        try file.write(LearnerReport(progress, of: course).json + "\n")
    }
}
