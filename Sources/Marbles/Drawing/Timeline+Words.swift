extension Timeline {
    /// The picture in words, a sentence for each row: for somebody who does not see it.
    ///
    ///     score, late: subscribed and 2 at 800 ms, 3 at 1200 ms.
    ///     timer: an element at 100 ms, 200 ms and 300 ms.
    ///
    /// - Parameter unit: The milliseconds of a tick.
    package func words(unit: Int) -> String {
        rows.map { row in
            let told = row.words(unit: unit)
            let text = told.isEmpty ? "nothing" : told.joined(separator: ", ")
            // The second lane of work that overlaps has no name.
            return row.label.isEmpty ? "At the same time \(text)." : "\(row.label): \(text)."
        }.joined(separator: " ")
    }
}

extension Timeline.Row {
    /// How many entries a row has at most.
    private static let most = 12

    /// What happened, and when.
    private struct Told {
        let what: String
        var times: [String]

        var text: String { times.isEmpty ? what : "\(what) at \(list(times))" }
    }

    /// What happened, tick by tick; work when it ends.
    fileprivate func words(unit: Int) -> [String] {
        var told: [Told] = []
        var open: (name: String, start: String)?
        for tick in marks.keys.sorted() {
            let time = "\(tick * unit) ms"
            var events: [String] = []
            for mark in marks[tick] ?? [] {
                switch mark {
                case .spanStart(let span): open = (span.name, time)
                case .spanEnd:
                    if let open { told.append(Told(what: "\(open.name) from \(open.start) to \(time)", times: [])) }
                    open = nil
                case .value(let text): events.append(text)
                case .dot: events.append("an element")
                case .completed: events.append("completed")
                case .error: events.append("an error")
                case .subscribed: events.append("subscribed")
                case .disposed: events.append("disposed")
                }
            }
            guard !events.isEmpty else { continue }
            let what = list(events)
            if told.last?.what == what {
                told[told.count - 1].times.append(time)
            } else {
                told.append(Told(what: what, times: [time]))
            }
        }
        if let open { told.append(Told(what: "\(open.name) from \(open.start) on", times: [])) }
        return told.prefix(Self.most).map(\.text) + (told.count > Self.most ? ["and so on"] : [])
    }
}

/// `a, b and c`
private func list(_ parts: [String]) -> String {
    parts.count < 2 ? parts.joined() : "\(parts.dropLast().joined(separator: ", ")) and \(parts[parts.count - 1])"
}

extension Timeline.Row.Span {
    fileprivate var name: String {
        switch self {
        case .work(let name): name.isEmpty ? "work" : name
        case .waiting: "waits"
        }
    }
}
