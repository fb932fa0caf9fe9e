import Foundation
import LessonKit

extension CourseCheck {
    /// Links and pictures that lead nowhere in the checkout.
    ///
    /// - Parameter folder: What the paths of the pages begin with.
    func linkProblems(in folder: String = "") -> [String] {
        let pages = CourseNames.paths(in: course.checkout.root).filter {
            $0.hasSuffix(".md") && $0.hasPrefix(folder) && !$0.hasPrefix("Lessons/\(SketchFile.folderName)/")
        }
        return pages.flatMap { path -> [String] in
            guard let text = read(path) else { return [] }
            // What a comment says stands in a table of another page.
            var (isCode, isComment) = (false, false)
            return text.sourceLines.enumerated().flatMap { index, line -> [String] in
                if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
                if line.hasPrefix("<!--") { isComment = true }
                defer { if line.hasSuffix("-->") { isComment = false } }
                guard !isCode, !isComment, line.contains("](") || line.contains("src=\"") else { return [] }
                return Self.addresses(in: String(line)).filter { !leadsSomewhere($0, from: path) }.map {
                    "\(path):\(index + 1): the link \($0) leads nowhere. Name a file that is there, or take it out."
                }
            }
        }
    }

    // A regex is parsed where its literal stands: once here. Nothing changes them.
    nonisolated(unsafe) private static let code = #/`[^`]*`/#
    nonisolated(unsafe) private static let address = #/(?:\]\(| src=")([^)"\s]+)[)"]/#

    private static func addresses(in line: String) -> [String] {
        line.replacing(code, with: "").matches(of: address).map { String($0.1) }
    }

    private func leadsSomewhere(_ address: String, from path: String) -> Bool {
        guard !address.hasPrefix("#"), !address.contains("://"), !address.hasPrefix("mailto:") else { return true }
        let file = address.prefix { $0 != "#" }
        let target = BookPlaces.path(file.removingPercentEncoding ?? String(file), from: path)
        return FileManager.default.fileExists(atPath: course.checkout.root.appendingPathComponent(target).path)
    }
}
