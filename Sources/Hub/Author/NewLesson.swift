import Foundation
import LessonKit

/// A lesson that an author begins: its folder, its folder of checks, and its lines in the lists of lessons.
struct NewLesson {
    let name: String
    let folder: String
    private let number: Int
    private let root: URL

    /// - Parameter given: `binding`, which comes last in the course, or `18-binding`.
    /// - Throws: `AuthorError` if no lesson can have that name.
    init(named given: String, in course: Course) throws(AuthorError) {
        name = LessonFolder.commandName(of: given)
        guard name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil else { throw .badName(given) }
        let digits = given.prefix(while: \.isNumber)
        number = name == given ? (course.lessons.last?.number ?? 0) + 1 : Int(digits) ?? 0
        folder = (number < 10 ? "0" : "") + "\(number)-\(name)"
        root = course.checkout.root
        let wanted = name
        if let taken = course.lessons.first(where: { $0.name == wanted }) {
            throw .taken(name, by: "the lesson \(taken.folder)")
        }
        // macOS does not tell two names apart that differ in case alone.
        let modules = ["Sources", "Tests"].flatMap { folder in
            (try? FileManager.default.contentsOfDirectory(atPath: course.checkout.root.appending(path: folder).path))
                ?? []
        }
        if let taken = modules.first(where: { $0.lowercased() == wanted }) {
            throw .taken(name, by: "the module \(taken)")
        }
        for path in ["Lessons/\(folder)", "Tests/ExerciseTests/\(name)"]
        where FileManager.default.fileExists(atPath: course.checkout.root.appending(path: path).path) {
            throw .exists(path)
        }
    }

    /// Writes its files, and its line into each list that has a place for it.
    ///
    /// - Returns: The paths of what was written.
    func write() throws -> [String] {
        let template = LessonTemplate(name: name)
        var written: [String] = []
        for (file, text) in template.lessonFiles { written.append(try write(text, "Lessons/\(folder)/\(file)")) }
        for (file, text) in template.checkFiles {
            written.append(try write(text, "Tests/ExerciseTests/\(name)/\(file)"))
        }
        let title = template.title
        for (path, line, pattern) in [
            ("Package.swift", "    \"\(folder)\",", #"^    "(\d+)-[a-z0-9-]+",$"#),
            (
                "README.md",
                "| \(folder.prefix(2)) | [\(title)](Lessons/\(folder)/README.md) | TODO: what it is about | `swift run \(name)` |",
                #"^\| (\d+) \| \["#
            ),
            (
                "Lessons/README.md",
                "| \(folder.prefix(2)) | [`\(name)`](\(folder)/README.md) | 0 | TODO: You can … |", #"^\| (\d+) \| \["#
            ),
        ] where try insert(line, into: path, after: Regex(pattern)) {
            written.append(path)
        }
        return written
    }

    private func write(_ text: String, _ path: String) throws -> String {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        return path
    }

    /// Inserts `line` among the numbered lines that `pattern` finds. Its first group is the number.
    private func insert(_ line: String, into path: String, after pattern: Regex<AnyRegexOutput>) throws -> Bool {
        let file = root.appending(path: path)
        guard let text = SourceFile.read(file) else { return false }
        var lines = text.sourceLines.map(String.init)
        let numbered = lines.indices.compactMap { index -> (index: Int, number: Int)? in
            guard let match = lines[index].firstMatch(of: pattern), let digits = match[1].substring else { return nil }
            return Int(digits).map { (index, $0) }
        }
        guard let first = numbered.first else { return false }
        let place = numbered.last { $0.number <= number }.map { $0.index + 1 } ?? first.index
        lines.insert(line, at: place)
        try Data(lines.joined(separator: "\n").utf8).write(to: file, options: .atomic)
        return true
    }
}

/// Why a lesson cannot be laid out.
enum AuthorError: Error, Equatable, CustomStringConvertible {
    case badName(String)
    case taken(String, by: String)
    case exists(String)

    var description: String {
        switch self {
        case .badName(let name):
            "\"\(name)\" cannot be a lesson's name. Use small letters, digits and dashes: author new hot-and-cold, or with a number: "
                + "author new 15-hot-and-cold."
        case .taken(let name, let owner):
            "\(name) is the name of \(owner) already. Choose another name."
        case .exists(let path):
            "\(path) is there already, and nothing was written. Delete it or choose another name."
        }
    }
}
