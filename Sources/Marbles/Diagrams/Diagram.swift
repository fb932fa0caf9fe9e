import Streams

/// A sequence of events, written as text.
///
///     -1--(23)-|        1 at tick 1, 2 and 3 at tick 4, completed at tick 6
///
/// Each column is a tick, and the first is tick 0: `-` is a tick in which nothing happens, a letter or a digit is a
/// value, `|` is the good end and `#` an error. `(23)` is several in ONE tick, however long it is written. Spaces only
/// align: they take no time. What the values are is said when the events are asked for: `events(as: Int.self)`.
///
/// Other dialects let a group take as many ticks as it has characters; this one does not.
public struct Diagram: Sendable {
    /// The text as it was written.
    public let text: String
    /// How many ticks it is long: its columns, with a group counted as one.
    public let length: TestTime

    let symbols: [DiagramReader.Symbol]

    /// Reads `text`.
    ///
    /// - Throws: A `DiagramError` that shows where and why, if it is not a diagram.
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
    /// Diagrams are equal when the same happens at the same ticks and they are equally long, however they are written.
    public static func == (lhs: Diagram, rhs: Diagram) -> Bool {
        let pairs = zip(lhs.symbols, rhs.symbols)
        return lhs.length == rhs.length && lhs.symbols.count == rhs.symbols.count
            && pairs.allSatisfy { $0.character == $1.character && $0.tick == $1.tick }
    }
}

extension Diagram: CustomStringConvertible {
    /// The diagram in its shortest form: without spaces, and a group only where there are several things in a tick.
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
    /// Whether a diagram may use it for a value: a letter or digit that takes one column everywhere.
    var isMarbleSymbol: Bool { isASCII && (isLetter || isNumber) }
}
