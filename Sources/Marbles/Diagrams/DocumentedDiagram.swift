import Streams

/// A block of rows in a doc comment.
package struct DocumentedDiagram: Sendable {
    /// The path under Sources/Streams.
    package let file: String
    package let rows: [DocumentedRow]

    package func rows(_ label: String) -> [DocumentedRow] { rows.filter { $0.label == label } }

    /// What the legend of `row`, or of a row above it, says of `symbol`; otherwise the symbol itself.
    package func value(of symbol: Character, in row: DocumentedRow) -> String {
        let above = rows.last { $0.line <= row.line && $0.legend[symbol] != nil }
        return above?.legend[symbol] ?? String(symbol)
    }
}

/// One row of it: a label, marbles and a legend.
///
/// A row may show its subscription with its events: `----^2--3--|`.
package struct DocumentedRow: Sendable {
    package let line: Int
    package let label: String
    /// The row without its label and its legend.
    package let marbles: String
    package let events: [Recorded<Event<Character>>]
    /// Where `^` and `!` stand, if there is a `^`.
    package let subscription: Subscription?
    package let length: TestTime
    /// What its symbols stand for.
    package let legend: [Character: String]
    /// The inner observables of its legend.
    package let inner: [Character: Diagram]

    /// How far the row is to be believed: to its `!`, or if it has no end, as far as it goes. `nil` if it has one.
    package var shownUntil: TestTime? {
        if let subscription, !subscription.isOpen { return subscription.unsubscribe }
        return events.last?.value.isStopEvent == true ? nil : length
    }

    /// Reads `label  --marbles--  a: legend`.
    package init(_ text: String, line: Int) throws {
        self.line = line
        guard let gap = text.firstRange(of: "  ") else { throw Malformed(description: "This row has no label.") }
        label = String(text[..<gap.lowerBound])
        var rest = text[gap.upperBound...]
        if let found = rest.firstMatch(of: #/ {2,}([A-Za-z0-9#]: .*)$/#) {
            let all = Self.legend(String(found.1))
            inner = all.compactMapValues(Self.diagram)
            legend = all.filter { Self.diagram($0.value) == nil }
            rest = rest[..<found.range.lowerBound]
        } else {
            (legend, inner) = ([:], [:])
        }
        marbles = String(rest.trimmingPrefix { $0 == " " })
        if marbles.contains("^") {
            let columns = Self.columns(of: marbles)
            let diagram = try Diagram(Self.text(columns) { $0 != "^" && $0 != "!" })
            let marks = try SubscriptionDiagram(Self.text(columns) { $0 == "^" || $0 == "!" })
            (events, length, subscription) = (diagram.events, diagram.length, marks.subscription)
        } else {
            let diagram = try Diagram(marbles)
            (events, length, subscription) = (diagram.events, diagram.length, nil)
        }
    }

    private static func diagram(_ value: String) -> Diagram? {
        value.contains(where: "-|#".contains) && Int(value) == nil ? try? Diagram(value) : nil
    }

    private static func legend(_ text: String) -> [Character: String] {
        let keys = text.matches(of: #/(?:^|, )([A-Za-z0-9#]): /#)
        var legend: [Character: String] = [:]
        for (index, key) in keys.enumerated() {
            let end = index + 1 < keys.count ? keys[index + 1].range.lowerBound : text.endIndex
            let value = text[key.range.upperBound..<end].trimmingPrefix("\"")
            legend[Character(String(key.1))] = String(value.hasSuffix("\"") ? value.dropLast() : value)
        }
        return legend
    }

    /// What stands in each tick.
    private static func columns(of marbles: String) -> [[Character]] {
        var columns: [[Character]] = []
        var isGroup = false
        for character in marbles where character != " " {
            switch character {
            case "(":
                columns.append([])
                isGroup = true
            case ")": isGroup = false
            case _ where isGroup: columns[columns.count - 1].append(character)
            default: columns.append(character == "-" ? [] : [character])
            }
        }
        return columns
    }

    private static func text(_ columns: [[Character]], where isKept: (Character) -> Bool) -> String {
        columns.map { column in
            let kept = column.filter(isKept)
            return kept.isEmpty ? "-" : kept.count == 1 ? String(kept) : "(\(String(kept)))"
        }.joined()
    }
}

/// Why a line is not a row.
private struct Malformed: Error, CustomStringConvertible { let description: String }
