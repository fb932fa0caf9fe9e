import LessonKit

/// Which page of the book a file of the checkout is on.
struct BookPlaces {
    private let files: [String: String]

    /// Files besides the lessons, each of which is a page as it stands.
    private static let others = [
        "Lessons/README.md": "course.html",
        "Lessons/Glossary.md": "glossary.html",
        "Lessons/FromTheNotes.md": "from-the-notes.html",
        "Lessons/After.md": "after.html",
        "Lessons/27-modern-swift/Equivalents.md": "equivalents.html",
    ]

    /// Files that stand on pages which are made of more than the file.
    private static let own = ["Lessons/Operators.md": "operators.html"]

    init(_ course: Course) {
        let lessons = course.lessons.map { ($0.pagePath, Self.file(of: $0)) }
        files = Self.others.merging(Self.own) { $1 }.merging(lessons) { $1 }
    }

    private init(files: [String: String]) { self.files = files }

    /// No page at all: links are plain words then.
    static let nowhere = BookPlaces(files: [:])

    /// The files of which each is one page.
    static var proseFiles: [String] { others.keys.sorted() }

    /// The files that stand on a page of the book, besides the lessons.
    static var files: [String] { Array(others.keys) + Array(own.keys) }

    static func file(of lesson: Course.Lesson) -> String { "\(lesson.name).html" }

    /// The page that stands for the file at `path`; nil where there is none.
    func file(for path: String) -> String? { files[path] }

    /// The page that a link leads to; nil where the book has none.
    ///
    /// - Parameter source: The file with the link.
    func page(_ address: String, from source: String) -> String? {
        if address.hasPrefix("#") { return address }
        let parts = address.split(separator: "#", maxSplits: 1).map(String.init)
        guard let path = parts.first, let file = files[Self.path(path, from: source)] else { return nil }
        return parts.count == 1 ? file : "\(file)#\(parts[1])"
    }

    /// `../02-subscribe/README.md` from `Lessons/03-dispose-bag/README.md` as seen from the checkout.
    static func path(_ address: String, from source: String) -> String {
        var folders = source.split(separator: "/").dropLast()
        for part in address.split(separator: "/") where part != "." {
            if part == ".." { _ = folders.popLast() } else { folders.append(part) }
        }
        return folders.joined(separator: "/")
    }
}
