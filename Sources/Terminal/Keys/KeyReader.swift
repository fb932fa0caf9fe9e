/// Turns the bytes that a terminal sends into keys and mouse events. The bytes may arrive in any pieces.
package struct KeyReader {
    private var bytes: [UInt8] = []

    package init() {}

    private static let escape: UInt8 = 0x1B

    /// A key, or a mouse event.
    package enum Input: Hashable, Sendable {
        case key(Key)
        case mouse(Mouse)
        /// The answer to `askForCursor`: the line of the cursor in the terminal, from 0.
        case cursor(line: Int)
    }

    /// Asks the terminal where the cursor is.
    package static let askForCursor = "\u{1B}[6n"

    /// The keys that are complete after these bytes. Mouse events are left out.
    package mutating func keys(of more: [UInt8]) -> [Key] {
        inputs(of: more).compactMap { if case .key(let key) = $0 { key } else { nil } }
    }

    /// The keys and mouse events that are complete after these bytes. An incomplete one waits for its rest.
    package mutating func inputs(of more: [UInt8]) -> [Input] {
        bytes += more
        var found: [Input] = []
        while let length = next(&found) { bytes.removeFirst(length) }
        return found
    }

    /// Whether the bytes that wait are the Esc key or the beginning of another key. A paste may take its time.
    package var isInEscape: Bool { bytes.first == Self.escape && !isInPaste }

    private var isInPaste: Bool { bytes.starts(with: Self.pasteBegins) }

    // Source: XTerm Control Sequences, "Bracketed Paste Mode".
    private static let pasteBegins = Array("\u{1B}[200~".utf8)
    private static let pasteEnds = Array("\u{1B}[201~".utf8)

    /// The key that waits. Call it when no more bytes have come for a while.
    package mutating func rest() -> [Key] {
        defer { bytes = [] }
        return bytes == [Self.escape] ? [.escape] : []
    }

    /// Adds the first key if there is one, and returns the number of its bytes; nil if it is incomplete.
    private func next(_ found: inout [Input]) -> Int? {
        guard let first = bytes.first else { return nil }
        switch first {
        case Self.escape: return sequence(&found)
        case 0x0D where bytes.count > 1 && bytes[1] == 0x0A: return 1
        case 0x0A, 0x0D: found.append(.key(.enter))
        case 0x09: found.append(.key(.tab))
        case 0x08, 0x7F: found.append(.key(.backspace))
        case 0x01: found.append(.key(.home))
        case 0x04: found.append(.key(.endOfInput))
        case 0x05: found.append(.key(.end))
        case 0x0B: found.append(.key(.deleteToEnd))
        case 0x15: found.append(.key(.deleteToStart))
        case 0x17: found.append(.key(.deleteWord))
        case 0..<0x20: break
        default: return text(&found)
        }
        return 1
    }

    /// An arrow, a page key, Shift-Tab, a mouse event, or a key that means nothing here.
    private func sequence(_ found: inout [Input]) -> Int? {
        guard bytes.count > 1 else { return nil }
        guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else { return alt(bytes[1], &found) }
        if isInPaste { return paste(&found) }
        guard let end = bytes[2...].firstIndex(where: { 0x40...0x7E ~= $0 }) else { return nil }
        if bytes[2] == UInt8(ascii: "<") {
            let isRelease = bytes[end] == UInt8(ascii: "m")
            if let mouse = Mouse(bytes[3..<end], isRelease: isRelease) { found.append(.mouse(mouse)) }
            return end + 1
        }
        let numbers = String(decoding: bytes[2..<end], as: UTF8.self).split(separator: ";").map { Int($0) ?? 0 }
        if bytes[end] == UInt8(ascii: "R"), numbers.count == 2 {
            found.append(.cursor(line: numbers[0] - 1))
        } else if let key = key(bytes[end], numbers) {
            found.append(.key(key))
        }
        return end + 1
    }

    /// Alt and a key: Esc before it. Of most keys only the key counts. Two Esc in a row are at least one.
    private func alt(_ byte: UInt8, _ found: inout [Input]) -> Int {
        switch byte {
        case Self.escape: found.append(.key(.escape))
        case UInt8(ascii: "b"): found.append(.key(.wordLeft))
        case UInt8(ascii: "f"): found.append(.key(.wordRight))
        case 0x08, 0x7F: found.append(.key(.deleteWord))
        default: return 1
        }
        return byte == Self.escape ? 1 : 2
    }

    /// A pasted text, which waits for its end.
    private func paste(_ found: inout [Input]) -> Int? {
        guard let end = bytes.firstRange(of: Self.pasteEnds) else { return nil }
        let text = bytes[Self.pasteBegins.count..<end.lowerBound]
        found.append(.key(.paste(String(decoding: text, as: UTF8.self))))
        return end.upperBound
    }

    /// - Parameter numbers: What stands before the last letter: `1;5`. The second is the keys that are held, Ctrl or Alt from 3 on.
    private func key(_ last: UInt8, _ numbers: [Int]) -> Key? {
        let isByWord = numbers.count == 2 && numbers[1] >= 3
        return switch last {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): isByWord ? .wordRight : .right
        case UInt8(ascii: "D"): isByWord ? .wordLeft : .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "Z"): .shiftTab
        case UInt8(ascii: "~"): numbered(numbers.first)
        default: nil
        }
    }

    /// A key that is sent as a number: `ESC [ 5 ~`.
    private func numbered(_ number: Int?) -> Key? {
        switch number {
        case 1, 7: .home
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        default: nil
        }
    }

    /// The characters up to the next key that is not a character. A last one that is incomplete waits.
    private func text(_ found: inout [Input]) -> Int? {
        var run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
        if run.count == bytes.count { run = run.dropLast(Self.unfinished(run)) }
        guard !run.isEmpty else { return nil }
        let characters = String(decoding: run, as: UTF8.self).filter { !"\($0)".drawable.isEmpty && $0 != "\u{FFFD}" }
        found += characters.map { .key(.character($0)) }
        return run.count
    }

    /// How many bytes at the end begin a character without ending it.
    private static func unfinished(_ run: ArraySlice<UInt8>) -> Int {
        for length in 1...3 where length <= run.count {
            let byte = run[run.endIndex - length]
            if byte & 0xC0 == 0x80 { continue }
            let whole = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return whole > length ? length : 0
        }
        return 0
    }
}
