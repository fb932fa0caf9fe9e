import Marbles
import Streams

/// A row of a diagram in words: `map { x * 10 } sends 10 at tick 1 and 20 at tick 3, and completes at tick 5.`
enum LabSentence {
    /// The most ticks that are named.
    private static let most = 12

    /// - Parameter isCut: Whether it goes on after its last event.
    static func text(_ name: String, _ events: LabResult.Events, isCut: Bool = false) -> String {
        var ticks: [(tick: TestTime, values: [String])] = []
        var end = ""
        for event in events {
            switch event.value {
            case .next(let value):
                if ticks.last?.tick != event.time { ticks.append((event.time, [])) }
                ticks[ticks.count - 1].values.append(value.description.printable)
            case .completed: end = "completes at tick \(event.time)"
            case .error: end = "fails at tick \(event.time)"
            }
        }
        var parts = ticks.prefix(most).map { tick, values in "\(list(values)) at tick \(tick)" }
        if ticks.count > most { parts.append("more elements at \((ticks.count - most).of("later tick"))") }
        if isCut, !parts.isEmpty { parts.append("so on") }
        let sent = parts.isEmpty ? "" : "sends \(joined(parts))"
        switch (sent.isEmpty, end.isEmpty) {
        case (true, true): return "\(name) sends nothing\(isCut ? "" : " and does not end")."
        case (true, false): return "\(name) sends nothing and \(end)."
        case (false, true): return "\(name) \(sent)\(isCut ? "" : ", and does not end")."
        case (false, false): return "\(name) \(sent), and \(end)."
        }
    }

    /// Values of one tick. Very many are counted.
    private static func list(_ values: [String]) -> String {
        values.count > most ? "\(values.count) elements" : joined(values)
    }

    /// `a, b and c`
    private static func joined(_ parts: [String]) -> String {
        parts.count < 2 ? parts.joined() : "\(parts.dropLast().joined(separator: ", ")) and \(parts[parts.count - 1])"
    }
}

extension LabResult {
    /// The output in words.
    var sentence: String {
        LabSentence.text(request.title.printable, output.filter { $0.time < length }, isCut: ending != .over)
    }

    /// All streams in words, the output last.
    var sentences: String {
        (inner + inputs).map { LabSentence.text($0.source.label, $0.source.events) }.joined(separator: " ") + " "
            + sentence
    }
}
