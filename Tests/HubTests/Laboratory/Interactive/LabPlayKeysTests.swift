import Terminal
import Testing

@testable import Hub

struct LabPlayKeysTests {
    @Test func `an element is taken, moved and dropped, and the output follows`() throws {
        var lab = try PlayedLab("debounce", "3", "-1-2-3------4--|")
        #expect(lab.output == "--------3------(4|)")
        #expect(lab.state.focus == .row(0, tick: 1, index: 0))
        lab.press(.character(" "), .right, .right, .right)
        #expect(lab.rows == ["---213------4--|"])
        #expect(lab.state.focus == .row(0, tick: 4, index: 0))
        lab.press(.end)
        #expect(lab.rows == ["---213------4--|"])
        #expect(lab.state.focus == .row(0, tick: 15, index: 0))
        lab.type("u")
        #expect(lab.rows == ["-1-2-3------4--|"])
        lab.type("u")
        #expect(lab.state.notice == "There is nothing to undo.")
    }

    @Test func `Esc puts back what is held`() throws {
        var lab = try PlayedLab("delay", "2", "-1-2|")
        lab.press(.enter, .right, .right, .right, .escape)
        #expect(lab.rows == ["-1-2|"])
        #expect(lab.state.mode == .browse)
        #expect(lab.state.history.isEmpty)
        #expect(lab.state.focus == .row(0, tick: 1, index: 0))
    }

    @Test func `the keys stop at tick 0 and at the end, and say why`() throws {
        var lab = try PlayedLab("delay", "2", "-1-|")
        lab.type("<<")
        #expect(lab.rows == ["1--|"])
        #expect(lab.state.notice == "Nothing comes before tick 0.")
        lab.type(">>>>")
        #expect(lab.rows == ["---(1|)"])
        #expect(lab.state.notice.hasPrefix("No element comes after the end."))
        lab.press(.left)
        lab.press(.left, .left, .left, .left)
        #expect(lab.state.focus == .row(0, tick: 0, index: 0))
        #expect(lab.state.notice == "Nothing comes before tick 0.")
    }

    @Test func `the cursor goes through the things of a tick`() throws {
        var lab = try PlayedLab("delay", "2", "-(12)-(3|)")
        let spots: [LabPlay.Focus] = [
            .row(0, tick: 1, index: 1), .row(0, tick: 2, index: 0), .row(0, tick: 3, index: 0),
            .row(0, tick: 3, index: 1), .row(0, tick: 4, index: 0),
        ]
        for spot in spots {
            lab.press(.right)
            #expect(lab.state.focus == spot)
        }
        lab.press(.left)
        #expect(lab.state.focus == .row(0, tick: 3, index: 1))
        lab.press(.home)
        #expect(lab.state.focus == .row(0, tick: 0, index: 0))
        lab.press(.end)
        #expect(lab.state.focus == .row(0, tick: 3, index: 1))
        lab.press(.shiftTab, .shiftTab)
        #expect(lab.state.focus == .row(0, tick: 1, index: 1))
        lab.press(.tab, .tab, .tab)
        #expect(lab.state.focus == .operation(stage: 0, item: 1))
        lab.press(.tab)
        #expect(lab.state.focus == .row(0, tick: 1, index: 0))
        lab.press(.pageDown)
        #expect(lab.state.focus == .row(0, tick: 11, index: 0))
        lab.press(.pageUp, .pageUp)
        #expect(lab.state.focus == .row(0, tick: 0, index: 0))
    }

    @Test func `elements are added and removed`() throws {
        var lab = try PlayedLab("delay", "1", "-1-|")
        lab.press(.right)
        lab.type("7")
        #expect(lab.rows == ["-17|"])
        lab.type("8")
        #expect(lab.rows == ["-1(78)|"])
        #expect(lab.state.focus == .row(0, tick: 2, index: 1))
        lab.type("aq")
        #expect(lab.rows == ["-1(78q)|"])
        #expect(lab.effects.isEmpty)
        lab.press(.backspace, .delete)
        lab.type("x")
        #expect(lab.rows == ["-1-|"])
        lab.type("x")
        #expect(lab.state.notice == "There is nothing at this tick.")
        lab.type("a한")
        #expect(lab.state.notice == "An element is a letter or a digit.")
        lab.press(.right, .right)
        lab.type("9")
        #expect(lab.state.notice.hasPrefix("No element comes after the end."))
    }

    @Test func `a row of one becomes empty, and full again`() throws {
        var lab = try PlayedLab("delay", "1", "1|")
        lab.type("x")
        #expect(lab.rows == ["-|"])
        lab.press(.end)
        lab.type("x")
        #expect(lab.rows == ["--"])
        #expect(lab.output == "-----")
        lab.press(.home)
        lab.type("5")
        #expect(lab.rows == ["5-"])
    }

    @Test func `the end changes its kind, moves, and goes away`() throws {
        var lab = try PlayedLab("delay", "1", "-1-|")
        lab.press(.end)
        lab.type("#")
        #expect(lab.rows == ["-1-#"])
        lab.press(.character(" "), .right, .enter)
        #expect(lab.rows == ["-1--#"])
        lab.press(.left)
        lab.type("|")
        #expect(lab.rows == ["-1-|"])
        lab.press(.home)
        lab.type("#")
        #expect(lab.state.notice == "The end stays behind the last element.")
        lab.press(.end, .delete)
        #expect(lab.rows == ["-1--"])
    }

    @Test func `+ and - change a number as far as it may go`() throws {
        var lab = try PlayedLab("debounce", "1", "-1|")
        lab.press(.down)
        lab.type("+=")
        #expect(lab.state.board.words[1] == "3")
        lab.type("---")
        #expect(lab.state.board.words[1] == "0")
        lab.type("-")
        #expect(lab.state.notice == "ticks cannot be smaller.")
        var time = try PlayedLab("skip", "3t", "-1-2-3|")
        time.type("+")
        #expect(time.state.board.words == ["skip", "4t", "-1-2-3|"])
        var closure = try PlayedLab("map", "x", "-1|")
        closure.press(.down)
        closure.type("+")
        #expect(closure.state.notice == "This is no number. Enter edits it.")
        var nothing = try PlayedLab("merge", "-1|", "-2|")
        nothing.type("+")
        #expect(nothing.state.notice == "merge has no number here.")
    }

    @Test func `an argument is typed, with its error under a caret, and kept only if it runs`() throws {
        var lab = try PlayedLab("map", "x * 10", "-1-2|")
        lab.press(.down, .enter, .backspace, .backspace)
        #expect(lab.shows("The closure of map, column 5:"))
        #expect(lab.lines.contains("   x *") && lab.lines.contains("       ^"))
        lab.press(.enter)
        #expect(lab.state.notice == "This cannot be run yet. Esc puts the old one back.")
        lab.type("2")
        #expect(lab.output == "-2-4|")
        lab.press(.enter)
        #expect(lab.state.mode == .browse)
        lab.type("u")
        #expect(lab.state.board.words[1] == "x * 10")
        lab.type("e")
        lab.press(.home, .delete)
        lab.type("7")
        #expect(lab.state.board.words[1] == "7 * 10")
        lab.press(.escape)
        #expect(lab.state.board.words[1] == "x * 10")
        lab.press(.enter, .left, .left)
        lab.type("q?u")
        #expect(lab.state.board.words[1] == "x * q?u10")
    }

    @Test func `a digit on a number begins to type it`() throws {
        var lab = try PlayedLab("debounce", "3", "-1-2-|")
        lab.press(.down)
        lab.type("12")
        lab.press(.up)
        #expect(lab.state.board.words[1] == "12")
        #expect(lab.state.mode == .browse)
        #expect(lab.state.stop == .row(0))
    }

    @Test func `r brings the sample back, and u the own one`() throws {
        var lab = try PlayedLab("delay", "1", "-1|")
        lab.type("5r")
        #expect(lab.rows == ["-1|"])
        lab.type("u")
        #expect(lab.rows == ["-(15)|"])
    }

    @Test func `rows, forms and streams of elements`() throws {
        var lab = try PlayedLab("merge", "-1|", "-2|")
        lab.type("n")
        #expect(lab.rows.count == 3)
        lab.type("d")
        #expect(lab.rows == ["-1|", "-2|"])
        lab.type("d")
        #expect(lab.state.notice == "merge needs this row.")
        lab.type("f")
        #expect(lab.state.board.inner == 2)
        #expect(lab.output == "---1(23)-4|" || lab.output != "none")
        var throttle = try PlayedLab("throttle", "5", "-1-2|")
        throttle.type("f")
        #expect(throttle.state.board.words == ["throttle", "5", "latest:false", "-1-2|"])
        throttle.press(.down, .right, .enter)
        #expect(throttle.state.notice.contains("f shows the next form"))
        var flat = try PlayedLab("flatMapLatest", "x=-1|", "-x---|")
        flat.press(.right, .right)
        flat.type("az")
        #expect(flat.state.board.rows.compactMap(\.letter) == ["x", "z"])
        #expect(flat.state.focus == .row(2, tick: 3, index: 0))
        #expect(flat.state.result != nil)
        flat.type("u")
        #expect(flat.state.board.inner == 1)
    }

    @Test func `an operator without rows has arguments`() throws {
        var lab = try PlayedLab("timer", "3")
        #expect(lab.state.focus == .operation(stage: 0, item: 1))
        lab.type("+")
        #expect(lab.output == "----(0|)")
        lab.press(.left, .left)
        #expect(lab.state.focus == .operation(stage: 0, item: 0))
        lab.type("x5|#<ad")
        #expect(lab.state.board.words == ["timer", "4"])
        lab.press(.enter)
        #expect(lab.state.view == .chooser)
    }

    @Test func `the picture is saved under a name, and a file is not overwritten unasked`() throws {
        var lab = try PlayedLab("merge", "-1|", "-2|")
        lab.type("s")
        #expect(lab.shows(" Save the picture as: merge.svg"))
        lab.press(.backspace, .backspace, .backspace, .backspace)
        lab.type("2.svg")
        lab.press(.enter)
        #expect(lab.effects == [.save("merge2.svg", overwrites: false)])
        lab.take(.exists("merge2.svg"))
        #expect(lab.shows("merge2.svg is there already. Overwrite it? y/n"))
        lab.type("n")
        #expect(lab.effects.isEmpty)
        #expect(lab.state.notice == "Nothing was written.")
        lab.take(.exists("merge2.svg"))
        lab.type("y")
        #expect(lab.effects == [.save("merge2.svg", overwrites: true)])
        lab.take(.saved("merge2.svg"))
        #expect(lab.shows("The picture is in merge2.svg."))
        lab.type("s")
        lab.press(.escape)
        #expect(lab.state.mode == .browse)
        #expect(lab.effects.isEmpty)
    }

    @Test func `y shows the command, ? the keys, q and Ctrl-D quit`() throws {
        var lab = try PlayedLab("merge", "-1|", "-2|")
        lab.type("y")
        #expect(lab.effects == [.copy("swift run workbook marble merge '-1|' '-2|'")])
        #expect(lab.shows("    swift run workbook marble merge '-1|' '-2|'"))
        lab.press(.escape)
        lab.type("?")
        #expect(lab.shows("Shift-Tab the one before"))
        lab.press(.down, .pageDown, .home)
        #expect(lab.state.view == .keys)
        lab.press(.escape)
        #expect(lab.state.view == .board)
        lab.type("ㅂ")
        #expect(lab.effects == [.quit])
        lab.press(.endOfInput)
        #expect(lab.effects == [.quit])
    }
}
