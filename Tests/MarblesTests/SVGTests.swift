import Marbles
import Testing

struct SVGTests {
    private func svg(_ rows: Timeline.Row..., label: String = "", operators: [Int: String] = [:]) -> String {
        Timeline(rows).svg(label: label, operators: operators)
    }

    @Test func `the picture has its words, and an operator has a box in place of a label`() throws {
        let text = svg(
            .init("source", try Diagram("-1|")), .init("output", try Diagram("-2|")), label: "1 & \"2\"",
            operators: [1: "map { $0 < 2 }"])
        #expect(text.contains("aria-label=\"1 &amp; &quot;2&quot;\""))
        #expect(text.contains(">map { $0 &lt; 2 }</text>"))
        #expect(text.contains(">source</text>"))
        #expect(!text.contains(">output</text>"))
    }

    @Test func `each sign has its shape, and the key names those that occur; a line without an end has an arrow`()
        throws
    {
        var row = Timeline.Row("a")
        row.subscribe(at: 0)
        row.next(at: 1)
        row.fail(at: 2)
        let text = svg(row, .init("b", Subscription(1, 3)))
        #expect(text.contains("class=\"marbles-dot\""))
        for name in ["subscribed", "error", "disposed"] { #expect(text.contains(">\(name)</text>")) }
        #expect(!text.contains(">completed</text>"))
        #expect(SVGSign.inText("!")?.contains("aria-label=\"disposed\"") == true && SVGSign.inText("x") == nil)
        #expect(svg(.init("a", try Diagram("-1-"))).contains("l7 5l-7 5"))
        #expect(!svg(.init("a", try Diagram("-1|"))).contains("l7 5l-7 5"))
    }

    @Test func `elements of one tick stand one below the other`() throws {
        let text = svg(.init("a", try Diagram("(12)|")))
        let places = text.matches(of: #/<circle [^>]*cx="(\d+)" cy="(\d+)"/#).map { (Int($0.1), Int($0.2)) }
        #expect(places.count == 2)
        #expect(places[0].0 == places[1].0)
        #expect(places[0].1! + 26 < places[1].1!)
    }

    @Test func `a subscription stands before the element of its tick, and an end at the tick`() throws {
        var row = Timeline.Row("a")
        row.subscribe(at: 0)
        row.next("1", at: 0)
        row.next("2", at: 3)
        row.complete(at: 3)
        let text = svg(row)
        let marbles = text.matches(of: #/<circle class="marbles-marble" cx="(\d+)" cy="(\d+)"/#)
            .map { (x: Int($0.1)!, y: Int($0.2)!) }
        let triangle = try #require(text.firstMatch(of: #/<path class="marbles-solid" d="M(\d+) \d+l11/#))
        let bar = try #require(text.firstMatch(of: #/<path class="marbles-bar" d="M(\d+) (\d+)v(\d+)/#))
        // A marble takes 14 to each side, and a triangle 11.
        #expect(Int(triangle.1)! + 11 <= marbles[0].x - 13)
        #expect(Int(bar.1)! == marbles[1].x)
        let (top, height) = (Int(bar.2)!, Int(bar.3)!)
        #expect(top < marbles[1].y - 14 && top + height > marbles[1].y + 14, "it is seen above and below the marble")
        #expect(text.contains("M\(Int(triangle.1)! + 5) 51H\(bar.1)\"/>"), "the line goes from the one to the other")
    }

    @Test(arguments: ["--(12)|", "--(12)#"])
    func `an end in the tick of elements stands at the ruler's mark of that tick`(text: String) throws {
        var row = Timeline.Row("a")
        for element in ["1", "2"] { row.next(element, at: 2) }
        if text.hasSuffix("|") { row.complete(at: 2) } else { row.fail(at: 2) }
        let text = Timeline([row]).svg(label: "", isEmbedded: true)
        let mark = try #require(text.matches(of: #/class="marbles-thin" d="M(\d+)/#).last)
        let marble = try #require(text.firstRange(of: "marbles-marble"))
        let end = try #require(text.firstMatch(of: #/<path class="marbles-bar" d="M(\d+) \d+(v|l(\d+))/#))
        let half = end.3.flatMap { Int($0) }.map { $0 / 2 } ?? 0
        #expect(Int(end.1)! + half == Int(mark.1)!)
        #expect(end.range.lowerBound < marble.lowerBound, "the marbles stand before it")
    }

    @Test func `a long text has a long marble, and its neighbours have room`() throws {
        var row = Timeline.Row("a")
        row.next("800x600", at: 0)
        row.next("ok", at: 1)
        row.dispose(at: 2)
        let text = svg(row)
        #expect(text.contains(">800x600</text>") && !text.contains("*"))
        let places = text.matches(of: #/<rect class="marbles-marble" x="(\d+)" y="\d+" width="(\d+)"/#)
            .compactMap { match in Int(match.1).flatMap { x in Int(match.2).map { x..<x + $0 } } }
        #expect(places.count == 2 && places[0].count > 66)
        #expect(places[0].upperBound <= places[1].lowerBound)
        #expect(text.matches(of: #/font-size="(\d+)"/#).allSatisfy { $0.1 == "15" }, "all letters are as large")
    }

    @Test func `a span is drawn with its name, and a long picture has room for all its ticks`() {
        var row = Timeline.Row("queue", .spans)
        row.span(from: 1, to: 4, .work("load"))
        row.span(from: 5, to: nil, .waiting)
        #expect(svg(row).contains(">load</text>"))
        #expect(svg(row).contains(">waits</text>"))
        var long = Timeline.Row("a")
        long.next("z", at: 900)
        #expect(svg(long).contains(">z</text>"))
        #expect(svg(Timeline.Row("empty")).contains("<svg"))
    }

    @Test func `in a page the columns are as narrow as the marbles allow, and there is no note under the pointer`()
        throws
    {
        func width(_ diagrams: String..., isEmbedded: Bool) throws -> Int {
            let text = Timeline(try diagrams.map { .init("a", try Diagram($0)) })
                .svg(label: "one", isEmbedded: isEmbedded)
            return Int(try #require(text.firstMatch(of: #/data-tick-width="(\d+)"/#)).1) ?? 0
        }
        let far = String(repeating: "-----1", count: 7)
        #expect(try width(far, isEmbedded: false) == 30)
        #expect(try width(far, isEmbedded: true) == 15)
        #expect(try width(String(repeating: "12----", count: 7), isEmbedded: true) == 28)
        // A bar is narrower than a marble.
        #expect(try width("1|", String(repeating: "-", count: 42), isEmbedded: true) == 17)
        #expect(try width("-1-2-3-|", isEmbedded: true) == 34)
        #expect(try width("--", isEmbedded: true) == 34)
        #expect(svg(.init("a", try Diagram("-1|"))).contains("<title>"))
        #expect(!Timeline([.init("a", try Diagram("-1|"))]).svg(label: "one", isEmbedded: true).contains("<title>"))
    }

    @Test func `a script finds the tick of each mark, and where ticks are`() throws {
        var work = Timeline.Row("queue", .spans)
        work.span(from: 1, to: 4, .work("load"))
        let text = svg(.init("a", try Diagram("--1-(23)|")), work)
        let groups = text.split(separator: "\n").filter { $0.hasPrefix("<g data-tick=") }.map(String.init)
        #expect(groups.prefix(3) == ["<g data-tick=\"2\">", "<g data-tick=\"4\">", "<g data-tick=\"5\">"])
        #expect(groups.count == 4)
        #expect(groups[3].hasPrefix("<g data-tick=\"1\" data-until=\"4\">"))
        let root = try #require(
            text.firstMatch(of: #/<svg [^>]*data-left="(\d+)" data-tick-width="(\d+)" data-length="(\d+)">/#))
        #expect(root.3 == "6")
        let (left, width) = (try #require(Int(root.1)), try #require(Int(root.2)))
        #expect(text.contains("cx=\"\(left + 2 * width + width / 2)\""))
    }

    @Test func `the numbers have the unit of the scale, and room`() throws {
        let text = Timeline([.init("a", try Diagram("-1-------------------|"))])
            .svg(label: "", scale: Timeline.Scale("ms", unit: 500))
        #expect(text.contains(">ms</text>"))
        let numbers = text.matches(of: #/text-anchor="middle">(\d+)</#).compactMap { Int($0.1) }.dropLast()
        #expect(numbers.prefix(3) == [0, 1000, 2000])
    }

    @Test func `an embedded picture leaves its look to the page`() throws {
        let timeline = Timeline([.init("a", try Diagram("-1|"))])
        let text = timeline.svg(label: "one", isEmbedded: true)
        #expect(!text.contains("<style>"))
        #expect(!text.contains("marbles-page"))
        #expect(text.contains("aria-label=\"one\""))
        #expect(timeline.svg(label: "one").contains(Timeline.svgStyle))
    }
}
