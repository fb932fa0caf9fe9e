/// A page as a strict reader of XML takes it: every element is closed, and every name and address is known.
struct PageReader {
    /// Why it is no XML; nil if it is.
    private(set) var fault: String?
    private(set) var names: [String] = []
    /// The values of `href`, `src` and `aria-labelledby`: the last with `#` before it.
    private(set) var links: [String] = []
    private var open: [String] = []
    private let bytes: [UInt8]

    init(_ page: String) {
        bytes = Array(page.utf8)
        var index = 0
        while index < bytes.count, fault == nil {
            if bytes[index] == UInt8(ascii: "<") {
                index = tag(from: index)
            } else {
                if bytes[index] == UInt8(ascii: "&") { entity(at: index) }
                if bytes[index] < 0x20, !"\n\t".utf8.contains(bytes[index]) { fault = "a control character" }
                index += 1
            }
        }
        if fault == nil, let last = open.last { fault = "<\(last)> is not closed" }
        let doubled = Dictionary(grouping: names) { $0 }.first { $0.value.count > 1 }
        if fault == nil, let doubled { fault = "two elements have the name \(doubled.key)" }
    }

    private mutating func entity(at index: Int) {
        let known = ["&amp;", "&lt;", "&gt;", "&quot;"]
        if !known.contains(where: { bytes[index...].starts(with: $0.utf8) }) { fault = "a bare &" }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Reads the tag at `start`, and returns where it ends.
    private mutating func tag(from start: Int) -> Int {
        var end = start + 1
        var isQuoted = false
        while end < bytes.count, isQuoted || bytes[end] != UInt8(ascii: ">") {
            if bytes[end] == UInt8(ascii: "\"") { isQuoted.toggle() }
            if bytes[end] == UInt8(ascii: "<") { fault = "a bare <" }
            if bytes[end] == UInt8(ascii: "&") { entity(at: end) }
            end += 1
        }
        if end >= bytes.count { fault = "a tag without an end" }
        var inside = text(start + 1..<min(end, bytes.count))[...]
        if inside.hasPrefix("!DOCTYPE html") { return end + 1 }
        if inside.hasPrefix("/") {
            if open.popLast() != String(inside.dropFirst()) { fault = "<\(inside)>" }
            return end + 1
        }
        let isClosed = inside.hasSuffix("/")
        if isClosed { inside.removeLast() }
        let name = inside.prefix { $0 != " " }
        if name.isEmpty || !name.allSatisfy({ $0.isLetter || $0.isNumber }) { fault = "<\(inside)>" }
        if !isClosed { open.append(String(name)) }
        attributes(inside.dropFirst(name.count))
        return end + 1
    }

    private mutating func attributes(_ text: Substring) {
        var rest = text.drop { $0 == " " || $0 == "\n" }
        while !rest.isEmpty {
            let name = rest.prefix { $0 != "=" }
            rest = rest.dropFirst(name.count + 1)
            guard rest.first == "\"" else {
                fault = "the attribute \(name) has no quotes"
                return
            }
            let value = rest.dropFirst().prefix { $0 != "\"" }
            rest = rest.dropFirst(value.count + 2).drop { $0 == " " || $0 == "\n" }
            switch name {
            case "id": names.append(String(value))
            case "href", "src": links.append(String(value))
            case "aria-labelledby": links.append("#\(value)")
            default: break
            }
        }
    }
}
