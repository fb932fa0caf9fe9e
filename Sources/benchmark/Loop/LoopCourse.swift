import Foundation

/// A course with any number of lessons, made from this package: its Package.swift with another list, its modules, and its lessons
/// again and again under other names.
///
/// It stays in the folder. A file that has not changed is not written again: the next benchmark builds little.
struct LoopCourse {
    /// What SwiftPM builds with.
    enum BuildSystem: String {
        case native, swiftbuild
    }

    let root: URL
    /// The words before a command that have it use the build system of this course.
    let prefix: [String]
    let products: URL
    /// The names of its lessons, in order.
    let lessons: [String]
    /// Those of their folders.
    let folders: [String]

    /// - Throws: An error of the file system; `LoopError` if this is no workbook.
    init(of count: Int, from package: URL, in root: URL, buildSystem: BuildSystem) throws {
        prefix = [package.appendingPathComponent(".ci/build-system").path, buildSystem.rawValue]
        let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        guard let list = manifest.firstMatch(of: /let course = \[[^\]]*\]/) else {
            throw LoopError("Package.swift has no list `let course = [...]`.")
        }
        let originals = list.0.matches(of: /"([0-9]+)-([^"]+)"/).map { (folder: "\($0.1)-\($0.2)", name: "\($0.2)") }
        let copies = (1...count).map { number in
            let original = originals[(number - 1) % originals.count]
            return (original: original, number: number, name: "\(original.name)-\(number)")
        }
        self.root = root
        lessons = copies.map(\.name)
        folders = copies.map { "\($0.number)-\($0.name)" }

        for folder in ["Sources", "Tests"] {
            try Self.copy(package.appendingPathComponent(folder), to: root.appendingPathComponent(folder)) { file in
                // The checks belong to lessons.
                !originals.contains { file.path.contains("/Tests/ExerciseTests/\($0.name)/") }
            }
        }
        for (copy, folder) in zip(copies, folders) {
            let lesson = package.appendingPathComponent("Lessons/\(copy.original.folder)")
            let other = root.appendingPathComponent("Lessons/\(folder)")
            try Self.copy(lesson, to: other) { _ in true }
            let checks = package.appendingPathComponent("Tests/ExerciseTests/\(copy.original.name)")
            for file in try FileManager.default.contentsOfDirectory(atPath: checks.path) {
                let text = try String(contentsOf: checks.appendingPathComponent(file), encoding: .utf8)
                try Self.write(
                    text.replacing(
                        "import \(Self.module(copy.original.name))", with: "import \(Self.module(copy.name))"),
                    to: root.appendingPathComponent("Tests/ExerciseTests/\(copy.name)/\(file)"))
            }
        }
        let names = folders.map { "    \"\($0)\",\n" }.joined()
        try Self.write(
            manifest.replacing(list.0, with: "let course = [\n\(names)]"),
            to: root.appendingPathComponent("Package.swift"))
        products = try Self.products(in: root, prefix)
    }

    private static func module(_ lesson: String) -> String { lesson.replacing("-", with: "_") + "_exercises" }

    /// Writes in the first exercise of a lesson, as a learner does: another function body each time.
    func edit(_ lesson: String) throws {
        guard let index = lessons.firstIndex(of: lesson) else { return }
        let folder = root.appendingPathComponent("Lessons/\(folders[index])/Exercises")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        guard let name = names.first else { throw LoopError("\(folder.path) has no exercise.") }
        let file = folder.appendingPathComponent(name)
        let text = try String(contentsOf: file, encoding: .utf8)
        guard let place = text.firstMatch(of: /\n(?:    _ = "[^"]*"\n)?(    (?:throw ToDo|try toDo)\(\))/) else {
            throw LoopError("\(file.path) has no exercise to do.")
        }
        let change = "\n    _ = \"\(UUID().uuidString)\"\n\(place.1)"
        try Data(text.replacingCharacters(in: place.range, with: change).utf8).write(to: file, options: .atomic)
    }

    // MARK: Files

    private static func copy(_ folder: URL, to other: URL, where isWanted: (URL) -> Bool) throws {
        let files = FileManager.default
        guard let paths = files.enumerator(atPath: folder.path) else { throw LoopError("There is no \(folder.path).") }
        for case let path as String in paths {
            let source = folder.appendingPathComponent(path)
            guard paths.fileAttributes?[.type] as? FileAttributeType == .typeRegular, isWanted(source) else { continue }
            try copy(source, as: other.appendingPathComponent(path))
        }
    }

    private static func copy(_ file: URL, as other: URL) throws {
        try write(String(contentsOf: file, encoding: .utf8), to: other)
    }

    /// A file that is written anew is compiled anew.
    private static func write(_ text: String, to file: URL) throws {
        guard (try? Data(contentsOf: file)) != Data(text.utf8) else { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}

/// Why the loop cannot be timed.
struct LoopError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
