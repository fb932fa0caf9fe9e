import Marbles
import Terminal
import Testing

@testable import LessonKit

struct LivePictureTests {
    private let letters = Letters(isASCII: true)

    private func row(_ name: String, _ values: [(Int, String)], from start: Int = 0, to end: Int? = nil) -> StageRow {
        var row = StageRow(kind: .stream, name: name, subscribed: start)
        row.values = values.map { StageRow.Value(time: $0.0, text: $0.1) }
        row.ended = end
        return row
    }

    private func picture(_ rows: StageRow..., height: Int? = nil, width: Int = 40) -> [String] {
        LivePicture(of: rows, height: height).lines(width: width, letters)
    }

    @Test func `a column is 100 ms, a pause takes five of them, and what comes together stands together`() {
        let paused = picture(
            row("text", [(0, "a"), (100, "b"), (420, "c"), (60_000, "d")]), row("tap", [(60_000, "")]))
        #expect(paused.prefix(2) == ["text   (^ a)b--c----d-", "tap    ^....--------o-"])
        #expect(
            picture(row("a", [(1000, "1"), (1004, "2")]), row("b", [(1049, "3")])).prefix(2)
                == ["a      ^----(1 2)-", "b      ^----3....-"])
        #expect(picture() == [], "nothing recorded")
    }

    @Test(arguments: [40, 80, 200]) func `the newest is seen, whatever has gone before`(width: Int) {
        let values = (0..<300).map { ($0 * 130, $0 % 7 == 0 ? "a long value, number \($0)" : "\($0 % 10)") }
        let lines = picture(row("text", values), row("한글 label", values), width: width)
        #expect(lines.count == (width == 40 ? 4 : 3))
        #expect(lines[0].hasSuffix("9-"))
        #expect(lines.allSatisfy { $0.displayWidth <= width })
        #expect(lines[0].displayWidth > width - 20)
    }

    @Test func `what had ended before what is seen has no row, and of too many those that have changed last are seen`()
    {
        let values = (0..<100).map { ($0 * 100, "x") }
        let inner = (0..<4).map { row("inner \($0)", [], from: 9000 + $0, to: 9500 + $0) }
        let lines = LivePicture(of: [row("text", values), row("old", [], from: 0, to: 100)] + inner, height: 2)
            .lines(width: 40, letters)
        #expect(lines.map { $0.prefix(7) } == ["text   ", "inner 3"])
        #expect(!picture(row("text", values), row("old", [], from: 0, to: 100)).contains { $0.hasPrefix("old") })
    }

    @Test func `of too much at once the first and the last are seen, and a long text loses its beginning`() {
        #expect(picture(row("text", (0..<40).map { (5, "v\($0)") }))[0] == "text   (^ v0 ...38... v39)-")
        #expect(picture(row("text", [(5, "one"), (900, "milk and honey")]))[0].contains("<...ney>"))
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6]) func `there are as many lines as fit, the rows before the words`(height: Int) {
        let rows = (0..<4).map { row("row \($0)", [($0 * 100, "a value that is long")]) }
        let lines = LivePicture(of: rows, height: height).lines(width: 40, letters)
        #expect(lines.count <= height)
        #expect(lines.filter { $0.hasPrefix("row ") }.count == min(height, 4))
    }
}
