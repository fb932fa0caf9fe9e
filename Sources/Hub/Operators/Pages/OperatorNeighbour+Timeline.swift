import Marbles

extension OperatorNeighbour {
    /// The rows that both runs have, and below them what each operator sends. Nil without runs.
    var timeline: Timeline? {
        guard !results.isEmpty else { return nil }
        var labels: [String: String] = [:]
        var rows: [Timeline.Row] = []
        for source in results.flatMap(\.request.sources) where labels[source.diagram.text] == nil {
            labels[source.diagram.text] = source.label
            rows.append(Timeline.Row(source.label, source.events, text: { $0.description }))
        }
        for result in results { rows += result.outputRows { labels[$0.diagram.text] ?? $0.label } }
        if let first = rows.first { rows[0] = first.lengthened(to: results.map(\.length).max() ?? 0) }
        return Timeline(rows)
    }

    /// The streams that elements stand for, as they are typed: `a: -1-2|`.
    var streams: [String] {
        let all = results.flatMap { $0.request.inner.values.map { "\($0.label): \($0.diagram.text)" } }
        return Set(all).sorted()
    }

    /// The picture in words.
    var sentence: String { results.map(\.codeSentence).joined(separator: " ") }
}

extension LabResult {
    /// What the last operator sends, and other subscriptions.
    ///
    /// - Parameter label: The label of a stream in the picture.
    fileprivate func outputRows(_ label: (LabSource) -> String) -> [Timeline.Row] {
        let rows = timelineRows
        guard let last = rows.lastIndex(where: \.isStage) else { return [] }
        var output = rows[last].row
        output.label = request.stages.map { $0.title(label) }.joined(separator: ".")
        return [output] + rows[(last + 1)...].map(\.row)
    }
}

extension LabRequest.Stage {
    /// Its title, with other names for its streams.
    fileprivate func title(_ label: (LabSource) -> String) -> String {
        let names = Dictionary(sources.map { ($0.label, label($0)) }) { first, _ in first }
        guard let open = codeTitle.firstIndex(of: "(") else { return codeTitle }
        let inside = codeTitle[codeTitle.index(after: open)...].prefix { $0 != ")" }
        // A closure in parentheses has no streams beside it.
        if inside.contains("{") { return codeTitle }
        let words = inside.split(separator: ", ", omittingEmptySubsequences: false).map { word -> String in
            let parts = word.split(separator: ": ").map(String.init)
            return (parts.dropLast() + [parts.last.map { names[$0] ?? $0 } ?? ""]).joined(separator: ": ")
        }
        return codeTitle[...open] + words.joined(separator: ", ") + codeTitle[inside.endIndex...]
    }
}
