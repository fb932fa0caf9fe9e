import Marbles

/// The laboratory's run of what stands over an operator: its inputs, and the arguments of the laboratory's example.
struct DiagramRun {
    /// What the rows say, and what a run of them sends. Nil where the laboratory cannot run them.
    let compared: (said: String, sent: String)?

    /// Diagrams that the laboratory cannot run from their rows, and why.
    static let others = [
        "publish": "Its last row joins later.", "refCount": "Its last row joins later.",
        "replay": "Its last row joins later.", "replayAll": "Its last row joins later.",
        "share": "Its last row joins later.", "timer": "It has two forms and no input.",
        "window": "Its rows below are the windows.", "groupBy": "Its rows below are the groups.",
        "retry": "The laboratory's example stops, and this one goes on.",
        "retry(when:)": "It goes on without an end.", "interval": "It goes on without an end.",
        "dematerialize": "Its elements are events.", "just": "It has no input, and sends another value.",
        "withLatestFrom": "Its closure makes texts.",
    ]

    /// Where the laboratory's example has other arguments than the diagram.
    private static let arguments = [
        "single": ["single"], "merge(maxConcurrent:)": ["mergeMaxConcurrent", "2"],
    ]

    init(_ doc: OperatorDoc) {
        compared = Self.others[doc.name] == nil ? Self.compared(doc) : nil
    }

    private static func compared(_ doc: OperatorDoc) -> (String, String)? {
        guard let one = LabOperator.all.first(where: { $0.name == doc.name }), let diagram = DocDiagram(doc.diagram)
        else {
            return nil
        }
        let arguments = arguments[doc.name] ?? one.example.filter { !one.isDiagram($0) && LabDefinition($0) == nil }
        do {
            let report = LabReport(try LabResult(words: arguments + diagram.definitions + diagram.inputs))
            return (diagram.output, DocDiagram.plain(report.output ?? "", report.values.mapValues(\.description)))
        } catch { return (diagram.output, "\(error)") }
    }

    /// Both, where they differ; nil where they do not.
    func problem(of doc: OperatorDoc) -> String? {
        guard let compared, compared.said != compared.sent else { return nil }
        let row = doc.diagramLine + doc.diagram.count - 1
        let label = doc.diagram.last?.firstMatch(of: /^(.+?) {2,}/).map { String($0.1) } ?? doc.name
        return
            "\(doc.path):\(row): the row \(label) is not what a run sends.\n    the diagram says  \(compared.said)\n"
            + "    a run sends       \(compared.sent)"
    }
}

/// The rows over an operator: inputs, and the output.
private struct DocDiagram {
    let inputs: [String]
    /// `1=-a--a|` and `t=true`: what an element of the inputs stands for.
    let definitions: [String]
    /// The output, each letter replaced by its value.
    let output: String

    init?(_ rows: [String]) {
        let all = rows.compactMap { try? DocumentedRow($0, line: 0) }
        guard let last = all.last, all.count == rows.count, all.allSatisfy({ $0.subscription == nil }) else {
            return nil
        }
        inputs = all.dropLast().map(\.marbles)
        let legend = Dictionary(all.dropLast().flatMap(\.legend)) { one, _ in one }
        definitions =
            legend.map { "\($0)=\($1)" } + all.flatMap { row in row.inner.map { "\($0)=\($1.text)" } }
        output = Self.plain(
            last.marbles,
            all.reduce(into: [:]) { legend, row in for (key, value) in row.legend { legend["\(key)"] = value } })
    }

    /// Without letters that stand for something, and without the spaces that align.
    static func plain(_ diagram: String, _ legend: [String: String]) -> String {
        diagram.replacing(" ", with: "").map { legend[String($0)].map { "<\($0)>" } ?? String($0) }.joined()
    }
}
