import LessonKit
import Marbles

/// The rows of a run with nothing on them, to draw on.
struct EmptyRows {
    let run: RecordedRun
    /// The question and its options. All times that they name have room.
    let question: String
    var scale: Timeline.Scale?

    var html: HTML {
        guard let picture = run.picture else { return .nothing }
        let names = picture.rows.map(\.label).filter { !Self.isLater($0) }
        let rows = names.map { Timeline.Row($0, length: length(after: picture.length)) }
        let svg = Timeline(rows).svg(
            label: "Empty rows to draw on: \(names.filter { !$0.isEmpty }.joined(separator: ", "))",
            scale: scale ?? run.scale, isEmbedded: true)
        let unit = HTML.tag("figcaption", [.text("One \(run.isReal ? "column" : "tick") is \(run.unit) ms.")])
        let isOfMilliseconds = (scale ?? run.scale).name == "ms"
        return .tag(
            "figure", ["class": "draw", "data-unit": "\(run.unit)", "data-ms": isOfMilliseconds ? "" : nil],
            [.picture(svg), unit])
    }

    /// The ticks: a fifth more than the run and the named times need, in fives. So the ruler's end does not tell that of the run.
    private func length(after end: Int) -> Int {
        let milliseconds = question.matches(of: /([0-9.]+) (m?s)\b/).compactMap { match in
            Double(match.1).map { match.2 == "s" ? $0 * 1000 : $0 }
        }
        let ticks = question.matches(of: /\btick ([0-9]+)/).compactMap { Double($0.1) }
        let named = milliseconds.map { $0 / Double(max(1, run.unit)) } + ticks
        return Int((max(Double(end - 1), named.max() ?? 0) * 1.2 / 5).rounded(.up)) * 5
    }

    /// Whether the row is of a second or later subscription: how many there are is often what the question asks.
    private static func isLater(_ name: String) -> Bool { name.contains(/\ \([0-9]+(st|nd|rd|th)\)$/) }
}
