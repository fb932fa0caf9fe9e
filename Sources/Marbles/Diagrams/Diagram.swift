import Streams

/// A sequence of events, written as text.
///
///     -1--(23)-|        1 at tick 1, 2 and 3 at tick 4, completed at tick 6
///
/// Each column is a tick, and the first is tick 0: `-` is a tick in which nothing happens, a letter or a digit is a
/// value, `|` is the completion and `#` an error. `(23)` is two values in ONE tick, although it has four characters.
/// Spaces only align: they take no time. The types of the values come with the events: `events(as: Int.self)`.
///
/// Other dialects let a group take as many ticks as it has characters; this one does not.
public struct Diagram: Sendable {
    /// The original text.
    public let text: String
    /// Its length in ticks: its columns, where a group counts as one.
    public let length: TestTime

    let symbols: [DiagramReader.Symbol]

    /// Reads `text`.
    ///
    /// - Throws: A `DiagramError` with the place and the reason, if it is not a diagram.
    public init(_ text: String) throws(DiagramError) {
        let reader = try DiagramReader(text, check: Self.fault)
        self.text = text
        length = reader.length
        symbols = reader.symbols
    }

    private static func fault(of character: Character, after symbols: [DiagramReader.Symbol]) -> DiagramError.Rule? {
        let isEnd = character == "|" || character == "#"
        if let last = symbols.last, last.isEnd, character != ")" {
            return isEnd ? .secondEnd(character) : .afterEnd(character)
        }
        switch character {
        case "-", "(", ")", "|", "#": return nil
        case "^", "!": return .subscriptionMarkAmongEvents(character)
        default: return character.isMarbleSymbol ? nil : .unknownCharacter(character)
        }
    }
}

extension Diagram: Equatable {
    /// Diagrams are equal when they have the same events at the same ticks and the same length. Their texts may differ.
    public static func == (lhs: Diagram, rhs: Diagram) -> Bool {
        let pairs = zip(lhs.symbols, rhs.symbols)
        return lhs.length == rhs.length && lhs.symbols.count == rhs.symbols.count
            && pairs.allSatisfy { $0.character == $1.character && $0.tick == $1.tick }
    }
}

extension Diagram: CustomStringConvertible {
    /// The diagram in its shortest form: without spaces, and with a group only for several events in a tick.
    public var description: String {
        var byTick = [String](repeating: "", count: length)
        for symbol in symbols { byTick[symbol.tick].append(symbol.character) }
        return byTick.map { $0.isEmpty ? "-" : $0.count == 1 ? $0 : "(\($0))" }.joined()
    }
}

extension DiagramReader.Symbol {
    var isEnd: Bool { character == "|" || character == "#" }
}

extension Character {
    /// Whether a diagram may use it for a value. Such a letter or digit takes one column in every terminal.
    var isMarbleSymbol: Bool { isASCII && (isLetter || isNumber) }
}
