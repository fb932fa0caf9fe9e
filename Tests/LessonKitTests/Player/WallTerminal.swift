import Foundation
import Terminal

/// A window of 80 columns that draws as a terminal does, with its keys pressed in advance. When they have run out, input ends.
final class WallTerminal: Console {
    let columns: Int? = 80
    let drawableLines: Int?
    let (isInteractive, hasScreen, hasColour, hasUnicode, hasKeys) = (true, true, false, true, true)
    /// What stood on the screen at each question for a key, down to the prompt.
    private(set) var stops: [[String]] = []
    /// What stood there when a run was held.
    private(set) var holds: [[String]] = []
    private var keys: ArraySlice<Key>
    private var isOver = false
    /// The keys that are pressed while a run grows, one at each moment of it; a space is none.
    private var moments: Substring
    private var screen: [[Character]]
    private var (row, column) = (0, 0)

    init(_ keys: [Key], during moments: String = "", height: Int) {
        (self.keys, self.moments, drawableLines) = (keys[...], moments[...], height)
        screen = Array(repeating: [], count: height)
    }

    private var seen: [String] {
        let lines = screen.map { String($0).trimmingTrailingSpaces() }
        return Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? 0) + 1))
    }

    func write(_ line: String) { draw(line + "\n") }
    func complain(_ line: String) {}
    func busy(_ text: String) {}

    func ask<Meaning>(_ prompt: String, _ meaning: (Key) -> Meaning?) -> Meaning? {
        draw(prompt)
        if !isOver { stops.append(seen) }
        draw("\r\u{1B}[K\u{1B}[A")
        isOver = keys.isEmpty
        return keys.popFirst().flatMap(meaning)
    }

    func pause(milliseconds: Int?) -> Key? {
        if milliseconds == nil { holds.append(seen) }
        guard let key = moments.popFirst() else { return milliseconds == nil ? .enter : nil }
        return key == " " ? nil : .character(key)
    }

    func draw(_ text: String) {
        var rest = text.unicodeScalars.map(Character.init)[...]
        while let character = rest.popFirst() {
            switch character {
            case "\u{1B}":
                _ = rest.popFirst()
                let count = Int(String(rest.prefix { !$0.isLetter }))
                rest = rest.drop { !$0.isLetter }
                obey(rest.removeFirst(), count)
            case "\r": column = 0
            case "\n": newLine()
            default: put(character)
            }
        }
    }

    private func obey(_ command: Character, _ count: Int?) {
        switch command {
        case "H": (row, column) = (0, 0)
        case "A": row = max(0, row - (count ?? 1))
        case "K": screen[row] = Array(screen[row].prefix(column))
        case "J": for line in (row + 1)..<max(row + 1, screen.count) { screen[line] = [] }
        default: break
        }
    }

    private func newLine() {
        (row, column) = (row + 1, 0)
        guard row == screen.count else { return }
        screen = screen.dropFirst() + [[]]
        row -= 1
    }

    private func put(_ character: Character) {
        screen[row] += Array(repeating: " ", count: max(0, column + 1 - screen[row].count))
        screen[row][column] = character
        column += 1
    }
}
