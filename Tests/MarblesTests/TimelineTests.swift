import Marbles
import Streams
import Testing

struct TimelineTests {
    private func draw(_ rows: Timeline.Row..., style: Timeline.Style = .ascii, width: Int = 80) -> [String] {
        Timeline(rows).draw(style: style, width: width)
    }

    @Test func `a line goes from the subscription to the end or the dispose`() {
        let source = Timeline.Row("source", marbles("-1--2--3|"))
        let early = Timeline.Row("early", marbles("-1--2"), subscription: Subscription(0, 6))
        let late = Timeline.Row("late", marbles("-------3|"), subscription: Subscription(6, 8))
        let open = Timeline.Row("open", marbles("----2"), subscription: Subscription(3))
        #expect(
            draw(source, early, late, open) == [
                "source   -1--2--3|",
                "early    ^1--2-!",
                "late           ^3|",
                "open        ^2----",
            ])
        #expect(
            draw(source, early, late, open, style: .unicode) == [
                "source   ─1──2──3┤",
                "early    ^1──2─!",
                "late           ^3┤",
                "open        ^2────",
            ])
    }

    @Test func `completed, error, dispose and subscribe differ in shape`() {
        for style in Timeline.Style.allCases {
            var row = Timeline.Row("")
            row.complete(at: 0)
            row.fail(at: 1)
            row.dispose(at: 2)
            row.subscribe(at: 3)
            let shapes = Set(draw(row, style: style)[0])
            #expect(shapes.subtracting([" ", "-", "─"]).count == 4)
        }
    }

    @Test func `a recording is drawn from its subscription to its end, and one that never began is empty`() {
        let scheduler = makeScheduler()
        let source = scheduler.createColdObservable("-1-2|")
        let whole = scheduler.record(source, from: 2)
        let part = scheduler.record(source, from: 1, until: 3)
        let once = scheduler.record(Observable.just(7), from: 4)
        let never = makeScheduler().record(Observable.just(1), from: 5)
        scheduler.start()
        #expect(
            draw(.init("whole", whole), .init("part", part), .init("once", once), .init("never", never)) == [
                "whole     ^1-   2|",
                "part     ^1!",
                "once        (7|)",
                "never",
            ])
        #expect(Timeline().draw() == [])
    }

    @Test func `elements without content are dots`() {
        let row = Timeline.Row("clicks", [.next(1, ()), .next(3, ()), .next(3, ())])
        #expect(draw(row) == ["clicks   -o-(oo)"])
        #expect(draw(row, style: .unicode) == ["clicks   ─●─(●●)"])
    }

    @Test func `a wide value makes its tick wide in every row`() {
        let source = Timeline.Row("source", marbles("-a-b-c-|", as: String.self))
        let sizes = Timeline.Row(
            "sizes", marbles("-a-b-c-|", values: ["a": "800x600", "b": "한글", "c": "🍎"]))
        #expect(
            draw(source, sizes) == [
                "source   -a        -b     -c   -|",
                "sizes    -<800x600>-<한글>-<🍎>-|",
            ])
        #expect(
            draw(source, sizes, style: .unicode) == [
                "source   ─a─────────b──────c──┤",
                "sizes    ─╴800x600╶─╴한글╶─🍎─┤",
            ])
    }

    @Test func `a value that looks like a mark is not drawn as one, and wide values of a group have commas`() {
        let values: [Recorded<Event<String>>] = [.next(0, "-"), .next(1, "|"), .next(2, ""), .next(3, "a\nb")]
        #expect(draw(.init("", values)) == ["<-><|><\"\"><a\\nb>"])
        let lines: [Recorded<Event<String>>] = [.next(0, "─"), .next(1, "┤"), .next(2, "^")]
        #expect(draw(.init("", lines), style: .unicode) == ["╴─╶╴┤╶╴^╶"])
        #expect(draw(.init("", marbles("-(ab|)", values: ["a": 12, "b": 3]))) == ["-(12,3|)"])
    }

    @Test func `a span reaches from its start to its end, as long in the picture as in time`() {
        var load = Timeline.Row("load", .spans)
        load.span(from: 2, to: 6)
        load.next("a", at: 6)
        load.span(from: 8, to: nil)
        let ticks = Timeline.Row("ticks", marbles("-1-2-3-4-5-6"))
        #expect(
            draw(ticks, load) == [
                "ticks   -1-2-3- 4-5-6",
                "load      [===]a [===",
            ])
        var wide = Timeline.Row("load", .spans)
        wide.span(from: 1, to: 4)
        let values = Timeline.Row("v", marbles("--a--", values: ["a": "long"]))
        #expect(draw(values, wide) == ["v      --<long>--", "load    [=======]"])
    }

    @Test func `a span has the name of its work, or says that it waits, as far as there is room`() {
        var main = Timeline.Row("main", .spans)
        main.span(from: 1, to: 12, .waiting)
        var worker = Timeline.Row("worker", .spans)
        worker.span(from: 1, to: 12, .work("load"))
        worker.span(from: 13, to: 18, .work("a long name"))
        worker.span(from: 20, to: 24, .work("한글"))
        #expect(
            draw(main, worker) == [
                "main      [waits.....]",
                "worker    [load======][a l~] [===]",
            ])
        #expect(draw(main, style: .unicode) == ["main    [waits·····]"])
        // In one or two columns it has the first letters of its name, and no mark.
        var narrow = Timeline.Row("main", .spans)
        narrow.span(from: 1, to: 3, .work("put"))
        narrow.span(from: 4, to: 7, .work("put"))
        narrow.span(from: 8, to: 12, .work("load"))
        #expect(draw(narrow) == ["main    [p][pu][lo~]"])
    }

    @Test func `a pointer says something of one tick, under its column`() {
        let timeline = Timeline([.init("you said", marbles("-1--2|"))])
        #expect(
            timeline.draw(pointer: .init(4, "not this")) == ["you said   -1--2|", "               ^ not this"])
        #expect(timeline.draw(pointer: .init(7, "more is to come"))[1] == "                  ^ more is to come")
    }

    @Test func `labels are aligned by their displayed width, and long ones stand above their rows`() {
        #expect(draw(.init("한글", marbles("1|")), .init("abc", marbles("2|"))) == ["한글   1|", "abc    2|"])
        let label = "a label that would leave no room for the row"
        #expect(
            draw(.init(label, marbles("-1|")), width: 40) == [
                "a label that would leave no room for the", "row", "  -1|",
            ])
    }
}
