import Foundation
import Testing

@testable import Hub
@testable import LessonKit

@Suite struct HubTextTests {
    private let terminal = FakeTerminal(columns: 40)
    private var hub: Hub { Hub(directory: URL(fileURLWithPath: "/"), terminal: terminal) }

    @Test func `evidence that fits stays as it is`() {
        hub.evidence(["    expected   --1--|", "    yours      -----|", "                 ▲ tick 2: nothing"])
        #expect(
            terminal.lines == ["    expected   --1--|", "    yours      -----|", "                 ▲ tick 2: nothing"])
    }

    @Test func `what a pointer says goes below where it does not fit`() {
        hub.evidence(["    yours      --2--|", "                 ▲ tick 2: expected 1, and got 2 instead"])
        #expect(
            terminal.lines == [
                "    yours      --2--|",
                "                 ▲",
                "    tick 2: expected 1, and got 2",
                "    instead",
            ])
    }

    @Test func `rows too long are cut at the same column and go on below`() {
        hub.evidence([
            "    expected   " + String(repeating: "-", count: 28) + "1|",
            "    yours      " + String(repeating: "-", count: 29) + "2|",
            "    the fan    -^",
        ])
        #expect(
            terminal.lines == [
                "    expected   " + String(repeating: "-", count: 25),
                "    yours      " + String(repeating: "-", count: 25),
                "    the fan    -^",
                "    ---1|",
                "    ----2|",
            ])
    }

    @Test func `wide letters count as two columns`() {
        hub.evidence(["    " + String(repeating: "한", count: 20)])
        #expect(
            terminal.lines == [
                "    " + String(repeating: "한", count: 18), "    " + String(repeating: "한", count: 2),
            ])
    }

    @Test func `prose is broken between words, and goes on at its margin`() {
        hub.prose("one two three four five six seven eight", after: "✗ ", margin: 2)
        #expect(terminal.lines == ["✗ one two three four five six seven", "  eight"])
    }

    @Test func `colour takes no room`() {
        let coloured = FakeTerminal(columns: 40, hasColour: true)
        Hub(directory: URL(fileURLWithPath: "/"), terminal: coloured)
            .prose("one two three four five six seven eight", after: "✗ ", .bad, margin: 2)
        #expect(coloured.lines == ["\u{1B}[1;31m✗ \u{1B}[0mone two three four five six seven", "  eight"])
    }
}
