import LessonKit

/// The list of the lessons in Package.swift, `let course = [...]`: it has their order.
struct CourseList {
    /// A line of the list.
    struct Entry: Equatable {
        /// `02-subscribe`
        let folder: String
        let line: Int

        var name: String { LessonFolder.commandName(of: folder) }
        /// Where it stands: `Package.swift:9`.
        var place: String { "\(CourseList.path):\(line)" }
    }

    static let path = "Package.swift"

    /// The line that begins it; nil where there is no list.
    private(set) var line: Int?
    /// Its lines, in order.
    private(set) var entries: [Entry] = []

    init(_ package: String) {
        for (index, line) in package.sourceLines.enumerated() {
            let code = line.drop { $0 == " " }
            if code.hasPrefix("let course = [") { self.line = index + 1 }
            guard self.line != nil, !code.hasPrefix("//") else { continue }
            entries += code.matches(of: /"([^"]+)"/).map { Entry(folder: String($0.1), line: index + 1) }
            if code.contains("]") { break }
        }
    }

    /// The lessons: each name once.
    var lessons: [Entry] { entries.filter { entry in entries.first { $0.name == entry.name } == entry } }

    /// What is wrong with it beside the folders in Lessons: a sentence for each thing, with its line.
    var problems: [String] {
        entries.compactMap { entry in
            guard let first = entries.first(where: { $0.name == entry.name }), first != entry else { return nil }
            return
                "\(entry.place): the lesson \(entry.name) stands in line \(first.line), too. Take one of the lines out."
        }
            + lessons.enumerated().compactMap { index, entry in
                let folder = Self.folder(entry.name, number: index + 1)
                guard folder != entry.folder else { return nil }
                return
                    "\(entry.place): \(entry.folder) is lesson \(index + 1) of the list, so its folder is \(folder). "
                    + "Write the numbers anew: swift run workbook author fix"
            }
    }

    /// The folder of a lesson at a place in the course: `02-subscribe`.
    static func folder(_ name: String, number: Int) -> String { (number < 10 ? "0" : "") + "\(number)-\(name)" }
}
