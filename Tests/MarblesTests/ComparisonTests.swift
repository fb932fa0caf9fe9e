import Marbles
import Streams
import Testing

struct ComparisonTests {
    private let given = [
        Timeline.Row("scores", marbles("-1--2-----3--|")), Timeline.Row("the fan", Subscription(4)),
    ]

    @Test func `the first difference is marked under its column`() {
        let comparison = Comparison(
            given: given, expected: marbles("----2-----3--|"), yours: marbles("----------3--|"))
        #expect(
            comparison.draw() == [
                "scores     -1--2-----3--|",
                "the fan    ----^",
                "expected   ----2-----3--|",
                "yours      ----------3--|",
                "               ^ tick 4: expected 2, nothing came",
            ])
        #expect(
            comparison.draw(style: .unicode) == [
                "scores     ─1──2─────3──┤",
                "the fan    ────^",
                "expected   ────2─────3──┤",
                "yours      ──────────3──┤",
                "               ▲ tick 4: expected 2, nothing came",
            ])
    }

    @Test func `equal events have nothing marked, and nothing at all is still a line`() {
        let comparison = Comparison(expected: marbles("-1|"), yours: marbles("-1|"))
        #expect(comparison.difference == nil)
        #expect(comparison.draw() == ["expected   -1|", "yours      -1|"])
        #expect(Comparison(expected: marbles("-1|"), yours: []).draw()[1] == "yours      ---")
    }

    @Test func `a group moves what comes after it in all rows alike`() {
        let comparison = Comparison(
            given: [.init("source", marbles("-1--2-|"))], expected: marbles("-(12)--3|"), yours: marbles("-(12)--4|"))
        #expect(
            comparison.draw() == [
                "source     -1   --2-|",
                "expected   -(12)--3|",
                "yours      -(12)--4|",
                "                  ^ tick 4: expected 3, got 4",
            ])
    }

    @Test func `in a narrow picture the words stand left of the mark or below it`() {
        let far = Comparison(expected: marbles("-----------------------------1|"), yours: marbles(""))
        #expect(far.draw(width: 50)[2] == "      tick 29: expected 1, nothing came ^")
        let near = Comparison(expected: marbles("--------------1|"), yours: marbles(""))
        #expect(
            near.draw(width: 40)[2...] == ["                         ^", "tick 14: expected 1, nothing came"])
    }

    @Test func `in a folded picture the mark stands in the part that has its tick`() {
        let expected = "1-2-3-4-5-6-7-8-9-0-1-2-3-4-5-6-7-8-9-0-1|"
        let yours = "1-2-3-4-5-6-7-8-9-0-1-2-3-4-5-6-7-8-9-0-2|"
        let lines = Comparison(expected: marbles(expected), yours: marbles(yours)).draw(width: 40)
        #expect(
            lines == [
                "tick       0         10        20",
                "expected   1-2-3-4-5-6-7-8-9-0-1-2-3-4-5",
                "yours      1-2-3-4-5-6-7-8-9-0-1-2-3-4-5",
                "tick       29         40",
                "expected   -6-7-8-9-0-1|",
                "yours      -6-7-8-9-0-2|",
                "                      ^",
                "tick 40: expected 1, got 2",
            ])
    }

    @Test func `a difference in an idle stretch is not hidden in a gap`() throws {
        let expected = "1" + String(repeating: "-", count: 99) + "2|"
        let comparison = Comparison(expected: marbles(expected), yours: marbles("1-------------------#"))
        let lines = comparison.draw(width: 60)
        let mark = try #require(lines.firstIndex { $0.contains("^") })
        let column = try #require(
            lines[mark].firstIndex(of: "^").map { lines[mark].distance(from: lines[mark].startIndex, to: $0) })
        #expect(Array(lines[mark - 1])[column] == "#")
    }

    @Test func `elements can be shown as the letters of a legend`() {
        let comparison = Comparison(
            expected: marbles("-1-2|"), yours: marbles("-1-3|"), text: { ["a", "b", "c"][$0 - 1] })
        #expect(
            comparison.draw() == [
                "expected   -a-b|", "yours      -a-c|", "              ^ tick 3: expected b, got c",
            ])
    }
}
