import Marbles
import Streams
import Terminal
import Testing

struct FoldingTests {
    @Test func `a picture that is too wide goes on below, with the ticks said`() {
        let row = Timeline.Row("source", marbles("1-2-3-4-5-6-7-8-9-0-1-2-3-4-5-6-7-8-9-0-1|"))
        #expect(
            Timeline([row]).draw(width: 40) == [
                "tick     0         10        20",
                "source   1-2-3-4-5-6-7-8-9-0-1-2-3-4-5-6",
                "tick     31       40",
                "source   -7-8-9-0-1|",
            ])
    }

    @Test func `a stretch in which nothing happens is drawn as its length`() {
        let idle = String(repeating: "-", count: 50)
        let early = Timeline.Row("early", marbles("-1|"))
        let late = Timeline.Row("late", marbles("-1" + idle + "2|"))
        #expect(
            Timeline([early, late]).draw(width: 40) == [
                "tick    0       51",
                "early   -1|",
                "late    -1--{47}-2|",
                "{n} = n ticks in which nothing happens",
            ])
    }

    @Test func `a stretch is left as it is where there is room, and a span runs through one that is not`() {
        let row = Timeline.Row("", marbles("-1" + String(repeating: "-", count: 50) + "2|"))
        #expect(Timeline([row]).draw(width: 54) == ["-1" + String(repeating: "-", count: 50) + "2|"])
        var load = Timeline.Row("load", .spans)
        load.span(from: 1, to: 60)
        #expect(Timeline([load]).draw(width: 40)[1] == "load    [={56}=]")
    }

    @Test func `a value without room, more than a third of the width, stands below the picture, whole`() {
        let third = Timeline.Row("source", [.next(0, "ten letter"), .next(1, "eleven here"), .completed(2)])
        #expect(Timeline([third]).draw(width: 40) == ["source   <ten letter><*1>|", "*1 = eleven here"])
        let text = "a value whose text is longer than any picture is wide, and which is said in full all the same"
        let row = Timeline.Row("source", [.next(1, text), .next(3, "b"), .next(5, text), .completed(6)])
        let lines = Timeline([row]).draw(width: 40)
        #expect(lines[0] == "source   -<*1>-b-<*1>|")
        #expect(lines[1].hasPrefix("*1 = a value"))
        #expect(
            lines.dropFirst().map { $0.trimmingPrefix(while: { $0 == " " }) }.joined(separator: " ") == "*1 = " + text)
        #expect(lines.allSatisfy { $0.displayWidth <= 40 })
    }

    @Test func `a tick that is pointed at is not hidden in a stretch`() {
        let row = Timeline.Row("source", marbles("1" + String(repeating: "-", count: 98) + "2|"))
        #expect(
            Timeline([row]).draw(width: 40, pointer: .init(40, "now")) == [
                "tick     0     39     98",
                "source   1-{37}---{56}-2|",
                "                ^ now",
                "{n} = n ticks in which nothing happens",
            ])
    }

    @Test func `a group without room stands below the picture, its end does not`() {
        let events = (0..<30).map { Recorded<Event<Int>>.next(1, $0) } + [.completed(1)]
        let lines = Timeline([.init("source", events)]).draw(width: 40)
        #expect(lines[0] == "source   -(*1|)")
        #expect(lines[1].hasPrefix("*1 = 0, 1, 2, 3"))
        #expect(lines.last?.hasSuffix("29") == true)
        let texts = (0..<12).map { Recorded<Event<String>>.next(1, "the rather long text number \($0)") }
        let drawn = Timeline([.init("source", texts)]).draw(width: 40)
        #expect(drawn[0] == "source   -(*1)" && drawn.count { $0.hasPrefix("*") } == 1, "every footnote is referred to")
    }

    @Test func `a text without spaces is broken where the line ends`() {
        let text = String(repeating: "한", count: 40)
        let lines = Timeline([.init("", [.next(0, text)])]).draw(width: 40)
        #expect(lines.dropFirst().joined().filter { $0 == "한" }.count == 40)
        #expect(lines.allSatisfy { $0.displayWidth <= 40 })
    }
}
