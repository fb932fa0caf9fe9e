import Marbles

extension OperatorNeighbour {
    /// The rows that both runs have, and below them what each operator sends. Nil without runs.
    var timeline: Timeline? {
        guard !results.isEmpty else { return nil }
        var sources: [LabSource] = []
        for source in results.flatMap(\.request.sources)
        where !sources.contains(where: { $0.diagram.text == source.diagram.text }) {
            sources.append(source)
        }
        var rows = sources.map { Timeline.Row($0.label, $0.events, text: { $0.description }) }
        rows += results.flatMap(\.outputRows)
        if let first = rows.first { rows[0] = first.lengthened(to: results.map(\.length).max() ?? 0) }
        return Timeline(rows)
    }

    /// The streams that elements stand for, as they are typed: `a: -1-2|`.
    var streams: [String] {
        let all = results.flatMap { $0.request.inner.values.map { "\($0.label): \($0.diagram.text)" } }
        return Set(all).sorted()
    }

    /// The picture in words.
    var sentence: String { results.map(\.sentence).joined(separator: " ") }
}

extension LabResult {
    /// What the last operator sends, and other subscriptions.
    fileprivate var outputRows: [Timeline.Row] {
        let rows = timelineRows
        guard let last = rows.lastIndex(where: \.isStage) else { return [] }
        var output = rows[last].row
        output.label = request.title.replacing(" |> ", with: ".")
        return [output] + rows[(last + 1)...].map(\.row)
    }
}
