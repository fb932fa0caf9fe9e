import Foundation
import LessonKit

/// A lesson's README.md as a page on the web: the author's text, and in it the code and the runs of the steps.
///
/// The author's text stays as it is. Code and runs stand between markers, and are made anew each time.
struct ReadmePage {
    let lesson: Course.Lesson
    let text: PageText
    let steps: [ReadmeStep]
    private let own: [String]
    private let folder: URL

    /// Where it stands, as seen from the checkout.
    var path: String { lesson.pagePath }

    /// - Throws: `DamagedPage` if a marker is damaged, or if the headings are not those of the steps.
    init(_ lesson: Course.Lesson, in checkout: Checkout) throws(DamagedPage) {
        let folder = checkout.root.appendingPathComponent(lesson.path)
        let text = PageText.of(checkout.text(of: lesson.pagePath))
        let sources = StepSource.all(in: checkout.text(of: lesson.mainPath))
        let pictures = Set(checkout.files(in: "\(lesson.path)/pictures"))
        (self.lesson, self.text, self.folder, own) = (lesson, text, folder, text.ownLines)
        let (places, headings) = (StepPlaces.all(in: own), text.headings)
        steps = zip(places, sources).enumerated().map { index, step in
            ReadmeStep(
                number: index + 1, places: step.0, source: step.1, old: Self.parts(in: text, headings, under: step.0),
                pictures: pictures)
        }
        let path = path
        let problems = text.problems.map { "\(path):\($0.line): \($0.text)" }
        guard problems.isEmpty else { throw DamagedPage(problems: problems, isMarker: true) }
        guard places.map(\.title) == sources.map(\.title) else {
            throw DamagedPage(
                problems: [
                    "\(path): its headings are not the steps of main.swift, or a step has no question. What is missing: "
                        + "swift run workbook author check \(lesson.name)"
                ])
        }
    }

    /// The parts that stand under a step's heading now.
    private static func parts(
        in text: PageText, _ headings: [(title: String, line: Int)], under step: StepPlaces
    ) -> [PageText.Placed] {
        guard let index = headings.firstIndex(where: { $0.title == step.title }) else { return [] }
        let end = index + 1 < headings.count ? headings[index + 1].line : Int.max
        return text.parts.filter { (headings[index].line..<end).contains($0.lines.lowerBound) }
    }

    /// The text of a file of the lesson, such as a picture.
    func read(_ name: String) -> String? { SourceFile.read(folder.appendingPathComponent(name)) }

    /// The text of the page with these parts for each step.
    func woven(_ parts: [ReadmeStep.Parts]) -> String {
        var before: [Int: [PagePart]] = [:]
        for (step, parts) in zip(steps, parts) {
            before[step.places.question, default: []].append(parts.code)
            before[step.places.answer, default: []].append(parts.run)
            before[step.places.answered, default: []].append(parts.answered)
            if let place = step.places.variant, let variant = parts.variant {
                before[place, default: []].append(variant)
            }
            if let place = step.places.varied, let varied = parts.varied {
                before[place, default: []].append(varied)
            }
        }
        var page: [String] = []
        for (index, line) in (own + [nil]).enumerated() {
            for part in before[index] ?? [] {
                if page.last?.isEmpty == false { page.append("") }
                page += part.marked + [""]
            }
            if let line { page.append(line) }
        }
        return page.joined(separator: "\n")
    }
}

/// Why a page cannot be written.
struct DamagedPage: Error, CustomStringConvertible {
    let problems: [String]
    var isMarker = false

    var description: String {
        let advice =
            "Nothing was written. Mend the line, or delete the part with both of its markers. The next run writes it again."
        return (problems + (isMarker ? [advice] : ["Nothing was written."])).joined(separator: "\n")
    }
}
