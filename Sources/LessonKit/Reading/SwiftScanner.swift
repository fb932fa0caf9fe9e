/// Swift source with each character known for what it is, so that a brace in a string or a comment is not taken for a brace.
package struct SwiftScanner {
    package enum Kind { case code, literal, comment }

    package let characters: [Character]
    package private(set) var kinds: [Kind]

    package init(_ source: String) {
        characters = Array(source)
        kinds = Array(repeating: .code, count: characters.count)
        var index = 0
        while index < characters.count {
            let (end, kind) = skip(from: index)
            if kind != .code { for position in index..<end { kinds[position] = kind } }
            index = end
        }
    }

    /// The position of the bracket that closes the one at `open`.
    func closing(_ open: Int) -> Int? {
        let brackets: [Character: Character] = ["(": ")", "{": "}", "[": "]"]
        guard let close = brackets[characters[open]] else { return nil }
        var depth = 0
        for position in open..<characters.count where kinds[position] == .code {
            if characters[position] == characters[open] { depth += 1 }
            if characters[position] == close { depth -= 1 }
            if depth == 0 { return position }
        }
        return nil
    }

    /// The first position from `start` on that is neither white space nor comment.
    func firstMeaning(from start: Int) -> Int? {
        (start..<characters.count).first { kinds[$0] != .comment && !characters[$0].isWhitespace }
    }

    /// The end of the literal that begins at `start`.
    package func endOfLiteral(from start: Int) -> Int { literal(from: start) ?? start }

    /// The line a position is on, from 1.
    func line(of position: Int) -> Int { 1 + characters[..<position].count { $0.isNewline } }

    struct Function {
        let name: String
        let line: Int
        /// How many braces it stands in.
        let depth: Int
    }

    /// Every function that is declared, in order.
    var functions: [Function] {
        var functions: [Function] = []
        var (depth, line) = (0, 1)
        for position in characters.indices {
            if characters[position].isNewline { line += 1 }
            guard kinds[position] == .code else { continue }
            if characters[position] == "{" { depth += 1 }
            if characters[position] == "}" { depth -= 1 }
            guard characters[position] == "f", has("func ", at: position),
                position == 0 || characters[position - 1].isWhitespace,
                let start = firstMeaning(from: position + 4)
            else { continue }
            let name = characters[start...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if !name.isEmpty { functions.append(Function(name: String(name), line: line, depth: depth)) }
        }
        return functions
    }

    private func has(_ text: String, at index: Int) -> Bool {
        characters[index...].starts(with: text)
    }

    private func skip(from index: Int) -> (Int, Kind) {
        // Most characters begin nothing. In a debug build, as the hub's is, to look closely at each takes a second for the course.
        guard "/#\"`".contains(characters[index]) else { return (index + 1, .code) }
        if has("//", at: index) {
            return (characters[index...].firstIndex(where: \.isNewline) ?? characters.count, .comment)
        }
        if has("/*", at: index) { return (blockComment(from: index), .comment) }
        if let end = literal(from: index) { return (end, .literal) }
        return (index + 1, .code)
    }

    private func blockComment(from start: Int) -> Int {
        var depth = 0
        var index = start
        while index < characters.count {
            if has("/*", at: index) {
                depth += 1
                index += 2
            } else if has("*/", at: index) {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return characters.count
    }

    /// The end of a string, an extended regular expression or a quoted name that begins at `start`, if one does.
    private func literal(from start: Int) -> Int? {
        if characters[start] == "`" {
            let end = characters[(start + 1)...].firstIndex { $0 == "`" || $0.isNewline }
            return end.map { $0 + 1 } ?? characters.count
        }
        let hashes = String(characters[start...].prefix { $0 == "#" })
        let quote = start + hashes.count
        guard quote < characters.count else { return nil }
        if characters[quote] == "/", !hashes.isEmpty { return end(of: "/" + hashes, escape: nil, from: quote + 1) }
        guard characters[quote] == "\"" else { return nil }
        let quotes = has("\"\"\"", at: quote) ? "\"\"\"" : "\""
        return end(
            of: quotes + hashes, escape: "\\" + hashes, from: quote + quotes.count, isOneLine: quotes.count == 1)
    }

    private func end(of close: String, escape: String?, from start: Int, isOneLine: Bool = false) -> Int {
        var index = start
        while index < characters.count {
            if has(close, at: index) { return index + close.count }
            if isOneLine, characters[index].isNewline { return index }
            if let escape, has(escape, at: index) {
                index += escape.count
                if index < characters.count, characters[index] == "(" {
                    index = interpolation(from: index)
                } else {
                    index += 1
                }
            } else {
                index += 1
            }
        }
        return characters.count
    }

    private func interpolation(from start: Int) -> Int {
        var depth = 0
        var index = start
        while index < characters.count {
            let (next, kind) = skip(from: index)
            if kind == .code {
                if characters[index] == "(" { depth += 1 }
                if characters[index] == ")" { depth -= 1 }
                if depth == 0 { return next }
            }
            index = next
        }
        return characters.count
    }
}
