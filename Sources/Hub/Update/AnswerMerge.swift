import Foundation
import LessonKit

/// A text that a learner has changed, brought to another version of the course.
struct AnswerMerge {
    /// As the course had it where the learner began.
    let old: String
    /// As the learner has it.
    let written: String
    /// As the course has it now.
    let new: String
    /// Where temporary files stand.
    let scratch: URL

    /// Whether the code that the course gives is another one.
    var isCodeNew: Bool { Self.halves(old).code != Self.halves(new).code }

    /// An exercise keeps the learner's code under the new text. Nil if somebody has to look at it.
    var exercise: String? {
        let lineEnd = written.contains("\r\n") ? "\r\n" : "\n"
        for side in ConflictMarks.sides(of: written) {
            let (old, own, new) = (Self.halves(old), Self.halves(side), Self.halves(new))
            guard let code = code(old.code, own.code, new.code), code != new.code else { continue }
            return (new.text + code).joined(separator: lineEnd)
        }
        return nil
    }

    /// Any other file is merged as git does it. Nil if somebody has to look at it.
    var file: String? {
        ConflictMarks.line(in: written) == nil
            ? code(old.sourceLines, written.sourceLines, new.sourceLines)?.joined(separator: "\n") : nil
    }

    private func code(_ old: [Substring], _ own: [Substring], _ new: [Substring]) -> [Substring]? {
        if old == new { return own }
        if old == own { return new }
        let files = [own, old, new].enumerated().map { index, lines in
            (scratch.appendingPathComponent("merge-\(index)"), Data(lines.joined(separator: "\n").utf8))
        }
        guard files.allSatisfy({ (try? $1.write(to: $0)) != nil }) else { return nil }
        return Git(in: scratch)(["merge-file", "-p"] + files.map(\.0.path))?.sourceLines
    }

    /// The comment that an exercise begins with, and what comes below it.
    private static func halves(_ text: String) -> (text: [Substring], code: [Substring]) {
        let lines = text.sourceLines
        let end = lines.firstIndex { !$0.hasPrefix("//") } ?? lines.endIndex
        return (Array(lines[..<end]), Array(lines[end...]))
    }
}
