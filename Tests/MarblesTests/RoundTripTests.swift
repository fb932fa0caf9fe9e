import Marbles
import Streams
import Terminal
import Testing

struct RoundTripTests {
    @Test func `a drawn diagram reads back as itself`() throws {
        var generator = SeededGenerator(seed: 1)
        for _ in 1...500 {
            let text = randomDiagram(ticks: Int.random(in: 0...60, using: &generator), using: &generator)
            let diagram = try Diagram(text)
            #expect(diagram.description == text)
            let lines = Timeline([.init("", diagram)]).draw(width: 300)
            #expect(try lines.map { try Diagram($0) } == [diagram])
        }
    }

    @Test func `rows drawn together read back as themselves`() throws {
        var generator = SeededGenerator(seed: 2)
        for _ in 1...200 {
            let diagrams = try (1...4).map { _ in
                try Diagram(randomDiagram(ticks: Int.random(in: 0...40, using: &generator), using: &generator))
            }
            let lines = Timeline(diagrams.map { Timeline.Row("row", $0) }).draw(width: 400)
            for (line, diagram) in zip(lines, diagrams) {
                #expect(try Diagram(String(line.dropFirst("tick   ".count))).events == diagram.events)
            }
        }
    }

    @Test(arguments: Array(stride(from: 40, through: 200, by: 5)))
    func `folded parts read back as one diagram`(width: Int) throws {
        var generator = SeededGenerator(seed: UInt64(width))
        for _ in 1...3 {
            // No stretch without anything is so long that it would be drawn as its length.
            let text = (0..<30).map { _ in randomDiagram(ticks: 9, hasEnd: false, using: &generator) + "a" }.joined()
            let diagram = try Diagram(text)
            let lines = Timeline([.init("row", diagram)]).draw(width: width).filter { $0.hasPrefix("row") }
            let joined = lines.map { String($0.dropFirst("tick   ".count)) }.joined()
            #expect(try Diagram(joined) == diagram)
        }
    }

    @Test(arguments: Array(stride(from: 40, through: 200, by: 4)))
    func `all rows of a part are equally wide, and none is too wide`(width: Int) throws {
        var generator = SeededGenerator(seed: UInt64(width))
        let texts = ["a", "한글", "🍎🍎", "a long text with spaces", "", "12", "e\u{301}"]
        for _ in 1...3 {
            let ticks = Int.random(in: 1...150, using: &generator)
            let rows = try (1...3).map { number in
                let diagram = try Diagram(randomDiagram(ticks: ticks, hasEnd: false, using: &generator))
                var row = Timeline.Row("row \(number)", diagram)
                let tick = Int.random(in: 0..<ticks, using: &generator)
                row.next(texts.randomElement(using: &generator)!, at: tick)
                return row
            }
            let lines = Timeline(rows).draw(style: .unicode, width: width)
            #expect(lines.allSatisfy { $0.displayWidth <= width })
            let drawn = lines.filter { $0.hasPrefix("row") }
            for part in 0..<drawn.count / 3 {
                #expect(Set(drawn[part * 3..<part * 3 + 3].map(\.displayWidth)).count == 1)
            }
        }
    }
}
