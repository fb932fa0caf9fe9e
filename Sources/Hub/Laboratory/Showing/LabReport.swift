import Foundation
import Marbles
import Streams

/// A result for a program.
struct LabReport: Encodable {
    struct Subscribed: Encodable {
        /// The name of the stream.
        let input: String
        let subscribe: Int
        /// Nil while it is open.
        let unsubscribe: Int?
        /// `--^---!`
        let diagram: String
    }

    /// An event of the output.
    struct Sent: Encodable {
        let tick: Int
        var next: LabValue?
        var completed: Bool?
        var error: String?
    }

    /// The operators as in code.
    let `operator`: String
    /// The diagrams as they were typed.
    let inputs: [String]
    /// The output as one diagram of the dialect. Nil if it has more different values than there are letters and digits.
    let output: String?
    /// The output, event by event.
    let events: [Sent]
    /// What the letters of the output stand for.
    let values: [String: LabValue]
    let subscriptions: [Subscribed]
    /// The output in words.
    let sentence: String
    /// What the diagram cannot say.
    let notes: [String]

    init(_ result: LabResult) {
        var legend = LabLegend()
        let events = result.output.filter { $0.time < result.length }
        `operator` = result.request.title
        inputs =
            result.inner.map { "\($0.source.label)=\($0.source.diagram.text)" }
            + result.inputs.map(\.source.diagram.text)
        output = legend.diagram(events, length: result.length)
        values = output == nil ? [:] : legend.values
        self.events = events.map { event in
            switch event.value {
            case .next(let value): Sent(tick: event.time, next: value)
            case .completed: Sent(tick: event.time, completed: true)
            case .error(let error): Sent(tick: event.time, error: "\(error)")
            }
        }
        subscriptions = (result.inner + result.inputs).flatMap { input in
            input.subscriptions.map { subscription in
                Subscribed(
                    input: input.source.label, subscribe: subscription.subscribe,
                    unsubscribe: subscription.isOpen ? nil : subscription.unsubscribe,
                    diagram: SubscriptionDiagram(subscription).description)
            }
        }
        sentence = result.sentence
        let more = "output is left out: it has more different values than there are letters and digits. events has all."
        notes = result.notes + (output == nil ? [more] : [])
    }

    /// One object. Control characters are escaped, those that JSON allows too.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(self)) ?? Data()
        return String(decoding: data, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
            if (0x7F...0x9F).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value) {
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

/// Gives a letter to each value that is longer than a character.
struct LabLegend {
    private(set) var values: [String: LabValue] = [:]
    private var symbols: [LabValue: Character] = [:]

    /// Nil if there are more different values than letters and digits.
    mutating func diagram(_ events: LabResult.Events, length: Int) -> String? {
        let elements = events.compactMap(\.value.element)
        var letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        for element in elements {
            guard let symbol = Self.symbol(element) else { continue }
            symbols[element] = symbol
            letters.removeAll { $0 == symbol }
        }
        for element in elements where symbols[element] == nil {
            if letters.isEmpty { return nil }
            let letter = letters.removeFirst()
            symbols[element] = letter
            values[String(letter)] = element
        }
        let text = Self.text(events) { symbols[$0] ?? "?" }
        // Without an end it goes on to the end of the picture.
        if let last = events.last, last.value.isStopEvent { return text }
        return text + String(repeating: "-", count: max(0, length - 1 - (events.last?.time ?? -1)))
    }

    /// The letter or digit that the value is.
    private static func symbol(_ value: LabValue) -> Character? {
        let text = value.description
        switch value {
        case .number, .text: break
        default: return nil
        }
        guard text.count == 1, let symbol = text.first, symbol.isASCII, symbol.isLetter || symbol.isNumber else {
            return nil
        }
        return symbol
    }

    private static func text(_ events: LabResult.Events, _ symbol: (LabValue) -> Character) -> String {
        var text = ""
        var tick = 0
        var rest = events[...]
        while let first = rest.first {
            text += String(repeating: "-", count: first.time - tick)
            let marks = rest.prefix { $0.time == first.time }.map { event -> Character in
                switch event.value {
                case .next(let value): symbol(value)
                case .completed: "|"
                case .error: "#"
                }
            }
            text += marks.count == 1 ? String(marks) : "(\(String(marks)))"
            rest = rest.dropFirst(marks.count)
            tick = first.time + 1
        }
        return text
    }
}

extension LabValue: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .truth(let truth): try container.encode(truth)
        case .list(let values), .tuple(let values): try container.encode(values)
        case .none: try container.encodeNil()
        case .text, .event: try container.encode(description)
        }
    }
}
