import Foundation
import LessonKit

/// Another order of the course, or other names in it: the folders, the list in Package.swift, the tables, the links and the list of
/// untouched texts follow.
struct CourseOrder {
    /// A lesson, as it is now and as it will be called.
    struct Place {
        /// Its folder; nil for a lesson that is about to be written.
        let old: String?
        var name: String
        /// Its rows in the tables, where it is new: by the table's file.
        var rows: [String: String] = [:]
    }

    private let course: Course
    private var root: URL { course.checkout.root }
    private(set) var places: [Place]
    private var removed: [String] = []

    /// The tables that have a row for each lesson.
    static let tables = ["README.md", "Lessons/README.md"]

    /// The order of the list, with the numbers that it gives.
    init(_ course: Course) {
        self.course = course
        places = course.lessons.map { Place(old: $0.folder, name: $0.name) }
    }

    private func index(of lesson: Course.Lesson) -> Int? { places.firstIndex { $0.old == lesson.folder } }

    mutating func add(_ place: Place, after lesson: Course.Lesson?) {
        places.insert(place, at: lesson.flatMap(index).map { $0 + 1 } ?? places.count)
    }

    mutating func move(_ lesson: Course.Lesson, after other: Course.Lesson) {
        guard let from = index(of: lesson), lesson != other else { return }
        let place = places.remove(at: from)
        add(place, after: other)
    }

    mutating func rename(_ lesson: Course.Lesson, to name: String) {
        if let index = index(of: lesson) { places[index].name = name }
    }

    mutating func remove(_ lesson: Course.Lesson) {
        places.removeAll { $0.old == lesson.folder }
        removed.append(lesson.folder)
    }

    /// The folder of each lesson, in the new order.
    var folders: [String] { places.enumerated().map { CourseList.folder($0.element.name, number: $0.offset + 1) } }

    /// The lessons whose folder will be another: what it is, and what it will be.
    var renamed: [(old: String, new: String)] {
        zip(places, folders).compactMap { place, new in place.old.flatMap { $0 == new ? nil : ($0, new) } }
    }

    /// Does all of it.
    ///
    /// - Returns: The paths of what was moved, deleted or written.
    func write() throws -> [String] {
        var changed = try moveFolders()
        let names = Dictionary(uniqueKeysWithValues: renamed.map { ($0.old, $0.new) })
        for path in CourseNames.paths(in: root) {
            let file = root.appendingPathComponent(path)
            guard let text = SourceFile.read(file) else { continue }
            var new = CourseNames.replacing(names, in: text, of: path)
            if path == CourseList.path || Self.tables.contains(path) { new = ordered(new, of: path) }
            if path == UntouchedTexts.list { new = listed(new) }
            guard new != text else { continue }
            try Data(new.utf8).write(to: file, options: .atomic)
            changed.append(path)
        }
        try renameInNotebook()
        return changed
    }

    private func moveFolders() throws -> [String] {
        let files = FileManager.default
        func move(_ old: String, _ new: String) throws -> String? {
            let file = root.appendingPathComponent(old)
            guard old != new, files.fileExists(atPath: file.path) else { return nil }
            try files.moveItem(at: file, to: root.appendingPathComponent(new))
            return "\(old) is \(new)"
        }
        var changed: [String] = []
        for (old, new) in renamed {
            let checks = [old, new].map { "Tests/ExerciseTests/\(LessonFolder.commandName(of: $0))" }
            changed += try [move("Lessons/\(old)", "Lessons/\(new)"), move(checks[0], checks[1])].compactMap(\.self)
        }
        for folder in removed {
            for path in CourseNames.folders(of: folder)
            where files.fileExists(atPath: root.appendingPathComponent(path).path) {
                try files.removeItem(at: root.appendingPathComponent(path))
                changed.append("\(path) (deleted)")
            }
        }
        return changed
    }

    /// A text whose lines for the lessons stand in the new order, each with its number.
    private func ordered(_ text: String, of path: String) -> String {
        var lines = text.sourceLines.map(String.init)
        let (all, isList) = (folders, path == CourseList.path)
        var range = lines.indices
        if isList, let start = lines.firstIndex(where: { $0.hasPrefix("let course = [") }) {
            range = start..<(lines[start...].firstIndex { $0.contains("]") } ?? lines.endIndex)
        }
        var rows: [String: String] = [:]
        var first: Int?
        for index in range.reversed() {
            guard let folder = CourseNames.folder(in: lines[index], isList: isList),
                all.contains(folder) || removed.contains(folder)
            else { continue }
            rows[folder] = lines[index]
            lines.remove(at: index)
            first = index
        }
        guard let first = first ?? (isList ? range.first.map { $0 + 1 } : nil) else { return text }
        let new = zip(all, places).compactMap { folder, place -> String? in
            let row = rows[folder] ?? (isList ? "    \"\(folder)\"," : place.rows[path])
            return row?.replacing(/^\| *[0-9]+ *\|/, with: "| \(folder.prefix { $0 != "-" }) |")
                .replacing("FOLDER", with: folder)
        }
        lines.insert(contentsOf: new, at: first)
        return lines.joined(separator: "\n")
    }

    /// The list of the untouched texts, in the new order and without what was removed.
    private func listed(_ text: String) -> String {
        let lines = text.split(separator: "\n").filter { line in
            !removed.contains { line.contains(" Lessons/\($0)/") }
        }
        func path(_ line: Substring) -> Substring { line.drop { $0 != " " } }
        return lines.sorted { path($0) < path($1) }.map { $0 + "\n" }.joined()
    }

    /// In this checkout the verdicts of a lesson follow its name.
    private func renameInNotebook() throws {
        let names = renamed.map { (LessonFolder.commandName(of: $0.old), LessonFolder.commandName(of: $0.new)) }
            .filter { $0 != $1 }
        guard !names.isEmpty, case .success(let notebook) = Notebook.look(course.checkout), notebook != Notebook()
        else { return }
        try Notebook.update(course.checkout) { notebook in
            for (old, new) in names { notebook.rename(old, to: new) }
        }
    }
}
