import Terminal

/// A text that is typed in one line.
struct LabField: Equatable {
    private(set) var text: String
    /// How many characters stand before the cursor.
    private(set) var cursor: Int

    /// The longest text.
    private static let longest = 200

    init(_ text: String) { (self.text, cursor) = (text, text.count) }

    /// Takes a key.
    ///
    /// - Returns: whether it means something in a text.
    mutating func press(_ key: Key) -> Bool {
        switch key {
        case .character(let character):
            guard text.count < Self.longest else { return true }
            text.insert(character, at: index(cursor))
            // A character may join the one before it.
            cursor = min(cursor + 1, text.count)
        case .backspace:
            guard cursor > 0 else { return true }
            cursor -= 1
            text.remove(at: index(cursor))
        case .delete: if cursor < text.count { text.remove(at: index(cursor)) }
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(text.count, cursor + 1)
        case .home: cursor = 0
        case .end: cursor = text.count
        default: return false
        }
        return true
    }

    private func index(_ offset: Int) -> String.Index { text.index(text.startIndex, offsetBy: offset) }

    /// The part around the cursor that fits into `width` columns, and the column of the cursor in it.
    func shown(width: Int) -> (text: String, column: Int) {
        let before = String(text.prefix(cursor))
        guard text.displayWidth >= width else { return (text, before.displayWidth) }
        let head = before.tail(to: max(1, width * 2 / 3), mark: "")
        let rest = String(text.dropFirst(cursor)).head(width: max(0, width - 1 - head.displayWidth))
        return (head + rest, head.displayWidth)
    }
}
