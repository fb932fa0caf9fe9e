/// Turns the bytes that a terminal sends into keys, however they are cut into pieces.
package struct KeyReader {
    private var bytes: [UInt8] = []

    package init() {}

    private static let escape: UInt8 = 0x1B

    /// The keys that are whole by now. What has only begun waits for the rest.
    package mutating func keys(of more: [UInt8]) -> [Key] {
        bytes += more
        var keys: [Key] = []
        while let length = next(&keys) { bytes.removeFirst(length) }
        return keys
    }

    /// Whether what waits may be the Esc key, or the beginning of another.
    package var isInEscape: Bool { bytes.first == Self.escape }

    /// The key that waits, when nothing more has come for a while.
    package mutating func rest() -> [Key] {
        defer { bytes = [] }
        return bytes == [Self.escape] ? [.escape] : []
    }

    /// Adds the first key, if it is one, and returns how many bytes it takes; nil if it is not whole.
    private func next(_ keys: inout [Key]) -> Int? {
        guard let first = bytes.first else { return nil }
        switch first {
        case Self.escape: return sequence(&keys)
        case 0x0D where bytes.count > 1 && bytes[1] == 0x0A: return 1
        case 0x0A, 0x0D: keys.append(.enter)
        case 0x09: keys.append(.tab)
        case 0x08, 0x7F: keys.append(.backspace)
        case 0x04: keys.append(.endOfInput)
        case 0..<0x20: break
        default: return text(&keys)
        }
        return 1
    }

    /// An arrow, a page key, Shift-Tab, or a key that means nothing here.
    private func sequence(_ keys: inout [Key]) -> Int? {
        guard bytes.count > 1 else { return nil }
        guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
            // Two Esc in a row are one at least; with a letter it is Alt, and only the letter counts.
            if bytes[1] == Self.escape { keys.append(.escape) }
            return 1
        }
        guard let end = bytes[2...].firstIndex(where: { 0x40...0x7E ~= $0 }) else { return nil }
        switch bytes[end] {
        case UInt8(ascii: "A"): keys.append(.up)
        case UInt8(ascii: "B"): keys.append(.down)
        case UInt8(ascii: "C"): keys.append(.right)
        case UInt8(ascii: "D"): keys.append(.left)
        case UInt8(ascii: "F"): keys.append(.end)
        case UInt8(ascii: "H"): keys.append(.home)
        case UInt8(ascii: "Z"): keys.append(.shiftTab)
        case UInt8(ascii: "~"): numbered(bytes[2..<end], &keys)
        default: break
        }
        return end + 1
    }

    /// A key that is sent as a number: `ESC [ 5 ~`.
    private func numbered(_ digits: ArraySlice<UInt8>, _ keys: inout [Key]) {
        switch String(decoding: digits, as: UTF8.self) {
        case "1", "7": keys.append(.home)
        case "4", "8": keys.append(.end)
        case "5": keys.append(.pageUp)
        case "6": keys.append(.pageDown)
        default: break
        }
    }

    /// All characters up to the next key that is none, but for a last one whose bytes have not all come.
    private func text(_ keys: inout [Key]) -> Int? {
        var run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
        if run.count == bytes.count { run = run.dropLast(Self.unfinished(run)) }
        guard !run.isEmpty else { return nil }
        let characters = String(decoding: run, as: UTF8.self).filter { !"\($0)".drawable.isEmpty && $0 != "\u{FFFD}" }
        keys += characters.map { .character($0) }
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
