import Foundation
import LessonKit

/// The lessons of a checkout, in order, as their folders are.
struct Course {
    let checkout: Checkout
    let lessons: [Lesson]
    /// Folders of lessons that Package.swift lists, and that are not there.
    let missing: [String]
    /// Folders in Lessons that Package.swift does not list: they are no lessons.
    let strange: [String]

    /// Folders in Lessons that are no lessons.
    private static let known = [SketchFile.folderName, OperatorNotes.folderName]

    /// Reads the folders that Package.swift lists. Where it has no list, every `Lessons/NN-name` is a lesson.
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
        let listed = Self.list(in: SourceFile.text(of: checkout.root.appendingPathComponent("Package.swift")))
        lessons = (listed.isEmpty ? present : listed.filter(present.contains))
            .compactMap { Lesson($0, in: checkout, untouched) }
            .sorted { ($0.number, $0.name) < ($1.number, $1.name) }
        missing = listed.filter { !present.contains($0) }
        strange = listed.isEmpty ? [] : present.filter { !(listed + Self.known).contains($0) }
    }

    /// One lesson alone, as it was read.
    init(_ lesson: Lesson, in checkout: Checkout) {
        (self.checkout, lessons, missing, strange) = (checkout, [lesson], [], [])
    }

    /// The folders that Package.swift lists in `let course = [...]`.
    private static func list(in package: String) -> [String] {
        guard let list = package.firstMatch(of: /\n *let course = \[([^\]]*)\]/)?.1 else { return [] }
        return list.split(whereSeparator: \.isNewline).filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            .flatMap { $0.matches(of: /"([^"]+)"/).map { String($0.1) } }
    }

    /// The lesson of that name; its number, its folder's name and a path that ends in that folder mean the same.
    ///
    /// - Throws: `UnknownName`, with the nearest names.
    func lesson(_ name: String) throws(UnknownName) -> Lesson {
        let last = (name.split(separator: "/").last.map(String.init) ?? name).lowercased()
        if let found = lessons.first(where: { [$0.name, $0.folder].contains(last) || $0.number == Int(last) }) {
            return found
        }
        for folder in missing where [folder, LessonFolder.commandName(of: folder)].contains(last) {
            throw UnknownName(missing(folder))
        }
        for folder in strange where [folder, LessonFolder.commandName(of: folder)].contains(last) {
            throw UnknownName(strange(folder))
        }
        let names = lessons.map(\.name)
        throw UnknownName(
            kind: "lesson", name: name, nearest: Nearest.names(to: last, in: names), all: names,
            advice: "The map names them all: swift run workbook")
    }
}
