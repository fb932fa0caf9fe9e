import ExerciseSupport
import Terminal
import Testing

@testable import Hub
@testable import LessonKit

@Suite(.ownThread) struct LabPlayDrawingTests {
    @Test func `rows, operator and output stand below a ruler`() throws {
        let lab = try PlayedLab("concat", "--1--2|", "--3--|", lines: 18, isASCII: false)
        #expect(
            lab.lines.dropFirst(2).prefix(9).joined(separator: "\n") == """
                  tick          0    5    10
                › a             ──1──2┤
                                  ▲ 1 at tick 2
                  b             ──3──┤
                    subscribed        ^─3──┤
                ═ concat ═════════════════════════════════════════════════════════════════════
                  output        ──1──2──3──┤

                 concat(a, b) sends 1 at tick 2, 2 at tick 5 and 3 at tick 8, and completes at
                """)
    }

    @Test func `what has the focus is marked without colour`() throws {
        var lab = try PlayedLab("debounce", "3", "-1-(23)-|")
        #expect(lab.lines[3].hasPrefix("> source  -1-(2 3)-|"))
        #expect(lab.lines[4] == "           ^ 1 at tick 1")
        lab.press(.right, .right, .right)
        #expect(lab.lines[4] == "                ^ 3 at tick 3")
        lab.press(.right)
        #expect(lab.lines[4] == "                  ^ tick 4: nothing")
        lab.press(.right, .character(" "))
        #expect(lab.lines[4] == "                   ^ completed at tick 5, held")
        lab.press(.down)
        #expect(lab.lines[4].hasPrefix("> debounce  ticks [3] ==="))
        #expect(lab.lines[3].hasPrefix("  source"))
    }

    @Test func `a row that is never subscribed, and one that is left early, say so`() throws {
        #expect(try PlayedLab("catch", "-1|", "-2|").shows("    not subscribed"))
        #expect(try PlayedLab("take", "1", "-1-2|").shows("    subscribed  -(1!)"))
    }

    @Test func `a long row scrolls, and the ruler says that there is more`() throws {
        let long = String(repeating: "-1--", count: 50) + "|"
        var lab = try PlayedLab("delay", "1", long, columns: 60)
        #expect(lab.lines[2].hasPrefix("  tick    0"))
        #expect(lab.lines[2].hasSuffix(">"))
        lab.press(.end)
        #expect(lab.lines[2].contains("tick   <"))
        #expect(lab.shows("completed at tick 200 ^"))
        lab.press(.home)
        #expect(lab.lines[2].hasPrefix("  tick    0"))
        lab.press(.pageDown, .pageDown, .pageDown, .pageDown, .pageDown)
        #expect(lab.shows("tick 50: nothing"))
        let left = lab.state.left
        lab.press(.left)
        #expect(lab.state.left == left)
    }

    /// Boards of all sorts: wide values, long names, errors, chains, many rows.
    private static let boards: [[String]] = [
        ["map", "x + '한글 값 🙂'", "a=사과나무", "b=👨‍👩‍👧", "-a-(ab)-b|"],
        ["merge", "-1|", "-2|", "-3|", "-4|", "-5|", "-6|", "-7|", "-8|"],
        ["toArray", "-1-2-3-4-5-6-7-8-9-1-2-3-4-5-6-7-8-9-1-2-3-4-5-6-7-8-9|"],
        ["delay", "1", String(repeating: "-1--", count: 90) + "|"],
        ["map", "x > 2 ? 'a long text that is wider than any terminal of forty columns' : 'short'", "-1-3|"],
        ["map", "x * 2", "-1-2-3|", "|>", "scan", "0", "a + b", "|>", "merge", "--9|", "|>", "take", "3"],
        ["retry", "20", "-1-#"], ["repeatElement", "1"], ["zip", "-(1234567890abcdefghij)|", "-(1234567890abc)|"],
    ]

    /// What can be on the page, by the keys that lead there from the last one.
    private static let pages: [[Key]] = [
        [], [.down], [.enter, .character("("), .character("한")], [.escape, .character("s")],
        [.escape, .character("y")], [.escape, .character("?")], [.escape, .escape], [.character("글"), .character("z")],
    ]

    @Test(arguments: [(40, 24), (41, 9), (60, 24), (60, 12), (80, 24), (120, 40), (200, 50), (20, 5), (20, 1)])
    func `no line is wider than the terminal, and there are as many as it has`(_ columns: Int, _ lines: Int) throws {
        for isASCII in [true, false] {
            for board in Self.boards + (columns == 40 && isASCII ? LabOperator.all.map(\.example) : []) {
                var lab = try PlayedLab(board, columns: columns, lines: lines, isASCII: isASCII)
                for keys in board.count < 5 ? Self.pages : Array(Self.pages.prefix(3)) {
                    for key in keys { lab.press(key) }
                    let drawn = LabPlayDrawing(lab.state, Paint(hasColour: false, isASCII: isASCII)).lines
                    #expect(drawn.count == lines, "\(board) \(keys)")
                    #expect(drawn.allSatisfy { $0.displayWidth < columns }, "\(board) \(keys)")
                }
            }
        }
    }

    @Test func `the row of the focus, the output and the keys are seen in a few lines`() throws {
        let words = ["merge"] + (1...8).map { "-\($0)|" }
        var lab = try PlayedLab(words, lines: 8)
        for _ in 0..<7 { lab.press(.down) }
        #expect(lab.shows("> h"))
        #expect(lab.shows("  output"))
        #expect(lab.shows("q quit"))
        #expect(lab.shows("8 at tick 1") || lab.shows("tick 1"))
    }

    @Test func `control characters do not reach the terminal, and in ASCII every letter is ASCII`() throws {
        var lab = try PlayedLab("map", "x + '\u{1B}[31m\u{7}'", "a=\u{9B}x", "-a|")
        lab.press(.down, .enter)
        let text = lab.lines.joined()
        #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        for keys in ["", " ", "\t\t\t", "y", "?", "o"] {
            var lab = try PlayedLab("debounce", "3", "-1-2|")
            lab.type(keys)
            #expect(lab.lines.joined().allSatisfy { $0.isASCII }, "\(keys)")
        }
    }
}
