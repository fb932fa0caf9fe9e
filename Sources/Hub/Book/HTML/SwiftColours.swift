import LessonKit

/// Swift code with a class for each kind of word: `kw`, `type`, `str`, `num` and `com`. Whatever is not certain stays plain.
enum SwiftColours {
    private static let keywords: Set = [
        "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
        "continue", "convenience", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
        "false",
        "fileprivate", "final", "for", "func", "guard", "if", "import", "in", "indirect", "init", "inout", "internal",
        "is",
        "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "open", "operator", "override", "package",
        "private",
        "protocol", "public", "repeat", "required", "rethrows", "return", "self", "sending", "some", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak",
        "where",
        "while",
    ]

    /// The words that are keywords only in some places: before a name, or before a brace.
    private static let soft: Set = ["actor", "open", "package", "required", "some", "any", "lazy", "final", "default"]

    static func html(_ code: String) -> [HTML] {
        let scanner = SwiftScanner(code)
        var parts: [HTML] = []
        var plain = ""
        var index = 0
        func add(_ name: String?, upTo end: Int) {
            let text = String(scanner.characters[index..<end])
            index = end
            guard let name else {
                plain += text
                return
            }
            if !plain.isEmpty { parts.append(.text(plain)) }
            plain = ""
            parts.append(.tag("span", ["class": name], [.text(text)]))
        }
        while index < scanner.characters.count {
            let end = end(of: index, in: scanner)
            add(name(of: index..<end, in: scanner), upTo: end)
        }
        return plain.isEmpty ? parts : parts + [.text(plain)]
    }

    /// The end of the word, the literal or the comment at `index`.
    private static func end(of index: Int, in scanner: SwiftScanner) -> Int {
        let (characters, kinds) = (scanner.characters, scanner.kinds)
        let kind = kinds[index]
        guard kind == .code else {
            if kind == .literal { return max(index + 1, scanner.endOfLiteral(from: index)) }
            return kinds[index...].firstIndex { $0 != kind } ?? kinds.count
        }
        guard isPartOfWord(characters[index]) || "@$".contains(characters[index]) else { return index + 1 }
        let isNumber = characters[index].isNumber
        var end = index + 1
        while end < characters.count, kinds[end] == .code,
            isPartOfWord(characters[end]) || isNumber && isPoint(end, characters)
        {
            end += 1
        }
        return end
    }

    /// Whether the point at `index` belongs to a number: `1.5`, but not `1...5`.
    private static func isPoint(_ index: Int, _ characters: [Character]) -> Bool {
        characters[index] == "." && characters.indices.contains(index + 1) && characters[index + 1].isNumber
    }

    private static func name(of range: Range<Int>, in scanner: SwiftScanner) -> String? {
        let characters = scanner.characters[range]
        guard let first = characters.first else { return nil }
        switch scanner.kinds[range.lowerBound] {
        case .comment: return "com"
        // A name in backticks is a name.
        case .literal: return first == "`" ? nil : "str"
        case .code: break
        }
        let word = String(characters)
        if first == "@" { return word.count > 1 ? "kw" : nil }
        if first.isNumber { return "num" }
        let follows = scanner.characters[range.upperBound...].first
        // `.some` and `default:` of an argument are names.
        let isMember = range.lowerBound > 0 && scanner.characters[range.lowerBound - 1] == "."
        if keywords.contains(word), !isMember || word == "self" || word == "init" {
            return soft.contains(word) && follows != " " && !(word == "default" && follows == ":") ? nil : "kw"
        }
        return first.isUppercase ? "type" : nil
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
