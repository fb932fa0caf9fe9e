import Marbles
import Terminal

/// The timeline of everything that was recorded on a stage.
struct Picture {
    let rows: [StageRow]
    /// The rows of a picture that has the same columns.
    private let others: [StageRow]
    let isReal: Bool
    /// The duration of the step, in ticks or milliseconds.
    private let duration: Int

    /// - Parameters:
    ///   - duration: How long the step takes, if it is not over yet.
    ///   - others: The rows of a picture that gets the same columns.
    init(of stage: Stage, lasting duration: Int? = nil, beside others: [StageRow] = []) {
        (rows, self.others) = (stage.rows.flatMap(\.unstacked), others)
        isReal = stage.clock.isReal
        self.duration = max(stage.clock.time, duration ?? 0)
    }

    /// - Parameter duration: How long all of it takes, in ticks or milliseconds.
    init(of rows: [StageRow], isReal: Bool, lasting duration: Int) {
        (self.rows, self.isReal, self.duration, others) = (rows.flatMap(\.unstacked), isReal, duration, [])
    }

    /// The last time at which something happened, in ticks or milliseconds.
    var end: Int { rows.map(\.last).max() ?? 0 }

    /// The picture and its scale; no lines if nothing was recorded.
    ///
    /// - Parameter time: Up to when the rows are shown; nil for all of it.
    func lines(on page: Page, upTo time: Int? = nil) -> [StyledLine] {
        let (timeline, unit) = timeline(room: page.room)
        return lines(of: timeline, unit, on: page, upTo: time)
    }

    /// The picture in the columns of the one `before`: each row that is another has a mark, and the old one below it.
    ///
    /// - Parameter time: Where its own rows stop; nil if they came to their end.
    func lines(on page: Page, since before: Picture, upTo time: Int? = nil) -> [StyledLine] {
        let unit = isReal ? max(scale(page.room), before.scale(page.room)) : 1
        var old = zip(before.rows, before.timeline(unit).rows).map { (row: $0, drawn: $1) }
        func note(_ drawn: Timeline.Row, _ mark: String, _ label: String? = nil) -> Timeline.Row {
            var row = drawn
            row.label = mark.padded(to: 2) + (label ?? row.label)
            return row
        }
        var all = zip(rows, timeline(unit).rows).flatMap { row, drawn -> [Timeline.Row] in
            let index = old.firstIndex { $0.row.name == row.name }
            let was = index.map { old.remove(at: $0) }
            // On the real clock no two runs are the same.
            if isReal && was != nil || was?.row == row { return [note(drawn, "")] }
            return [note(drawn, page.letters.focus)] + (was.map { [note($0.drawn, "", "before")] } ?? [])
        }
        all += old.map { note($0.drawn, "", "\($0.row.name), before") }
        let whole = lines(of: Timeline(all), unit, on: page)
        guard let time else { return whole }
        // A row that is not over would go on to the end of the old ones.
        return zip(whole, lines(of: Timeline(all), unit, on: page, upTo: time)).map { whole, cut in
            all.contains { $0.label.hasSuffix("before") && whole.text.contains(" \($0.label) ") } ? whole : cut
        }
    }

    private func lines(of timeline: Timeline, _ unit: Int, on page: Page, upTo time: Int? = nil) -> [StyledLine] {
        guard !timeline.rows.isEmpty else { return [] }
        func drawing(beside other: Timeline? = nil) -> [String] {
            timeline.draw(
                style: page.letters.isASCII ? .ascii : .unicode, width: page.room,
                scale: isReal ? Timeline.Scale("ms", unit: unit) : Timeline.Scale("tick"),
                upTo: time.map { ($0 + unit / 2) / unit }, beside: other)
        }
        let (alone, beside) = (drawing(), others.isEmpty ? nil : drawing(beside: drawn(others)))
        // It takes no more lines for that.
        let drawing = beside.flatMap { $0.count == alone.count ? $0 : nil } ?? alone
        let caption = isReal || timeline.length < 2 ? [] : ["one tick is 100 ms"]
        return (drawing + caption).map { [StyledText($0)].indented(by: page.indent) }
    }

    /// The rows in columns, and how many ticks or milliseconds a column has. With the names they fit into `room`.
    func timeline(room: Int) -> (timeline: Timeline, unit: Int) {
        let unit = isReal ? scale(room) : 1
        return (timeline(unit), unit)
    }

    private func timeline(_ unit: Int) -> Timeline {
        Timeline(rows.map { $0.drawn(length: length / unit) { ($0 + unit / 2) / unit } })
    }

    private func drawn(_ others: [StageRow]) -> Timeline { Timeline(others.map { $0.drawn(length: 0) { $0 } }) }

    /// The length of a line without an end. In virtual time this is a little longer than the last event.
    private var length: Int {
        guard !isReal else { return duration }
        return min(duration, max(10, (rows.map(\.last).max() ?? 0) + 4))
    }

    /// The milliseconds of a column: the smallest round number for which the picture fits into `room` columns.
    private func scale(_ room: Int) -> Int {
        // The names, a gap, and values that are wider than a column need room as well.
        let columns = max(10, min(60, room - 8 - (rows.map(\.name.displayWidth).max() ?? 0)))
        var unit = 10
        while duration / unit > columns { unit = unit.description.hasPrefix("2") ? unit / 2 * 5 : unit * 2 }
        return unit
    }
}

extension StageRow {
    /// The same row without overlapping spans. A span that overlaps another stands in a row below.
    var unstacked: [StageRow] {
        guard kind == .spans else { return [self] }
        var lanes: [StageRow] = []
        for span in spans.sorted(by: { $0.start < $1.start }) {
            let free = lanes.firstIndex { ($0.spans.last?.end ?? .max) <= span.start }
            if free == nil { lanes.append(StageRow(kind: .spans, name: lanes.isEmpty ? name : "")) }
            lanes[free ?? lanes.count - 1].spans.append(span)
        }
        return lanes.isEmpty ? [self] : lanes
    }

    /// The row of a timeline. `column` returns the column of a tick or millisecond.
    ///
    /// Events before the first column are left out.
    func drawn(length: Int, column: (Int) -> Int) -> Timeline.Row {
        var row: Timeline.Row
        switch kind {
        case .spans:
            row = Timeline.Row(name, .spans, length: length)
            var free = 0
            for span in spans {
                // Work that took less than a column has a beginning and an end all the same.
                let start = max(free, column(span.start))
                let end = span.end.map { max(start + 1, column($0)) }
                if let end = span.end, column(end) < 0 { continue }
                row.span(from: start, to: end, span.look)
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
