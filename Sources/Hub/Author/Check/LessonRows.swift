import Foundation
import LessonKit

/// A page with a row for each lesson: the map on the first page, or the table of the course. The rows are written from the lessons.
struct LessonRows {
    static let paths = [FrontPage.path, CoursePage.path]

    /// The text with the rows as they should be.
    let mended: String
    /// What is wrong with it: a sentence for each thing, with its line.
    private(set) var problems: [String] = []

    init(_ text: String, of path: String, _ course: Course) {
        let lines = text.sourceLines.map(String.init)
        let old = lines.indices.compactMap { index in
            CourseNames.folder(in: lines[index], isList: false).map { (index: index, folder: $0) }
        }
        // The row of a lesson whose folder or page is missing stays.
        let listed = course.list.lessons.map(\.folder)
        let folders = listed.isEmpty ? course.lessons.map(\.folder) : listed
        var new: [String] = []
        for folder in folders {
            let index = old.first { $0.folder == folder }?.index
            let said =
                index.map { lines[$0].split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } } ?? []
            guard let lesson = course.lessons.first(where: { $0.folder == folder }),
                let head = LessonHead(lesson, in: course.checkout)
            else {
                new += index.map { [lines[$0]] } ?? []
                continue
            }
            let cells = (path == CoursePage.path ? head.courseCells : head.mapCells).enumerated().map { column, cell in
                cell ?? (column < said.count ? said[column] : "")
            }
            new.append("| \(cells.joined(separator: " | ")) |")
            problems += old.isEmpty ? [] : head.problems
            if let index, let column = cells.indices.first(where: { $0 >= said.count || said[$0] != cells[$0] }) {
                let was = column < said.count ? said[column] : ""
                problems.append(
                    "\(path):\(index + 1): the row says \"\(was)\", and the lesson \"\(cells[column])\". "
                        + Self.advice)
            } else if index == nil {
                problems.append("\(path): the table has no row for \(lesson.name). \(Self.advice)")
            }
        }
        problems += old.filter { !folders.contains($0.folder) }.map {
            "\(path):\($0.index + 1): there is no lesson \($0.folder). \(Self.advice)"
        }
        guard let first = old.first?.index else {
            mended = text
            return
        }
        var rest = lines
        for row in old.reversed() { rest.remove(at: row.index) }
        rest.insert(contentsOf: new, at: first)
        mended = rest.joined(separator: "\n")
        if problems.isEmpty, mended != text {
            problems = ["\(path):\(first + 1): the rows are not those of the lessons, in their order. \(Self.advice)"]
        }
    }

    private static let advice = "Write it anew: swift run workbook author fix"

    /// Writes the rows of both tables.
    ///
    /// - Returns: The paths of what has changed.
    static func write(_ course: Course) throws -> [String] {
        try paths.flatMap { path in
            try course.checkout.rewrite(path) { LessonRows($0, of: path, course).mended }
        }
    }
}

/// What the tables say of a lesson: its title, its minutes, and two lines in the comment below its title.
///
///     <!--
///     About: one stream out of two
///     Afterwards: You can choose among `merge`, `concat` and `zip`.
///     -->
private struct LessonHead {
    private let lesson: Course.Lesson
    private let headline: LessonHeadline
    private let lines: [Substring]

    /// - Returns: Nil if the lesson has no page.
    init?(_ lesson: Course.Lesson, in checkout: Checkout) {
        self.lesson = lesson
        guard let text = checkout.read(lesson.pagePath) else { return nil }
        headline = LessonHeadline.of(text)
        lines = text.sourceLines.prefix { !$0.hasPrefix("## ") }
    }

    private func word(_ name: String) -> String? {
        lines.first { $0.hasPrefix("\(name): ") }.map {
            $0.dropFirst(name.count + 2).trimmingCharacters(in: .whitespaces)
        }
    }

    private var number: String { "\(lesson.folder.prefix { $0 != "-" })" }
    private var page: String { "\(lesson.folder)/README.md" }

    /// A row of the map; nil for a cell that the lesson does not say.
    var mapCells: [String?] {
        [number, "[\(headline.title)](Lessons/\(page))", word("About"), "`swift run \(lesson.name)`"]
    }
    /// A row of the course.
    var courseCells: [String?] {
        [number, "[`\(lesson.name)`](\(page))", "\(headline.minutes)", word("Afterwards")]
    }

    var problems: [String] {
        ["About", "Afterwards"].filter { word($0) == nil }.map {
            "Lessons/\(page):1: the comment below the title has no line \"\($0): …\", for the tables of the course."
        }
    }
}
