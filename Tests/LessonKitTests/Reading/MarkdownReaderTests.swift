import Testing

@testable import LessonKit

@Suite("Markdown blocks")
struct MarkdownReaderTests {
    @Test(
        arguments: [
            // The lines of a paragraph are joined, a blank line begins another, and a hard break stays a break.
            ("one\ntwo\n\nthree", [.paragraph("one two"), .paragraph("three")]),
            ("one  \ntwo\\\nthree\\ \nfour", [.paragraph("one\ntwo\nthree\\ four")]),
            // Fenced code keeps its lines, also those that look like markdown, and a longer fence may hold a shorter one.
            (
                "```swift\n# not a heading\n\n    > nor a quote\n```\nafter",
                [.code(language: "swift", lines: ["# not a heading", "", "    > nor a quote"]), .paragraph("after")]
            ),
            ("````\n```\n````", [.code(language: "", lines: ["```"])]),
            // A table has a cell for each column, and a bar in code does not end one.
            (
                "| a | b |\n|---|---|\n| `x|y` | 1 \\| 2 |\n| z |",
                [.table(header: ["a", "b"], rows: [["`x|y`", "1 | 2"], ["z", ""]])]
            ),
            ("> why?", [.quote([MarkdownBlock(kind: .paragraph("why?"), line: 1)])]),
            (
                "<details><summary>Instructor · 6 minutes</summary>\n\nAsk.\n\n</details>\nafter",
                [
                    .details(summary: "Instructor · 6 minutes", [MarkdownBlock(kind: .paragraph("Ask."), line: 3)]),
                    .paragraph("after"),
                ]
            ),
            // A comment is not told, and Windows line ends make no difference.
            ("<!-- draft\nof mine -->\ntext", [.paragraph("text")]),
            ("# A\r\n\r\ntext\r\nmore", [.heading(level: 1, text: "A"), .paragraph("text more")]),
        ] as [(String, [MarkdownBlock.Kind])])
    func `each block is what it looks like`(text: String, kinds: [MarkdownBlock.Kind]) {
        #expect(MarkdownReader.blocks(in: text).map(\.kind) == kinds)
    }

    @Test func `each block knows its line, and a list holds paragraphs, code and lists`() throws {
        #expect(MarkdownReader.blocks(in: "# A\n\ntext\nmore\n\n> why?").map(\.line) == [1, 3, 6])
        let list = MarkdownReader.blocks(in: "3. one\n   more\n\n   ```\n   code\n   ```\n4. two\n   - inner")
        guard case .list(first: 3, let items)? = list.first?.kind, items.count == 2 else {
            Issue.record("no list with two items")
            return
        }
        #expect(items[0].map(\.kind) == [.paragraph("one more"), .code(language: "", lines: ["code"])])
        let inner = MarkdownBlock(kind: .paragraph("inner"), line: 8)
        #expect(items[1].map(\.kind) == [.paragraph("two"), .list(first: nil, items: [[inner]])])
    }
}
