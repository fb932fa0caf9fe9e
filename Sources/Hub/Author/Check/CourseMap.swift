import LessonKit

/// The rows of the front page that name a lesson: each with the title of the lesson's README.md.
struct CourseMap {
    static let path = FrontPage.path

    let mended: String
    /// What is wrong with it, with the line.
    let problems: [String]

    init(_ text: String, _ course: Course) {
        let titles = Dictionary(course.lessons.map { ($0.folder, $0.headline(course.checkout).title) }) { one, _ in one
        }
        let lines = text.sourceLines.map(String.init)
        let new = lines.map { line in
            guard let folder = CourseNames.folder(in: line, isList: false), let title = titles[folder], !title.isEmpty
            else { return line }
            return line.replacing(#/^(\|[^|]*\| *\[)[^\]]*\]/#) { "\($0.1)\(title)]" }
        }
        mended = new.joined(separator: "\n")
        problems = zip(lines, new).enumerated().filter { $0.element.0 != $0.element.1 }.map { index, _ in
            "\(Self.path):\(index + 1): the row has another title than the lesson. Write it anew: swift run workbook author fix"
        }
    }
}
