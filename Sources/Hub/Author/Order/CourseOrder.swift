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
    }

    /// The place beside another lesson.
    struct Side {
        let lesson: Course.Lesson
        var isBefore = false

        var word: String { isBefore ? "before" : "after" }
    }

    private let course: Course
    private var root: URL { course.checkout.root }
    private(set) var places: [Place]
    private var removed: [String] = []

    /// The order of the list, with the numbers that it gives.
    init(_ course: Course) {
        self.course = course
        let listed = course.list.lessons.map { Place(old: $0.folder, name: $0.name) }
        places = listed.isEmpty ? course.lessons.map { Place(old: $0.folder, name: $0.name) } : listed
    }

    private func index(of lesson: Course.Lesson) -> Int? { places.firstIndex { $0.old == lesson.folder } }

    /// - Returns: Its index.
    @discardableResult mutating func add(_ place: Place, _ side: Side?) -> Int {
        let other = side.flatMap { side in index(of: side.lesson).map { side.isBefore ? $0 : $0 + 1 } } ?? places.count
        places.insert(place, at: other)
        return other
    }

    mutating func move(_ lesson: Course.Lesson, _ side: Side) {
        if let from = index(of: lesson) { add(places.remove(at: from), side) }
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
            changed += try course.checkout.rewrite(path) { text in
                let new = CourseNames.replacing(names, in: text, of: path)
                return path == CourseList.path ? ordered(new) : path == UntouchedTexts.list ? listed(new) : new
            }
        }
        try renameInNotebook()
        let now = try Course(course.checkout)
        let computed = try LessonRows.write(now) + now.checkout.rewrite(CourseList.path, now.summed)
        return changed + computed.filter { !changed.contains($0) }
    }

    private func moveFolders() throws -> [String] {
        let files = FileManager.default
        func move(_ old: String, _ new: String) throws -> String? {
            guard old != new, course.checkout.has(old) else { return nil }
            try files.moveItem(at: root.appendingPathComponent(old), to: root.appendingPathComponent(new))
            return "\(old) is \(new)"
        }
        var changed: [String] = []
        for (old, new) in renamed {
            let checks = [old, new].map { "Tests/ExerciseTests/\(LessonFolder.commandName(of: $0))" }
            changed += try [move("Lessons/\(old)", "Lessons/\(new)"), move(checks[0], checks[1])].compactMap(\.self)
        }
        for folder in removed {
            for path in CourseNames.folders(of: folder) where course.checkout.has(path) {
                try files.removeItem(at: root.appendingPathComponent(path))
                changed.append("\(path) (deleted)")
            }
        }
        return changed
    }

    /// Package.swift, whose lines for the lessons stand in the new order.
    private func ordered(_ text: String) -> String {
        var lines = text.sourceLines.map(String.init)
        guard let start = lines.firstIndex(where: { $0.hasPrefix("let course = [") }) else { return text }
        let end = lines[start...].firstIndex { $0.contains("]") } ?? lines.endIndex
        let all = folders
        var rows: [String: String] = [:]
        var first = start + 1
        for index in (start..<end).reversed() {
            guard let folder = CourseNames.folder(in: lines[index], isList: true),
                all.contains(folder) || removed.contains(folder)
            else { continue }
            rows[folder] = lines[index]
            lines.remove(at: index)
            first = index
        }
        lines.insert(contentsOf: all.map { rows[$0] ?? "    \"\($0)\"," }, at: first)
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
