import Terminal
import Testing

@testable import Hub

struct LabPlayMouseTests {
    /// The column of a tick, where nothing is wide.
    private let first = 10

    private func merged() throws -> (lab: PlayedLab, line: Int) {
        let lab = try PlayedLab("merge", "--1-----2-----|", "----8-----9|")
        return (lab, try #require(lab.line("a ")))
    }

    @Test func `a drag moves an element, and the output follows`() throws {
        var (lab, line) = try merged()
        #expect(lab.lines[line].hasPrefix("> a       --1---"))
        lab.drag(from: first + 2, to: first + 3, line: line)
        #expect(lab.rows[0] == "---1----2-----|")
        #expect(lab.output == "---18---2-9---|")
        #expect(lab.state.mode == .browse)
        lab.type("u")
        #expect(lab.rows[0] == "--1-----2-----|")
    }

    @Test func `it comes back as it went, past others and past the end`() throws {
        var (lab, line) = try merged()
        lab.mouse(.press(.left), first + 2, line)
        for column in Array(3...60) + (2...59).reversed() { lab.mouse(.drag(.left), first + column, line) }
        #expect(lab.rows[0] == "--1-----2-----|")
        lab.mouse(.release(.left), first + 2, line)
        #expect(lab.state.history.isEmpty)
    }

    @Test func `the end is dragged beyond the picture, and before tick 0 nothing goes`() throws {
        var (lab, line) = try merged()
        lab.drag(from: first + 14, to: first + 30, line: line)
        #expect(lab.state.board.rows[0].end?.tick == 30)
        lab.drag(from: first + 2, to: 0, line: line)
        #expect(lab.rows[0].hasPrefix("1-------2"))
        #expect(lab.state.notice == "Nothing comes before tick 0.")
    }

    @Test func `a click chooses a row and a tick, and a drag without an element does nothing`() throws {
        var (lab, line) = try merged()
        lab.drag(from: first + 5, to: first + 8, line: line + 2)
        #expect(lab.state.focus == .row(1, tick: 5, index: 0))
        #expect(lab.rows == ["--1-----2-----|", "----8-----9|"])
        lab.mouse(.press(.right), first + 2, line)
        #expect(lab.state.focus == .row(1, tick: 5, index: 0))
        lab.mouse(.press(.left), 3, line)
        #expect(lab.state.focus == .row(0, tick: 0, index: 0))
        lab.mouse(.press(.left), 3, 23)
        #expect(lab.state.focus == .row(0, tick: 0, index: 0))
    }

    @Test func `each of a group can be clicked`() throws {
        var lab = try PlayedLab("delay", "1", "-(12|)")
        let line = try #require(lab.line("source"))
        let start = try #require(lab.lines[line].firstIndex(of: "("))
        let column = lab.lines[line].distance(from: lab.lines[line].startIndex, to: start)
        #expect(lab.lines[line].hasSuffix("(1 2|)"))
        for (offset, index) in [(0, 0), (1, 0), (3, 1), (4, 2)] {
            lab.mouse(.press(.left), column + offset, line)
            lab.mouse(.release(.left), column + offset, line)
            #expect(lab.state.focus == .row(0, tick: 1, index: index), "\(offset)")
        }
    }

    @Test func `an argument is clicked, and clicked again to edit it`() throws {
        var lab = try PlayedLab("scan", "0", "a + b", "-1|")
        let line = try #require(lab.line("scan"))
        let text = lab.lines[line]
        let place = try #require(text.range(of: "a + b")).lowerBound
        let column = text.distance(from: text.startIndex, to: place)
        lab.mouse(.press(.left), column, line)
        #expect(lab.state.focus == .operation(stage: 0, item: 2))
        let now = try #require(lab.line("scan"))
        lab.mouse(.press(.left), column, now)
        guard case .argument = lab.state.mode else {
            Issue.record("It is not edited.")
            return
        }
        lab.press(.backspace)
        lab.mouse(.press(.left), 12, 4)
        #expect(lab.state.notice == "This cannot be run yet. Esc puts the old one back.")
        lab.type("a")
        lab.mouse(.press(.left), 3, now)
        #expect(lab.state.focus == .operation(stage: 0, item: 0))
        #expect(lab.state.board.words[2] == "a + a")
        lab.mouse(.press(.left), 3, now)
        #expect(lab.state.view == .chooser)
    }

    @Test func `a click goes back from a page`() throws {
        var (lab, _) = try merged()
        lab.type("?")
        lab.mouse(.press(.left), 5, 5)
        #expect(lab.state.view == .board)
    }
}
