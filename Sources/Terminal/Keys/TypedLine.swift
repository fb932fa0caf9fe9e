/// A line of text that somebody types, with a cursor in it.
///
/// Its keys are those of a shell: the arrows, Home and End, Backspace and Delete, Ctrl-U, Ctrl-K and Ctrl-W, and words with Ctrl or Alt.
package struct TypedLine: Equatable, Sendable {
    package var text: String { didSet { rest = min(rest, text.count) } }
    /// How many characters stand after the cursor. If the program changes the text, a cursor at the end stays at the end.
    private var rest = 0

    /// The longest text that can be typed or pasted.
    private static let longest = 1000

    package init(_ text: String = "") { self.text = text }

    /// How many characters stand before the cursor.
    package var cursor: Int {
        get { text.count - rest }
        set { rest = text.count - min(max(0, newValue), text.count) }
    }

    /// Takes a key.
    ///
    /// - Returns: whether it means something in a text.
    package mutating func press(_ key: Key) -> Bool {
        switch key {
        case .character(let character): insert(String(character))
        case .paste(let pasted): insert(pasted.inOneLine)
        case .backspace: remove(cursor - 1..<cursor)
        case .delete: remove(cursor..<cursor + 1)
        case .deleteWord: remove(wordBefore..<cursor)
        case .deleteToStart: remove(0..<cursor)
        case .deleteToEnd: remove(cursor..<text.count)
        case .left: cursor -= 1
        case .right: cursor += 1
        case .wordLeft: cursor = wordBefore
        case .wordRight: cursor = wordAfter
        case .home: cursor = 0
        case .end: rest = 0
        default: return false
        }
        return true
    }

    /// Moves the cursor to a place so many columns after it, or before it.
    package mutating func moveCursor(columns: Int, isSecret: Bool) {
        let step = columns.signum()
        var left = abs(columns)
        while left > 0, let next = step > 0 ? text.suffix(rest).first : text.prefix(cursor).last {
            left -= isSecret ? 1 : next.displayWidth
            if left >= 0 { cursor += step }
        }
    }

    private mutating func insert(_ more: some StringProtocol) {
        // A character may join the one before it. What stands after the cursor stays as it is.
        let place = text.index(text.endIndex, offsetBy: -rest)
        text.insert(contentsOf: more.prefix(max(0, Self.longest - text.count)), at: place)
    }

    private mutating func remove(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<text.count)
        rest = text.count - max(cursor, range.upperBound)
        text.removeSubrange(index(range.lowerBound)..<index(range.upperBound))
    }

    private func index(_ offset: Int) -> String.Index { text.index(text.startIndex, offsetBy: offset) }

    /// Where the word before the cursor begins.
    private var wordBefore: Int {
        let before = text.prefix(cursor)
        return before.lastIndex { !$0.isSpace }
            .map { before[...$0].lastIndex(where: \.isSpace).map { before.distance(to: $0) + 1 } ?? 0 } ?? 0
    }

    /// Where the word after the cursor ends.
    private var wordAfter: Int {
        let after = text.suffix(rest)
        let word = after.drop(while: \.isSpace).drop { !$0.isSpace }
        return text.count - word.count
    }

    /// The part around the cursor that fits into `width` columns, and the column of the cursor in it.
    ///
    /// - Parameters:
    ///   - mark: Instead of what is left out.
    ///   - dot: Instead of each character, where the text is a secret.
    package func shown(width: Int, mark: String = "", dot: String? = nil) -> (text: String, column: Int) {
        func look(_ part: some StringProtocol) -> String {
            dot.map { String(repeating: $0, count: part.count) } ?? String(part).drawable
        }
        let (before, after) = (look(text.prefix(cursor)), look(text.suffix(rest)))
        guard (before + after).displayWidth > width else { return (before + after, before.displayWidth) }
        let head = before.tail(to: max(width - after.displayWidth, width * 2 / 3), mark: mark)
        return (head + after.cut(to: max(0, width - head.displayWidth), mark: mark), head.displayWidth)
    }
}

extension Character {
    fileprivate var isSpace: Bool { self == " " }
}

extension Substring {
    fileprivate func distance(to index: Index) -> Int { distance(from: startIndex, to: index) }
}

extension String {
    /// The text with a space instead of line breaks and tabs, and without spaces at both ends.
    fileprivate var inOneLine: Substring {
        split { $0.isNewline || $0 == "\t" }.joined(separator: " ").drawable.trimmingTrailingSpaces().drop {
            $0.isSpace
        }
    }
}
