import Testing

@testable import Marbles

@Suite struct TimelineWordsTests {
    @Test func `each row is a sentence, with everything that is drawn`() {
        var row = Timeline.Row("source")
        row.subscribe(at: 1)
        row.next("a", at: 2)
        row.next("b", at: 2)
        row.next(at: 3)
        row.complete(at: 3)
        var other = Timeline.Row("main", .spans)
        other.span(from: 0, to: 4, .work("load"))
        other.span(from: 4, to: 5, .waiting)
        var end = Timeline.Row("end")
        end.fail(at: 0)
        end.dispose(at: 9)
        let silent = Timeline.Row("silent", length: 4)
        #expect(
            Timeline([row, other, end, silent]).words() == """
                Times in ticks. source: subscribed at 1, a at 2, b at 2, an element at 3, completed at 3. \
                main: load begins at 0, over at 4, waiting begins at 4, over at 5. \
                end: an error at 0, disposed of at 9. silent: nothing.
                """)
    }

    @Test func `times are those above the picture, and a long row is cut`() {
        var row = Timeline.Row("a")
        for tick in 0..<9 { row.next("\(tick)", at: tick) }
        #expect(
            Timeline([row]).words(scale: .init("ms", unit: 20), most: 2)
                == "Times in ms. a: 0 at 0, 1 at 20, 7 more.")
    }
}
