/// Swift code in its words, each with its kind. Whatever is not certain has none.
package enum SwiftWords {
    /// As the style sheet of the book calls it.
    package enum Kind: String, Sendable {
        case keyword = "kw"
        case type
        case string = "str"
        case number = "num"
        case comment = "com"
    }

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

    /// All of `code`, from its first character to its last.
    package static func all(in code: String) -> [(kind: Kind?, text: String)] {
        let scanner = SwiftScanner(code)
        var words: [(kind: Kind?, text: String)] = []
        // A variable may have the name of a keyword: `let async = AsyncSubject<Int>()`.
        var names: Set<String> = []
        var isDeclared = false
        var index = 0
        while index < scanner.characters.count {
            let end = end(of: index, in: scanner)
            let text = String(scanner.characters[index..<end])
            if isDeclared, text != " ", text != "self" { names.insert(text) }
            let kind = names.contains(text) ? nil : kind(of: index..<end, in: scanner)
            isDeclared = kind == .keyword && ["let", "var"].contains(text) || isDeclared && text == " "
            if kind == nil, let last = words.last, last.kind == nil {
                words[words.count - 1].text += text
            } else {
                words.append((kind, text))
            }
            index = end
        }
        return words
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

    private static func kind(of range: Range<Int>, in scanner: SwiftScanner) -> Kind? {
        let characters = scanner.characters[range]
        guard let first = characters.first else { return nil }
        switch scanner.kinds[range.lowerBound] {
        case .comment: return .comment
        // A name in backticks is a name.
        case .literal: return first == "`" ? nil : .string
        case .code: break
        }
        let word = String(characters)
        if first == "@" { return word.count > 1 ? .keyword : nil }
        if first.isNumber { return .number }
        let follows = scanner.characters[range.upperBound...].first
        // `.some` and the label of an argument are names.
        let isMember = range.lowerBound > 0 && scanner.characters[range.lowerBound - 1] == "."
        let before = scanner.characters[..<range.lowerBound].last { !$0.isWhitespace }
        let isLabel = follows == ":" && before.map { "(,".contains($0) } == true
        if keywords.contains(word), !isLabel, !isMember || word == "self" || word == "init" {
            return soft.contains(word) && follows != " " && !(word == "default" && follows == ":") ? nil : .keyword
        }
        return first.isUppercase ? .type : nil
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
