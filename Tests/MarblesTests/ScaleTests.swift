import Marbles
import Streams
import Testing

@Suite("A picture with a scale") struct ScaleTests {
    private func draw(
        _ rows: Timeline.Row..., style: Timeline.Style = .unicode, width: Int = 80,
        scale: Timeline.Scale = .init("tick")
    ) -> [String] {
        Timeline(rows).draw(style: style, width: width, scale: scale)
    }

    @Test func `the numbers stand above their ticks, those of several digits further apart, in each stretch anew`() {
        #expect(draw(.init("source", marbles("-1--2--3|"))) == ["tick     0 2 4 6 8", "source   ─1──2──3┤"])
        #expect(
            draw(.init("ticks", marbles("-1--2--3--4--|")), scale: .init("ms", unit: 100)) == [
                "ms      0    500  1000", "ticks   ─1──2──3──4──┤",
            ])
        let long = Timeline.Row("", marbles("-1--2--3--4--5--6--7--8--|"))
        #expect(draw(long, width: 20).map { String($0.prefix(4)) } == ["0   ", "─1──", "20  ", "──8─"])
    }

    @Test func `every row says where it was subscribed to, also in the tick of an event`() {
        let early = Timeline.Row("early", marbles("(12|)"), subscription: Subscription(0))
        let late = Timeline.Row("late", marbles("---3|"), subscription: Subscription(3))
        #expect(
            draw(early, late) == [
                "tick    0        2     4",
                "early   (^ 1 2┤)",
                "late              (^ 3)┤",
            ])
    }

    @Test func `a tick that another row has made wider looks stretched`() {
        let sizes = Timeline.Row("sizes", marbles("-a-b|", values: ["a": "800x600", "b": "b"]))
        let source = Timeline.Row("source", marbles("-a-b|", as: String.self))
        #expect(
            draw(source, sizes) == [
                "tick     0         2 4",
                "source   ─a┈┈┈┈┈┈┈┈─b┤",
                "sizes    ─╴800x600╶─b┤",
            ])
        #expect(
            draw(source, sizes, style: .ascii) == [
                "tick     0         2 4",
                "source   -a........-b|",
                "sizes    -<800x600>-b|",
            ])
    }

    @Test func `what comes later is left blank, and keeps its place`() {
        let rows = [
            Timeline.Row("source", marbles("-1--2--3|")), .init("sizes", marbles("----a", values: ["a": "800x600"])),
        ]
        let whole = Timeline(rows).draw(style: .unicode, scale: .init("tick"))
        let part = Timeline(rows).draw(style: .unicode, scale: .init("tick"), upTo: 4)
        #expect(part == ["tick     0 2 4         6 8", "source   ─1──2┈┈┈┈┈┈┈┈", "sizes    ────╴800x600╶"])
        #expect(zip(whole, part).allSatisfy { $0.hasPrefix($1) })
    }
}
