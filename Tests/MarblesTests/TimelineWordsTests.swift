import Testing

@testable import Marbles

/// A picture in words.
struct TimelineWordsTests {
    private static func words(_ rows: Timeline.Row..., unit: Int = 100) -> String { Timeline(rows).words(unit: unit) }

    private static func row(_ name: String, _ make: (inout Timeline.Row) -> Void) -> Timeline.Row {
        var row = Timeline.Row(name)
        make(&row)
        return row
    }

    @Test func `a row has a sentence, with the events of a tick together`() {
        let row = Self.row("score, late") {
            $0.subscribe(at: 8)
            $0.next("2", at: 8)
            $0.next("3", at: 12)
            $0.next("4", at: 12)
            $0.complete(at: 12)
        }
        #expect(Self.words(row) == "score, late: subscribed and 2 at 800 ms, 3, 4 and completed at 1200 ms.")
        #expect(Self.words(row, unit: 20).hasPrefix("score, late: subscribed and 2 at 160 ms"))
    }

    @Test func `what comes again is told once, with its times, and a long row is cut`() {
        let row = Self.row("timer") { row in
            for tick in 1...3 { row.next(at: tick) }
            row.fail(at: 4)
        }
        #expect(Self.words(row) == "timer: an element at 100 ms, 200 ms and 300 ms, an error at 400 ms.")
        let long = Self.row("clock") { row in for tick in 0..<20 { row.next("\(tick)", at: tick) } }
        #expect(Self.words(long).hasSuffix("11 at 1100 ms, and so on."))
    }

    @Test func `work and waiting have a beginning and an end`() {
        var main = Timeline.Row("main", .spans)
        main.span(from: 1, to: 3, .work("load"))
        main.span(from: 3, to: 5, .waiting)
        main.span(from: 5, to: nil)
        #expect(
            Self.words(main) == "main: load from 100 ms to 300 ms, waits from 300 ms to 500 ms, work from 500 ms on.")
    }

    @Test func `a row without events, and the second lane of a row`() {
        var lane = Timeline.Row("", .spans)
        lane.span(from: 0, to: 1, .work("save"))
        #expect(Self.words(Timeline.Row("list"), lane) == "list: nothing. At the same time save from 0 ms to 100 ms.")
    }
}
