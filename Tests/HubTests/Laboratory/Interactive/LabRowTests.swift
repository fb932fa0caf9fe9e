import Marbles
import Testing

@testable import Hub

struct LabRowTests {
    private func row(_ text: String) throws -> LabRow { LabRow(try Diagram(text)) }

    @Test(arguments: ["-1--2-|", "(12)-(3#)", "-------x", "--", "|", "(ab|)", "-1-"])
    func `a row is the diagram that it was`(_ text: String) throws {
        #expect(try row(text).text == text)
    }

    @Test func `a row can be no other word than a diagram`() throws {
        #expect(try row("1").text == "1-")
        #expect(try row("").text == "-")
        var one = try row("1-|")
        one.remove(1)
        #expect(one.text == "1--")
        one.remove(0)
        #expect(one.text == "---")
        #expect(one.count == 0)
    }

    @Test func `an element passes others: from the left before them, from the right behind them`() throws {
        var one = try row("-1-2-3-|")
        let moved1 = one.move(0, to: 3)
        #expect(moved1.thing == 0)
        #expect(one.text == "---(12)-3-|")
        let moved2 = one.move(0, to: 4)
        #expect(moved2.thing == 1)
        #expect(one.text == "---213-|")
        let moved3 = one.move(1, to: 3)
        #expect(moved3.thing == 1)
        #expect(one.text == "---(21)-3-|")
        let moved4 = one.move(1, to: 0)
        #expect(moved4.thing == 0)
        #expect(one.text == "1--2-3-|")
    }

    @Test func `what may not be stays at the border, and says why`() throws {
        var one = try row("-1-2-|")
        let moved5 = one.move(0, to: -3)
        #expect(moved5.refusal == .beforeStart)
        #expect(one.text == "1--2-|")
        let moved6 = one.move(0, to: 9)
        #expect(moved6.refusal == .afterEnd)
        #expect(one.text == "---2-(1|)")
        let moved7 = one.move(2, to: 2)
        #expect(moved7.refusal == .beforeElement)
        #expect(one.text == "---2-(1|)")
        let moved8 = one.move(2, to: 1000)
        #expect(moved8.refusal == .tooLate)
        #expect(one.end?.tick == LabRow.lastTick)
        #expect(throws: LabRow.Refusal.noSymbol("한")) { _ = try one.add("한", at: 0) }
        var two = try row("-|")
        #expect(throws: LabRow.Refusal.afterEnd) { _ = try two.add("1", at: 2) }
        #expect(throws: LabRow.Refusal.tooLate) { try two.setEnd(isError: true, at: 400) }
    }

    @Test func `the end moves, changes its kind and goes away; in a tick it comes last`() throws {
        var one = try row("-1-|")
        let moved9 = one.move(1, to: 6)
        #expect(moved9.refusal == nil)
        #expect(one.text == "-1----|")
        try one.setEnd(isError: true, at: 6)
        #expect(one.text == "-1----#")
        one.remove(1)
        #expect(one.text == "-1-----")
        try one.setEnd(isError: false, at: 1)
        #expect(one.text == "-(1|)")
        #expect(throws: LabRow.Refusal.beforeElement) { try one.setEnd(isError: false, at: 0) }
        one = try row("-(12)-(3|)")
        #expect(one.things(at: 0).isEmpty)
        #expect(one.things(at: 1) == 0..<2)
        #expect(one.things(at: 2).isEmpty)
        #expect(one.things(at: 3) == 2..<4)
        #expect(one.things(at: 9).isEmpty)
    }
}
