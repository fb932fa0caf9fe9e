import Foundation
import LessonKit

/// A class, as a command line asks for it.
struct ClassRequest: Sendable {
    let folder: URL
    /// As it was typed.
    let name: String
    let earlier: ClassFolder?
    /// The instructor's own; nil without a checkout.
    let course: Course?
    /// The name of the lesson that it is about; nil for all.
    let today: String?
    let isAnonymous: Bool
    /// The most entries of a kind.
    let most: Int

    /// Reads the files.
    ///
    /// - Parameter last: What they had a short time ago.
    func reading(after last: ClassReading? = nil) throws(NoClass) -> ClassReading {
        var files = try ClassFolder(folder, named: name, after: last?.files)
        if let earlier { files.compare(with: earlier) }
        let named = Classroom(files.learners, course: course, today: today)
        return ClassReading(
            files: files, classroom: isAnonymous ? named.anonymous : named, problems: files.problems + named.strangers,
            isAnonymous: isAnonymous)
    }
}

/// A class as its files have it.
struct ClassReading: Equatable, Sendable {
    let files: ClassFolder
    let classroom: Classroom
    /// The files that are not counted, each with the reason and what to do.
    let problems: [String]
    let isAnonymous: Bool

    /// What is said of the files of learners who are counted by what they had before.
    var stale: String {
        guard isAnonymous, !files.stale.isEmpty else { return files.stale.joined(separator: " ") }
        return "\(files.stale.count.of("file")) cannot be read now. What was there before is shown."
    }

    /// What a page says of the files. Without names it tells only how many are not counted.
    var left: [String] {
        guard isAnonymous else { return problems + classroom.notes }
        return problems.isEmpty ? [] : ["\(problems.count.of("file")) not counted."]
    }
}
