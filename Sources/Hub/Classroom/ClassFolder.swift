import Foundation
import LessonKit
import Marbles

/// A folder with a file for each learner, named after them: `minsu.json`.
struct ClassFolder: Equatable {
    /// A learner: the name of the file, and what is in it.
    struct Learner: Equatable {
        var name: String
        let report: LearnerReport
        /// An earlier file of theirs.
        var earlier: LearnerReport?
    }

    /// In the order of their names.
    private(set) var learners: [Learner] = []
    /// The files that are not counted, each with the reason and what to do.
    private(set) var problems: [String] = []
    /// The files that cannot be read now, of learners who are counted by what they had before.
    private(set) var stale: [String] = []
    /// Further notes.
    private(set) var notes: [String] = []

    /// Looks up each learner in an earlier folder, by name.
    mutating func compare(with earlier: ClassFolder) {
        for index in learners.indices {
            let name = learners[index].name.lowercased()
            learners[index].earlier = earlier.learners.first { $0.name.lowercased() == name }?.report
        }
    }

    /// Reads every file whose name ends in `.json`. Hidden ones are none of ours: some systems put them into archives.
    ///
    /// - Parameters:
    ///   - name: What was typed for it.
    ///   - before: What it had a short time ago. A file that cannot be read now may be in the middle of being written.
    /// - Throws: `NoClass` when `folder` cannot be read as one.
    init(_ folder: URL, named name: String, after before: ClassFolder? = nil) throws(NoClass) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
            throw .missing(name)
        }
        guard isFolder.boolValue else { throw .isFile(name) }
        guard let files = NamedFile.all(in: folder) else { throw .unreadable(name) }
        let visible = files.filter { !$0.name.hasPrefix(".") }
            .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
        let others = visible.map(\.name).filter { !$0.lowercased().hasSuffix(".json") }
        let named = visible.filter { $0.name.lowercased().hasSuffix(".json") }
        guard !named.isEmpty else { throw .empty(name, others: others) }
        if !others.isEmpty {
            notes.append("Passed over, for their names do not end in .json: \(Self.some(others))")
        }
        for file in named {
            do {
                add(file.name, try LearnerFile.read(file))
            } catch {
                let problem = "\(file.name.printable): \(error.description)"
                if let known = before?.learners.first(where: { $0.name == Self.learner(of: file.name) }) {
                    add(file.name, known.report)
                    stale.append("\(problem) What it had before is shown.")
                } else {
                    problems.append(problem)
                }
            }
        }
    }

    /// The first of `names`, for it may be the wrong folder.
    fileprivate static func some(_ names: [String]) -> String {
        names.prefix(5).map(\.printable).joined(separator: ", ")
            + (names.count > 5 ? " and \(names.count - 5) more" : "")
    }

    /// The learner that a file is named after. Some systems write a Korean syllable as its parts.
    private static func learner(of file: String) -> String {
        String(file.dropLast(5)).precomposedStringWithCanonicalMapping.printable
    }

    /// Of two files whose names are one but for upper and lower case, the one made later is counted.
    private mutating func add(_ file: String, _ report: LearnerReport) {
        let learner = Learner(name: Self.learner(of: file), report: report)
        guard let index = learners.firstIndex(where: { $0.name.lowercased() == learner.name.lowercased() }) else {
            learners.append(learner)
            return
        }
        let other = learners[index]
        let isLater = (report.made ?? .distantPast) > (other.report.made ?? .distantPast)
        if isLater { learners[index] = learner }
        let (counted, left) = isLater ? (learner, other) : (other, learner)
        problems.append(
            "\(left.name).json: It has the name of \(counted.name).json, which is counted, for it was made later. "
                + "If they are two people, give one another name; if not, delete it.")
    }
}

/// Why there is no class to show.
enum NoClass: Error, Equatable, CustomStringConvertible {
    case missing(String)
    case isFile(String)
    case unreadable(String)
    case empty(String, others: [String])

    var description: String {
        switch self {
        case .missing(let folder): "There is no folder \(folder.printable).\n\(Self.collect)"
        case .isFile(let file):
            "\(file.printable) is a file. A class is the folder that such files lie in.\n\(Self.collect)"
        case .unreadable(let folder):
            "The folder \(folder.printable) cannot be read. Are you allowed to? ls -ld shows it."
        case .empty(let folder, let others):
            "There is no .json file in \(folder.printable)"
                + (others.isEmpty ? "; it is empty." : ", but there are others: \(ClassFolder.some(others)).")
                + "\n\(Self.collect)"
        }
    }

    private static let collect = """
        Each learner makes a file and gives it to you:
        \(LearnerFile.command)
        You put them into one folder, and say which:
        swift run workbook class folder
        """
}
