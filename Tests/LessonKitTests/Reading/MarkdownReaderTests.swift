import Testing

@testable import LessonKit

@Suite("Markdown blocks")
struct MarkdownReaderTests {
    private func kinds(_ text: String) -> [MarkdownBlock.Kind] { MarkdownReader.blocks(in: text).map(\.kind) }

    @Test func `the lines of a paragraph are joined, and a blank line begins another`() {
        #expect(kinds("one\ntwo\n\nthree") == [.paragraph("one two"), .paragraph("three")])
    }

    @Test func `a hard break stays a break`() {
        #expect(kinds("one  \ntwo\\\nthree") == [.paragraph("one\ntwo\nthree")])
    }

    @Test func `each block knows its line`() {
        #expect(MarkdownReader.blocks(in: "# A\n\ntext\nmore\n\n> why?").map(\.line) == [1, 3, 6])
    }

    @Test func `fenced code keeps its lines, also those that look like markdown`() {
        let text = "```swift\n# not a heading\n\n    > nor a quote\n```\nafter"
        #expect(
            kinds(text) == [
                .code(language: "swift", lines: ["# not a heading", "", "    > nor a quote"]), .paragraph("after"),
            ])
    }

    @Test func `a longer fence may hold a shorter one`() {
        #expect(kinds("````\n```\n````") == [.code(language: "", lines: ["```"])])
    }

    @Test func `a list holds paragraphs, code and lists`() throws {
        let items = try #require(
            kinds("3. one\n   more\n\n   ```\n   code\n   ```\n4. two\n   - inner").first.flatMap { kind in
                if case .list(first: 3, let items) = kind { items.map { $0.map(\.kind) } } else { nil }
            })
        #expect(items.first == [.paragraph("one more"), .code(language: "", lines: ["code"])])
        #expect(items.last?.first == .paragraph("two"))
        guard case .list(first: nil, _)? = items.last?.last else { return #expect(Bool(false), "no list inside") }
    }

    @Test func `a table has a cell for each column, and a bar in code does not end one`() {
        let text = "| a | b |\n|---|---|\n| `x|y` | 1 \\| 2 |\n| z |"
        #expect(kinds(text) == [.table(header: ["a", "b"], rows: [["`x|y`", "1 | 2"], ["z", ""]])])
    }

    @Test func `a quote holds its blocks, and details their summary`() {
        #expect(
            MarkdownReader.blocks(in: "> why?") == [
                MarkdownBlock(
                    kind: .quote([MarkdownBlock(kind: .paragraph("why?"), line: 1)]), line: 1)
            ])
        let text = "<details><summary>Instructor · 6 minutes</summary>\n\nAsk.\n\n</details>\nafter"
        #expect(
            kinds(text) == [
                .details(
                    summary: "Instructor · 6 minutes",
                    [MarkdownBlock(kind: .paragraph("Ask."), line: 3)]), .paragraph("after"),
            ])
    }

    @Test func `a comment is not told`() {
        #expect(kinds("<!-- draft\nof mine -->\ntext") == [.paragraph("text")])
    }

    @Test func `Windows line ends make no difference`() {
        #expect(kinds("# A\r\n\r\ntext\r\nmore") == [.heading(level: 1, text: "A"), .paragraph("text more")])
    }
}
