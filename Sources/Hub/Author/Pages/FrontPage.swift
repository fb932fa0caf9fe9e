import Foundation
import LessonKit

/// The README.md of the package. Between the markers `<!-- picture subjects 2 -->` it shows the picture of a step.
struct FrontPage {
    static let path = "README.md"
    private let text: PageText

    /// - Throws: `DamagedPage` if a marker is damaged.
    init(in checkout: Checkout) throws(DamagedPage) {
        text = PageText(checkout.text(of: Self.path))
        let problems = text.problems.map { "\(Self.path):\($0.line): \($0.text)" }
        guard problems.isEmpty else { throw DamagedPage(problems: problems, isMarker: true) }
    }

    /// The text with the pictures of these lessons. A picture of another lesson stays as it is.
    ///
    /// - Throws: `DamagedPage` if a marker names a step that has no picture.
    func woven(_ pages: [(page: ReadmePage, parts: [ReadmeStep.Parts])]) throws(DamagedPage) -> String {
        var lines = text.lines.map(String.init)
        for placed in text.parts.reversed() where placed.part.kind == .picture {
            let words = placed.part.note.split(separator: " ")
            guard let (page, parts) = pages.first(where: { $0.page.lesson.name == words.first ?? "" }) else { continue }
            let number = words.count == 2 ? Int(words[1]) ?? 0 : 0
            let run = parts.indices.contains(number - 1) ? parts[number - 1].run.lines : []
            guard let image = run.first(where: { $0.hasPrefix("<img ") }) else {
                throw DamagedPage(problems: [
                    "\(Self.path):\(placed.lines.lowerBound + 1): \(page.lesson.name) has no picture of a step \(number)."
                ])
            }
            let source = "src=\"Lessons/\(page.lesson.folder)/pictures/"
            let part = PagePart(
                .picture, note: placed.part.note, lines: [image.replacing("src=\"pictures/", with: source)])
            lines.replaceSubrange(placed.lines, with: part.marked)
        }
        return lines.joined(separator: "\n")
    }
}
