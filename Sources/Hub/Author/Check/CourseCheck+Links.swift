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
                return Self.addresses(in: String(line)).compactMap { problem($0, from: path) }.map {
                    "\(path):\(index + 1): \($0)"
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

    private func problem(_ address: String, from path: String) -> String? {
        guard !address.contains("://"), !address.hasPrefix("mailto:") else { return nil }
        let file = address.prefix { $0 != "#" }
        let target = file.isEmpty ? path : BookPlaces.path(file.removingPercentEncoding ?? String(file), from: path)
        guard course.checkout.has(target) else {
            let isDrawn = file.hasPrefix("pictures/") && file.contains(/\/[0-9]{2}-[^\/]*\.svg$/)
            return isDrawn
                ? "the picture \(file) is missing. Draw it again: swift run workbook author pages "
                    + LessonFolder.commandName(of: String(path.split(separator: "/").dropLast().last ?? ""))
                : "the link \(address) leads nowhere. Name a file that is there, or take it out."
        }
        let wanted = address.dropFirst(file.count + 1)
        guard !wanted.isEmpty, target.hasSuffix(".md"), let text = read(target) else { return nil }
        let names = text.sourceLines.filter { $0.hasPrefix("#") }.map { line in
            BlockHTML.identifier(of: String(line.drop { $0 == "#" || $0 == " " }))
        }
        if names.contains(String(wanted)) { return nil }
        let near = Nearest.question(to: "#\(wanted)", in: names.map { "#\($0)" }) ?? ""
        return "\(target) has no heading #\(wanted).\(near)"
    }
}
