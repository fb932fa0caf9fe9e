import Terminal
import Testing

@testable import Hub

/// A chain that is built on the board.
struct LabChainTests {
    @Test func `c adds an operator behind the one at the cursor, and the output moves at once`() throws {
        var lab = try PlayedLab("map", "x * 10", "-1-2-3|")
        lab.type("c")
        #expect(lab.shows("what follows map?"))
        lab.type("filter\n")
        #expect(lab.state.board.words == ["map", "x * 10", "-1-2-3|", "|>", "filter", "x % 2 == 0"])
        #expect(lab.state.focus == .operation(stage: 1, item: 1))
        lab.type("cdebounce\n")
        lab.type("1")
        lab.press(.enter)
        #expect(lab.state.result?.output.map(\.time) == [2, 4, 6, 6])
        lab.type("+")
        #expect(lab.state.result?.output.map(\.time) == [6, 6])
        #expect(lab.shows("map { x * 10 } |> filter { x % 2 == 0 } |> debounce(2)"))
        #expect(lab.line("output 1") != nil && lab.line("output 2") != nil && lab.line("output ") != nil)
        // Between the two.
        lab.press(.up)
        lab.type("cscan\n")
        #expect(lab.state.board.stages.map(\.name) == ["map", "filter", "scan", "debounce"])
        lab.type("yq")
        #expect(
            lab.state.board.command == "swift run workbook marble map 'x * 10' '-1-2-3|' '|>' filter 'x % 2 == 0' '|>' "
                + "scan 0 'a + b' '|>' debounce 2")
    }

    @Test func `the arguments of all operators are reached`() throws {
        var lab = try PlayedLab("map", "x", "-1|", "|>", "scan", "0", "a + b", "|>", "zip", "a + b", "-7|")
        var spots: [LabPlay.Focus] = []
        lab.press(.end)
        for _ in 0..<7 {
            lab.press(.tab)
            spots.append(lab.state.focus)
        }
        #expect(
            spots == [
                .operation(stage: 0, item: 1), .operation(stage: 1, item: 1), .operation(stage: 1, item: 2),
                .row(1, tick: 1, index: 0), .row(1, tick: 2, index: 0), .operation(stage: 2, item: 1),
                .row(0, tick: 1, index: 0),
            ])
        lab.press(.down, .down)
        #expect(lab.state.focus == .operation(stage: 1, item: 1))
        lab.press(.right, .right)
        #expect(lab.state.focus == .operation(stage: 1, item: 2))
    }

    @Test func `x removes an operator, and u brings it back`() throws {
        var lab = try PlayedLab("map", "x + 1", "-1-2|", "|>", "filter", "x > 2", "|>", "take", "1")
        lab.press(.down, .down)
        lab.type("x")
        #expect(lab.state.board.words == ["map", "x + 1", "-1-2|", "|>", "take", "1"])
        #expect(lab.state.notice == "filter is removed. u brings it back.")
        #expect(lab.output == "-(2|)")
        lab.type("x")
        #expect(lab.state.board.words == ["take", "1", "-1-2|"])
        lab.type("x")
        #expect(lab.state.notice == "take is the only operator. o shows the others.")
        lab.type("uu")
        #expect(lab.state.board.words.count == 9)
        lab.press(.delete)
        #expect(lab.state.board.words.count == 9)
        #expect(lab.state.notice == "Enter edits this argument. x removes the operator.")
    }

    @Test func `what is left begins with a stream`() throws {
        var source = try PlayedLab("interval", "2", "|>", "take", "3")
        source.type("x")
        #expect(source.state.board.words == ["take", "3", "-1---2---3--|"])
        var two = try PlayedLab("merge", "-1|", "-2|", "|>", "zip", "a + b", "-7|")
        two.press(.down, .down)
        two.type("x")
        #expect(two.state.board.words == ["zip", "a + b", "-1|", "-7|"])
    }

    @Test func `an operator with another stream brings it, and its rows go with it`() throws {
        var lab = try PlayedLab("map", "x", "-1---2---3|")
        lab.type("cmerge\n")
        #expect(lab.rows == ["-1---2---3|", "----8-----9|"])
        #expect(lab.output == "-1--82---3(9|)" || lab.state.result != nil)
        lab.press(.up)
        lab.type("n")
        #expect(lab.rows.count == 3)
        lab.press(.down)
        lab.type("x")
        #expect(lab.rows == ["-1---2---3|"])
    }

    @Test func `an operator of streams gets one for each element that comes to it`() throws {
        var lab = try PlayedLab("map", "x + 1", "-1-2|")
        lab.type("cflatMap\n")
        #expect(lab.state.board.rows.compactMap(\.letter) == ["2", "3"])
        #expect(lab.state.result != nil)
        lab.press(.end)
        lab.type("x")
        #expect(lab.rows == ["-1-2|"])
        // 10 can stand for no stream: the picture says so.
        var large = try PlayedLab("map", "x * 10", "-1-2|")
        large.type("cflatMap\n")
        #expect(large.shows("flatMap needs a stream for each element. 10 has none."))
    }

    @Test func `Enter on a name puts another operator into its place`() throws {
        var lab = try PlayedLab("map", "x", "-1-2|", "|>", "take", "1", "|>", "delay", "2")
        lab.press(.down, .down, .home, .enter)
        #expect(lab.shows("what replaces take?"))
        #expect(lab.state.chooser.entry?.one.typed == "take")
        lab.type("skip\n")
        #expect(lab.state.board.words == ["map", "x", "-1-2|", "|>", "skip", "2", "|>", "delay", "2"])
        lab.press(.up, .left, .enter)
        lab.type("merge\n")
        #expect(lab.state.board.words.prefix(3) == ["merge", "-1-2|", "----8-----9|"])
        // Alone it brings its own sample, and o begins anew.
        lab.type("odebounce\n")
        #expect(lab.state.board.words == ["debounce", "3", "-1-2-3------4--|"])
        #expect(lab.state.notice == "u brings your chain back.")
        lab.type("u")
        #expect(lab.state.board.stages.count == 3)
    }

    @Test func `what makes a stream is offered only for the first`() throws {
        var lab = try PlayedLab("take", "1", "-1|")
        lab.type("c")
        #expect(!lab.state.chooser.shown.contains { $0.category == "Creating" })
        #expect(lab.state.chooser.entry?.one.typed == "map")
        lab.type("interval")
        #expect(!lab.state.chooser.shown.contains { $0.one.typed == "interval" })
        lab.press(.escape)
        #expect(!lab.state.chooser.shown.contains { $0.category == "Creating" })
        lab.press(.escape)
        #expect(lab.state.view == .board)
        lab.type("o")
        #expect(lab.state.chooser.shown.contains { $0.category == "Creating" })
    }

    @Test func `every operator can follow another one`() throws {
        let board = try LabBoard(["map", "x", "-1-2-3|"])
        for one in LabOperator.all where one.canFollow && one.typed != "dematerialize" {
            let chain = try #require(board.inserting(one, after: 0), "\(one.typed)")
            #expect(throws: Never.self, "\(one.typed)") { try LabResult(LabReader.request(chain.words)) }
            #expect(chain.removing(stage: 1) == board, "\(one.typed)")
            #expect(try LabBoard(chain.words) == chain, "\(one.typed)")
        }
    }

    @Test func `r brings back the samples of the chain, which has eight operators at most`() throws {
        var lab = try PlayedLab("map", "x", "-1|")
        lab.type("ctake\n")
        lab.type("++")
        lab.press(.up)
        lab.type("r")
        #expect(lab.state.board.words == ["map", "x", "-1|", "|>", "take", "2"])
        var long = try PlayedLab("map", "x", "-1|")
        for _ in 0..<7 { long.type("cmap\n") }
        #expect(long.state.board.stages.count == 8)
        #expect(!long.shows("c next operator"))
        long.type("c")
        #expect(long.state.notice == "A chain has at most 8 operators.")
    }

    @Test(arguments: [60, 80, 120]) func `the foot names the keys`(columns: Int) throws {
        var lab = try PlayedLab("map", "x", "-1|", columns: columns)
        #expect(lab.shows("c next operator"))
        lab.type("ctake\n")
        #expect(lab.shows("c next operator"))
        #expect(lab.shows("x removes it") || columns == 60)
        #expect(lab.lines.allSatisfy { $0.displayWidth < columns })
        lab.type("?")
        #expect(lab.shows("adds an operator behind the one at the cursor"))
    }
}
