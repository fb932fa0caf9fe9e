/// Reads a text column by column: the characters, their ticks, and the groups.
///
/// It reads the part that all rows have in common: time, groups and spaces. Its caller knows the meaning of the other
/// characters.
struct DiagramReader {
    /// A character that is neither time nor a group, with its index and its tick.
    struct Symbol: Equatable, Sendable {
        let character: Character
        let tick: TestTime
        let column: Int
    }

    let text: String
    private(set) var symbols: [Symbol] = []
    /// The length of the text in ticks.
    private(set) var length: TestTime = 0

    private var group: (column: Int, isEmpty: Bool)?

    /// - Parameter check: Called before each character except spaces, with the part that has been read so far.
    init(
        _ text: String, check: (Character, [Symbol]) -> DiagramError.Rule?
    ) throws(DiagramError) {
        self.text = text
        for (column, character) in text.enumerated() where character != " " {
            if let rule = check(character, symbols) ?? read(character, at: column) {
                throw DiagramError(diagram: text, column: column, rule: rule)
            }
        }
        if let group { throw DiagramError(diagram: text, column: group.column, rule: .unclosedGroup) }
    }

    private mutating func read(_ character: Character, at column: Int) -> DiagramError.Rule? {
        switch character {
        case "-":
            if group != nil { return .timeInGroup }
            length += 1
        case "(":
            if group != nil { return .nestedGroup }
            group = (column, true)
        case ")":
            guard let open = group else { return .unopenedGroup }
            if open.isEmpty { return .emptyGroup }
            group = nil
            length += 1
        default:
            symbols.append(Symbol(character: character, tick: length, column: column))
            if group == nil { length += 1 } else { group?.isEmpty = false }
        }
        return nil
    }
}
