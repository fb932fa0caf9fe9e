import Testing

@testable import Hub
@testable import LessonKit
@testable import Terminal

/// Blocks as lines of a page.
struct RendererTests {
    private let renderer = Renderer(width: 40, paint: Paint(hasColour: false, isASCII: false))

    private func text(_ blocks: Block...) -> [String] { renderer.lines(blocks).map { $0.map(\.text).joined() } }

    @Test func `rows that fit stay; longer ones are cut at one column, and go on below with their pointer`() {
        let rows = ["expected   --1--|", "yours      -----|", "             ▲ tick 2: nothing"]
        #expect(text(.inset([.diagram(rows)])) == rows.map { "  " + $0 })
        #expect(
            text(.diagram(["yours      --2--|", "             ▲ tick 2: expected 1, and got 2 instead"])) == [
                "yours      --2--|",
                "             ▲",
                "tick 2: expected 1, and got 2 instead",
            ])
        #expect(
            text(
                .diagram([
                    "expected   " + String(repeating: "-", count: 32) + "1|",
                    "yours      " + String(repeating: "-", count: 33) + "2|",
                    "the fan    -^",
                ])) == [
                    "expected   " + String(repeating: "-", count: 29),
                    "yours      " + String(repeating: "-", count: 29),
                    "the fan    -^",
                    "---1|",
                    "----2|",
                ])
    }

    @Test func `wide letters count as two columns, also before a mark`() {
        #expect(
            text(.diagram([String(repeating: "한", count: 24)])) == [
                String(repeating: "한", count: 20), "    " + String(repeating: "한", count: 4),
            ])
        #expect(text(.evidence(.code("let 하나 = two", mark: 9))) == ["let 하나 = two", "           ^"])
    }

    @Test func `prose is broken between words, beside its mark; colour takes no room, and is added last`() {
        let block = Block.marked("✗ ", .bad, [.prose("one two three four five six seven eight")])
        #expect(text(block) == ["✗ one two three four five six seven", "  eight"])
        let paint = Paint(hasColour: true, isASCII: false)
        #expect(
            Renderer(width: 40, paint: paint).lines([block]).map(paint.text) == [
                "\u{1B}[1;31m✗ \u{1B}[0mone two three four five six seven", "  eight",
            ])
    }

    @Test func `a gap is one empty line, and none at the beginning`() {
        #expect(text(.gap, .prose("one"), .gap, .gap, .prose("two")) == ["one", "", "two"])
    }

    @Test func `a command stays whole on a page; in a fixed width it breaks, a path before its file`() {
        let command = "swift run workbook solution sync-async 2 --reveal"
        #expect(text(.command(command)) == ["  " + command])
        let fixed = Renderer(page: 40, paint: Paint(hasColour: false, isASCII: false))
        #expect(fixed.lines([.command(command)]).allSatisfy { $0.displayWidth <= 40 })
        let path = Block.whole("Lessons/04-just-from/Exercises/06-line-by-line.swift:12", .strong)
        #expect(
            fixed.lines([path]).map { $0.map(\.text).joined() } == [
                "Lessons/04-just-from/Exercises/", "  06-line-by-line.swift:12",
            ])
    }
}
