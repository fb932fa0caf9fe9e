/// Reads a text column by column: what stands at which tick, and which groups there are.
///
/// It knows what all rows have in common: time, groups and spaces. What the other characters mean is its caller's
/// business.
struct DiagramReader {
    /// A character that is neither time nor a group, and where and when it stands.
    struct Symbol: Equatable, Sendable {
        let character: Character
        let tick: TestTime
        let column: Int
    }

    let text: String
    private(set) var symbols: [Symbol] = []
    /// How many ticks the text is long.
    private(set) var length: TestTime = 0

    private var group: (column: Int, isEmpty: Bool)?

    /// - Parameter check: Called at each character but a space, before it is read, with what has been read so far.
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
