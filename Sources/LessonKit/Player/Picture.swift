import Marbles
import Terminal

/// What was recorded on a stage, as a timeline.
struct Picture {
    private let rows: [StageRow]
    private let isReal: Bool
    /// How long the step had, in ticks or milliseconds.
    private let duration: Int

    init(of stage: Stage) {
        rows = stage.rows.flatMap(\.lanes)
        isReal = stage.clock.isReal
        duration = stage.clock.time
    }

    /// The picture and its scale; nothing when nothing was recorded.
    func lines(on page: Page) -> [String] {
        guard !rows.isEmpty else { return [] }
        let unit = isReal ? scale(page.room) : 1
        let timeline = Timeline(rows.map { $0.drawn(length: length / unit) { ($0 + unit / 2) / unit } })
        let drawing = timeline.draw(
            style: page.ink.ascii ? .ascii : .unicode, width: page.room,
            scale: isReal ? Timeline.Scale("ms", unit: unit) : Timeline.Scale("tick"))
        let caption = isReal || timeline.length < 2 ? [] : [page.ink.paint("one tick is 100 ms", .quiet)]
        return (drawing + caption).map { page.spaces(page.indent) + $0 }
    }

    /// How long a line without an end is drawn: in virtual time a little longer than anything happens.
    private var length: Int {
        guard !isReal else { return duration }
        return min(duration, max(10, (rows.map(\.last).max() ?? 0) + 4))
    }

    /// The milliseconds of a column: a round number, as small as `room` columns allow.
    private func scale(_ room: Int) -> Int {
        // Beside the columns there are the names, a gap, and what needs more room than a column: values, and an end with one.
        let columns = max(10, min(60, room - 8 - (rows.map(\.name.displayWidth).max() ?? 0)))
        var unit = 10
        while duration / unit > columns { unit = unit.description.hasPrefix("2") ? unit / 2 * 5 : unit * 2 }
        return unit
    }
}

extension StageRow {
    /// The same without spans that overlap: those that do are in rows below.
    var lanes: [StageRow] {
        guard kind == .spans else { return [self] }
        var lanes: [StageRow] = []
        for span in spans.sorted(by: { $0.start < $1.start }) {
            let free = lanes.firstIndex { ($0.spans.last?.end ?? .max) <= span.start }
            if free == nil { lanes.append(StageRow(kind: .spans, name: lanes.isEmpty ? name : "")) }
            lanes[free ?? lanes.count - 1].spans.append(span)
        }
        return lanes
    }

    /// The row in a timeline, in which a tick or millisecond stands in the column that `column` gives.
    ///
    /// What would stand before the first column is left out.
    func drawn(length: Int, column: (Int) -> Int) -> Timeline.Row {
        var row: Timeline.Row
        switch kind {
        case .spans:
            row = Timeline.Row(name, .spans, length: length)
            var free = 0
            for span in spans {
                // Work that took less than a column still has a beginning and an end.
                let start = max(free, column(span.start))
                let end = span.end.map { max(start + 1, column($0)) }
                if let end = span.end, column(end) < 0 { continue }
                row.span(from: start, to: end)
                free = (end ?? start) + 1
            }
        case .stream:
            row = Timeline.Row(name, subscribed == nil ? .subscription : .events, length: ended == nil ? length : 0)
            if let subscribed, column(subscribed) >= 0 { row.subscribe(at: column(subscribed)) }
            for value in values where column(value.time) >= 0 {
                if value.text.isEmpty {
                    row.next(at: column(value.time))
                } else {
                    row.next(value.text, at: column(value.time))
                }
            }
            guard let ended else { return row }
            switch end {
            case .completed: row.complete(at: column(ended))
            case .error: row.fail(at: column(ended))
            case nil: row.dispose(at: column(ended))
            }
        }
        return row
    }
}
