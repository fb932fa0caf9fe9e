import Terminal
import Testing

@testable import LessonKit

@Suite("Output on the real clock")
struct LiveOutputTests {
    private func lines(columns: Int, _ output: (time: Int, queue: String, text: String)...) -> [String] {
        let terminal = ScriptedTerminal(columns: columns)
        let live = LiveOutput(console: terminal, page: .plain(columns))
        for line in output { live.write(OutputLine(time: line.time, queue: line.queue, text: line.text)) }
        return terminal.lines
    }

    @Test(arguments: [40, 59, 60, 80]) func `the names of the usual queues stand in one column`(columns: Int) {
        let lines = lines(columns: columns, (350, "main", "one"), (750, "worker", "two"), (1000, "global", "three"))
        let columns = zip(lines.dropFirst(), ["one", "two", "three"]).map { $0.firstRange(of: $1)?.lowerBound }
        #expect(Set(columns).count == 1)
    }

    @Test func `on a narrow page there is room for the text beside them, as bright as they are`() {
        #expect(
            lines(columns: 40, (350, "main", "async has returned"), (750, "worker", "loaded")) == [
                "", "    350 ms  main    async has returned", "    750 ms  worker  loaded",
            ])
        let page = Page(width: 80, paint: Paint(hasColour: true, isASCII: false))
        let lines = page.output("350 ms  main  ", "one")
        #expect(lines.map { page.paint.text(of: $0) } == ["     350 ms  main  one"])
    }
}
