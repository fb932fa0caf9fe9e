import Foundation

/// The headings of README.md beside the steps of main.swift: the same words in the same order, or what is not.
struct StepComparison {
    struct Title {
        let title: String
        let line: Int
    }

    /// The two files, as problems name them.
    struct Places {
        let readme: String
        let main: String

        init(folder: URL) {
            readme = LessonFolder.shown(folder.appendingPathComponent("README.md"))
            main = LessonFolder.shown(folder.appendingPathComponent("main.swift"))
        }
    }

    let headings: [Title]
    let steps: [Title]
    let places: Places

    var problems: [String] {
        let twice =
            Self.twice(headings).map {
                "\(places.readme):\($0.line): a second heading \"\($0.title)\". Give each its own words."
            }
            + Self.twice(steps).map {
                "\(places.main):\($0.line): a second step \"\($0.title)\". Give each its own title."
            }
        let unpaired = withoutStep + withoutHeading
        if !twice.isEmpty || !unpaired.isEmpty { return twice + unpaired }
        guard let (heading, step) = zip(headings, steps).first(where: { $0.title != $1.title }) else { return [] }
        return [
            "\(places.readme):\(heading.line): here comes \"\(heading.title)\", but \(places.main):\(step.line) has "
                + "\"\(step.title)\" in its place. Put both files in the same order."
        ]
    }

    private var withoutStep: [String] {
        let titles = Set(steps.map(\.title))
        return headings.filter { !titles.contains($0.title) }.map { heading in
            "\(places.readme):\(heading.line): the heading \"\(heading.title)\" has no Step in \(places.main)."
                + hint(heading.title, among: steps, without: headings)
        }
    }

    private var withoutHeading: [String] {
        let titles = Set(headings.map(\.title))
        return steps.filter { !titles.contains($0.title) }.map { step in
            "\(places.main):\(step.line): the step \"\(step.title)\" has no heading in \(places.readme)."
                + hint(step.title, among: headings, without: steps)
        }
    }

    /// What `title` may be meant to be the same as.
    private func hint(_ title: String, among titles: [Title], without partners: [Title]) -> String {
        let paired = Set(partners.map(\.title))
        let near = Nearest.names(to: title, in: titles.map(\.title).filter { !paired.contains($0) }).first
        return near.map { " There it is called \"\($0)\": use the same words." } ?? " Write it, or take this one out."
    }

    private static func twice(_ titles: [Title]) -> [Title] {
        var seen: Set<String> = []
        return titles.filter { !seen.insert($0.title).inserted }
    }
}
