import Foundation
import Platform
import Terminal

/// The keys of a loop: waits for them, and for what else is to be waited for.
struct LoopKeyboard {
    /// Where the keys come from.
    enum Kind {
        /// A terminal that sends each key.
        case keys
        /// A terminal that sends lines: the first letter is the key.
        case lines
        /// No keys. When the input ends, the loop ends.
        case end
        case none

        /// What `terminal` has. One that sends each key does so from now on.
        init(of terminal: any Console) {
            let facts = TerminalFacts()
            if terminal.isInteractive {
                self = !facts.isDumb && KeyboardMode.enter() ? .keys : .lines
            } else {
                self = facts.hasKeyboard ? .none : .end
            }
        }
    }

    private let kind: Kind
    private var reader = KeyReader()
    /// What has come of a line that has not ended.
    private var line: [UInt8] = []
    /// Whether no more keys can come.
    private(set) var isOver = false

    init(_ kind: Kind) { self.kind = kind }

    /// How long it waits at most, in milliseconds: so often the loop looks at its files.
    private static let beat: Int32 = 50

    /// Waits for a key, until `other` can be read, or for a moment.
    ///
    /// - Returns: The keys that were pressed.
    mutating func wait(orFor other: Int32) -> [Key] {
        // A negative number never has input.
        let keyboard = isOver || kind == .none ? -1 : STDIN_FILENO
        let readable = InputWait.readable([keyboard, other], Self.beat)
        if readable[0] { return keys() }
        return !readable[1] && reader.isInEscape ? reader.rest() : []
    }

    private mutating func keys() -> [Key] {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        if count > 0 {
            switch kind {
            case .keys: return reader.keys(of: Array(bytes.prefix(count)))
            case .lines: return lines(bytes.prefix(count))
            case .end, .none: break
            }
        } else if count == 0 || errno != EINTR {
            isOver = true
        }
        return []
    }

    private mutating func lines(_ bytes: ArraySlice<UInt8>) -> [Key] {
        line += bytes
        var keys: [Key] = []
        while let end = line.firstIndex(of: UInt8(ascii: "\n")) {
            let text = String(decoding: line[..<end], as: UTF8.self)
            line = Array(line[(end + 1)...])
            keys.append(text.first { !$0.isWhitespace }.map(Key.character) ?? .enter)
        }
        return keys
    }
}
