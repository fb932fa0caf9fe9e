import Foundation

@testable import Hub
@testable import LessonKit

/// Two versions of a small course in a git repository, and a clone of the first one with twenty answers.
///
/// In the second version of each lesson, exercise 1 is worded anew, 2 is renamed, 3 is as before, 4 is new, 5 has more code before
/// its function, 6 has another signature, and the last one is removed. Two lessons have changed places.
final class TwoVersions {
    private let folder = TestFolder.named("two")
    var origin: URL { folder.appendingPathComponent("origin") }
    var clone: URL { folder.appendingPathComponent("clone") }
    var checkout: Checkout { get throws { try Checkout(containing: clone) } }

    static let lessons = ["ways", "ends", "rooms", "roads"]

    /// The exercises of a version: the titles in order.
    static func titles(_ version: Int) -> [String] {
        version == 1
            ? ["Worded", "Old name", "As before", "More code", "Signature", "Removed"]
            : ["Worded", "New name", "As before", "In between", "More code", "Signature"]
    }

    private static func folder(_ lesson: String, _ version: Int) -> String {
        var lessons = lessons
        if version == 2 { lessons.swapAt(0, 1) }
        return "0\(lessons.firstIndex(of: lesson)! + 1)-\(lesson)"
    }

    static func path(_ lesson: String, _ title: String, _ version: Int) -> String {
        let number = titles(version).firstIndex(of: title)! + 1
        let slug = title.lowercased().replacing(" ", with: "-")
        return "Lessons/\(folder(lesson, version))/Exercises/0\(number)-\(slug).swift"
    }

    static func text(_ lesson: String, _ title: String, _ version: Int) -> String {
        let isNew = version == 2
        let name = title == "New name" ? "old_name" : title.lowercased().replacing(" ", with: "_")
        let words = isNew && title == "Worded" ? "The sum, in better words." : "The sum of \(lesson) and \(name)."
        let more = isNew && title == "More code" ? "struct More {}\n\n" : ""
        let type = isNew && title == "Signature" ? "Double" : "Int"
        return """
            // Build · \(title) (class, 5 min)
            //
            // \(words)
            // Take it from \(lesson), and add one.
            //
            //     \(lesson)  --1--2--|
            //

            import LessonKit

            \(more)/// What \(lesson) has given.
            let given_\(name) = "\(lesson)"

            func \(name)(_ x: \(type)) throws -> \(type) {
                throw ToDo()
            }

            """
    }

    /// The code of a learner's answer.
    static func answer(_ lesson: String, _ title: String) -> String { "return x + \"\(lesson) \(title)\".count" }

    static func answered(_ lesson: String, _ title: String, _ version: Int = 1) -> String {
        text(lesson, title, version).replacing("throw ToDo()", with: answer(lesson, title))
    }

    /// Twenty exercises of the first version.
    static let answers = Array(lessons.flatMap { lesson in titles(1).map { (lesson: lesson, title: $0) } }.prefix(20))

    init() throws {
        try FileManager.default.createDirectory(at: origin, withIntermediateDirectories: true)
        try git("init", "-q", "-b", "main", in: origin)
        try write(1, to: origin)
        try commit("1", in: origin)
        try git("clone", "-q", origin.path, clone.path, in: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Commits the second version.
    func publish() throws {
        try FileManager.default.removeItem(at: origin.appendingPathComponent("Lessons"))
        try write(2, to: origin)
        try commit("2", in: origin)
    }

    /// Writes a version of the course, as an archive has it.
    func write(_ version: Int, to root: URL) throws {
        var paths: [String] = []
        for lesson in Self.lessons {
            for title in Self.titles(version) {
                paths.append(Self.path(lesson, title, version))
                try write(Self.text(lesson, title, version), to: paths[paths.count - 1], in: root)
            }
            try write("print(\(version))\n", to: "Lessons/\(Self.folder(lesson, version))/main.swift", in: root)
        }
        let list = Self.lessons.map { Self.folder($0, version) }.sorted().map { "    \"\($0)\",\n" }.joined()
        try write("let course = [\n\(list)]\n", to: "Package.swift", in: root)
        try write(".workbook/\n.build/\n", to: ".gitignore", in: root)
        try write(UntouchedTexts(in: root).list(of: paths) ?? "", to: UntouchedTexts.list, in: root)
    }

    func write(_ text: String, to path: String, in root: URL? = nil) throws {
        let file = (root ?? clone).appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read(_ path: String) -> String { SourceFile.text(of: clone.appendingPathComponent(path)) }

    /// Writes some of the answers into the clone.
    func answer(_ range: Range<Int> = 0..<20) throws {
        for (lesson, title) in Self.answers[range] {
            try write(Self.answered(lesson, title), to: Self.path(lesson, title, 1))
        }
    }

    @discardableResult
    func git(_ words: String..., in root: URL? = nil) throws -> String {
        let person = ["-c", "user.name=a", "-c", "user.email=a@b.c"]
        return try Git(in: root ?? clone).line(person + words)
    }

    func commit(_ message: String, in root: URL? = nil) throws {
        try git("add", "-A", in: root)
        try git("commit", "-q", "-m", message, in: root)
    }

    /// What is not as it should be after an update: nothing, if each answer stands under its new text, or is kept.
    func faults(in root: URL? = nil) throws -> [String] {
        let root = root ?? clone
        var kept: [String] = []
        for path in try FileManager.default.subpathsOfDirectory(
            atPath: root.appendingPathComponent(KeptTexts.folder).path)
        {
            kept.append(SourceFile.text(of: root.appendingPathComponent("\(KeptTexts.folder)/\(path)")))
        }
        var faults: [String] = []
        for (lesson, title) in Self.answers {
            if title == "Removed" || title == "Signature" {
                if kept.count(where: { $0.contains(Self.answer(lesson, title)) }) != 1 {
                    faults.append("\(lesson) \(title) not kept once")
                }
                continue
            }
            let now = title == "Old name" ? "New name" : title
            let path = Self.path(lesson, now, 2)
            let text = Self.text(lesson, now, 2).replacing("throw ToDo()", with: Self.answer(lesson, title))
            let there = SourceFile.text(of: root.appendingPathComponent(path))
            // The function's name is the learner's, where the exercise has another title.
            if there != text { faults.append("\(path):\n\(there)") }
        }
        for lesson in Self.lessons {
            for title in ["In between", "Signature"] {
                let path = Self.path(lesson, title, 2)
                let there = SourceFile.text(of: root.appendingPathComponent(path))
                if there != Self.text(lesson, title, 2) { faults.append("\(path) is not new:\n\(there)") }
            }
        }
        return faults
    }
}
