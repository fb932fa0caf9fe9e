import Foundation
import Testing

@testable import Hub

/// `author pages`, where it refuses to write.
struct AuthorPagesTests {
    private let sample: SampleCourse

    init() throws { sample = try SamplePage().sample }

    private func files() throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: sample.root.path)
        return Dictionary(
            uniqueKeysWithValues: paths.map { ($0, (try? Data(contentsOf: sample.root.appending(path: $0))) ?? Data()) }
        )
    }

    @Test(arguments: [
        (
            "Lessons/02-subscribe/README.md", "It plays.", "<!-- code -->\nIt plays.",
            "Lessons/02-subscribe/README.md:5: <!-- code --> is not closed."
        ),
        ("Lessons/02-subscribe/README.md", "It plays.", "<!--code-->", "README.md:5: <!--code--> is no marker."),
        (
            "Lessons/02-subscribe/README.md", "## A clock", "## A watch",
            "Lessons/02-subscribe/README.md: its headings are not the steps of main.swift"
        ),
        (
            "README.md", "Workbook", "<!-- picture subscribe 1 -->",
            "README.md:1: <!-- picture subscribe 1 --> is not closed."
        ),
    ])
    func `a damaged page is refused before anything is built or written`(
        path: String, old: String, new: String, says: String
    ) throws {
        try sample.write("Workbook\n", to: "README.md")
        try sample.edit(path, old, new)
        let before = try files()
        let terminal = sample.told("author", "pages", "subscribe", ending: Hub.Exit.unavailable)
        let complaint = terminal.complaints.joined(separator: " ")
        #expect(complaint.contains(says), "\(complaint)")
        #expect(complaint.contains("Nothing was written."))
        #expect(try files() == before)
    }

    @Test func `--all is for pages alone`() {
        let terminal = sample.told("author", "operators", "--all", ending: Hub.Exit.usage)
        #expect(terminal.complaints == ["--all is for author pages, not for author operators."])
    }

    @Test func `the front page shows the picture of the step that its marker names`() throws {
        let sample = try SamplePage()
        try sample.sample.write(
            "# Workbook\n\n<!-- picture subscribe 1 -->\n<!-- /picture -->\n\nMore.\n", to: "README.md")
        let page = try sample.page
        let parts = page.made(from: SamplePage.recorded(clock: 417)).parts
        let front = try FrontPage(in: sample.sample.checkout)
        #expect(
            try front.woven([(page, parts)]) == """
                # Workbook

                <!-- picture subscribe 1 -->
                <img src="Lessons/02-subscribe/pictures/01-a-radio.svg" alt="radio: la at 300 ms.">
                <!-- /picture -->

                More.

                """)
        #expect(try front.woven([]) == sample.sample.read("README.md"))
        try sample.sample.edit("README.md", "subscribe 1", "subscribe 7")
        #expect(throws: DamagedPage.self) { try FrontPage(in: sample.sample.checkout).woven([(page, parts)]) }
    }
}
