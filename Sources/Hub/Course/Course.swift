import Foundation
import LessonKit

/// The lessons of a checkout, in order, as their folders are.
struct Course {
    let checkout: Checkout
    private(set) var lessons: [Lesson]
    /// The plan that `lessons` are of; nil for the whole course.
    private(set) var plan: Plan?
    /// The list that the order is from.
    let list: CourseList
    /// What it lists, and is not there.
    let missing: [CourseList.Entry]
    /// Folders in Lessons that it does not list: they are no lessons.
    let strange: [String]

    /// Folders in Lessons that are no lessons.
    private static let known = [SketchFile.folderName, OperatorNotes.folderName, Plan.folderName]

    /// Reads the folders that Package.swift lists, in its order. Where it has no list, every `Lessons/NN-name` is a lesson.
    init(_ checkout: Checkout) throws {
        self.checkout = checkout
        let untouched = UntouchedTexts(in: checkout.root)
        untouched.keep()
        let folder = checkout.root.appendingPathComponent("Lessons")
        let present = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles
        )
        .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }
        .map(\.lastPathComponent).sorted()
        let list = CourseList(checkout.text(of: CourseList.path))
        let entries = list.lessons
        self.list = list
        if entries.isEmpty {
            lessons = present.compactMap { Lesson($0, in: checkout, untouched) }
                .sorted { ($0.number, $0.name) < ($1.number, $1.name) }
        } else {
            lessons = entries.enumerated().filter { present.contains($0.element.folder) }.compactMap { index, entry in
                Lesson(entry.folder, number: index + 1, in: checkout, untouched)
            }
        }
        missing = entries.filter { !present.contains($0.folder) }
        strange = entries.isEmpty ? [] : present.filter { !(list.entries.map(\.folder) + Self.known).contains($0) }
    }

    /// One lesson alone, as it was read.
    init(_ lesson: Lesson, in checkout: Checkout) {
        (self.checkout, lessons, list, missing, strange) = (checkout, [lesson], CourseList(""), [], [])
    }

    /// The lessons of `plan` alone, in the order of the course.
    func following(_ plan: Plan?) -> Course {
        guard let plan else { return self }
        var course = self
        (course.lessons, course.plan) = (lessons.filter { plan.lessons.contains($0.name) }, plan)
        return course.lessons.isEmpty ? self : course
    }

    /// The lesson of that name; its number, its folder's name and a path that ends in that folder mean the same.
    ///
    /// - Throws: `UnknownName`, with the nearest names.
    func lesson(_ name: String) throws(UnknownName) -> Lesson {
        let last = (name.split(separator: "/").last.map(String.init) ?? name).lowercased()
        if let found = lessons.first(where: { [$0.name, $0.folder].contains(last) || $0.number == Int(last) }) {
            return found
        }
        for entry in missing where [entry.folder, entry.name].contains(last) { throw UnknownName(missing(entry)) }
        for folder in strange where [folder, LessonFolder.commandName(of: folder)].contains(last) {
            throw UnknownName(strange(folder))
        }
        let names = lessons.map(\.name)
        throw UnknownName(
            kind: "lesson", name: name, nearest: Nearest.names(to: last, in: names), all: names,
            advice: "The map names them all: swift run workbook")
    }
}
