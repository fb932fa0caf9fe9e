import LessonKit
import Marbles

/// The rows of a run with nothing on them, to draw on.
struct EmptyRows {
    let run: RecordedRun

    var html: HTML {
        guard let picture = run.picture else { return .nothing }
        let names = picture.rows.map(\.label).filter { !Self.isLater($0) }
        let rows = names.map { Timeline.Row($0, length: picture.length) }
        let svg = Timeline(rows).svg(
            label: "Empty rows to draw on: \(names.filter { !$0.isEmpty }.joined(separator: ", "))", scale: run.scale,
            isEmbedded: true)
        let unit = HTML.tag("figcaption", [.text("One \(run.isReal ? "column" : "tick") is \(run.unit) ms.")])
        return .tag("figure", ["class": "draw"], [.picture(svg), unit])
    }

    /// Whether the row is of a second or later subscription: how many there are is often what the question asks.
    private static func isLater(_ name: String) -> Bool { name.contains(/\ \([0-9]+(st|nd|rd|th)\)$/) }
}
