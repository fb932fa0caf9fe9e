import Terminal
import Testing

@testable import Hub

struct LabChooserTests {
    private func names(_ filter: String) throws -> [String] {
        var lab = try PlayedLab([])
        lab.take(.read(LabKnowledge(otherNames: ["switchmap": "flatMapLatest"])))
        lab.type(filter)
        return lab.state.chooser.shown.map(\.one.typed)
    }

    @Test func `typing filters, nearest first`() throws {
        #expect(try names("deb") == ["debounce"])
        #expect(try names("take").prefix(2) == ["take", "takeFor"])
        #expect(try names("LATEST").contains("flatMapLatest"))
        #expect(try names("debuonce") == ["debounce"])
        #expect(try names("switchMap").first == "flatMapLatest")
        #expect(try names("qqq").isEmpty)
        #expect(try names("take(un").first == "takeUntil")
    }

    @Test func `Enter opens the marked one, Esc clears, goes back, and quits`() throws {
        var lab = try PlayedLab([])
        lab.type("zip")
        lab.press(.escape)
        #expect(lab.state.chooser.filter.isEmpty)
        #expect(lab.effects.isEmpty)
        lab.type("con")
        lab.press(.down)
        let marked = lab.state.chooser.entry?.one.typed
        lab.press(.enter)
        #expect(lab.state.view == .board)
        #expect(lab.state.board.stages[0].name == marked)
        lab.press(.escape)
        #expect(lab.state.view == .chooser)
        #expect(lab.state.chooser.entry?.one.typed == marked)
        lab.press(.escape)
        #expect(lab.state.view == .board)
        var first = try PlayedLab([])
        first.press(.escape)
        #expect(first.effects == [.quit])
        first.type("qqq")
        first.press(.enter)
        #expect(first.state.view == .chooser)
    }

    @Test func `rows and streams of elements stay where another operator is to be compared, and u goes back`() throws {
        var lab = try PlayedLab("merge", "--1-----2-----|", "----8-----9|")
        lab.type("oconcat\n")
        #expect(lab.state.board.words == ["concat", "--1-----2-----|", "----8-----9|"])
        #expect(lab.state.notice == "Your rows stay. r shows the sample of concat.")
        lab.type("r")
        #expect(lab.state.board.words == LabOperator.combining[2].example)
        lab.type("uu")
        #expect(lab.state.board.words[0] == "merge")
        lab.type("r")
        #expect(lab.state.board.words[0] == "merge")
        // Another category has its own sample, unless the rows were changed.
        lab.type("oamb\n")
        #expect(lab.rows == ["---1--2--3--|", "-7--8--9|"])
        lab.type(">ozip\n")
        #expect(lab.state.board.words == ["zip", "a + b", "----1-2--3--|", "-7--8--9|"])
        // One row is too few.
        lab.type("odebounce\n")
        #expect(lab.rows == ["-1-2-3------4--|"])
        lab = try PlayedLab("flatMapLatest", "x=-1|", "-x--|")
        lab.type("oconcatMap\n")
        #expect(lab.state.board.words == ["concatMap", "x=-1|", "-x--|"])
        lab.type("omap\n")
        #expect(lab.rows == ["-1-2-3|"])
    }

    @Test func `the list has categories, a sentence for each, and an example of the marked one`() throws {
        var lab = try PlayedLab([], lines: 30)
        lab.take(.read(LabKnowledge(summaries: ["merge": "The elements of `several`.", "first": "never"])))
        #expect(lab.shows(" Creating"))
        lab.type("merge")
        #expect(lab.lines.contains { $0.hasPrefix(" > merge  ") && $0.hasSuffix("  The elements of several.") })
        #expect(lab.shows(" merge(a, b)"))
        lab.type("qqq")
        #expect(lab.shows("No operator is like this."))
        lab.press(.backspace, .backspace, .backspace, .down)
        #expect(lab.state.chooser.entry?.one.typed == "mergeMaxConcurrent")
    }

    @Test func `a click opens an operator, and the wheel moves the mark`() throws {
        var lab = try PlayedLab([])
        lab.mouse(.wheelDown, 5, 5)
        lab.mouse(.wheelDown, 5, 5)
        lab.mouse(.wheelUp, 5, 5)
        #expect(lab.state.chooser.marked == 1)
        let line = try #require(lab.lines.firstIndex { $0.hasPrefix("   range") })
        lab.mouse(.press(.left), 6, line)
        #expect(lab.state.view == .board)
        #expect(lab.state.board.stages[0].name == "range")
    }
}
