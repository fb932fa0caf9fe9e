/// Finds many words in a text at once: each as it is or in the plural, and not as a part of another word.
///
/// It compares bytes: characters take their time, and a course has many.
struct WordSearch {
    private struct Word {
        let text: String
        let bytes: [UInt8]
    }

    /// The words, by the letters that they begin with, up to the first byte that is no letter.
    private let words: [ArraySlice<UInt8>: [Word]]
    /// Two bytes that a word begins with. Most of a text has others.
    private let beginnings: Set<Int>

    init(_ words: [String]) {
        let words = words.map { Word(text: $0, bytes: Array($0.utf8)) }
        self.words = Dictionary(grouping: words) { $0.bytes.prefix(while: Self.isLetter) }
        beginnings = Set(words.map { Self.beginning($0.bytes[...]) })
    }

    func words(in text: String) -> Set<String> {
        var rest = Array(text.lowercased().utf8)[...]
        var found: Set<String> = []
        while let start = rest.firstIndex(where: Self.isLetter) {
            rest = rest[start...]
            let token = rest.prefix(while: Self.isLetter)
            for stem in beginnings.contains(Self.beginning(token)) ? Self.stems(of: token) : [] {
                for word in words[stem] ?? [] where Self.begins(rest, with: word.bytes) { found.insert(word.text) }
            }
            rest = rest[token.endIndex...]
        }
        return found
    }

    private static func beginning(_ word: ArraySlice<UInt8>) -> Int {
        word.prefix(2).reduce(0) { $0 << 8 | Int($1) }
    }

    private static func stems(of token: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        guard token.last == UInt8(ascii: "s") else { return [token] }
        return [token, token.dropLast(1), token.dropLast(2)]
    }

    private static func begins(_ text: ArraySlice<UInt8>, with word: [UInt8]) -> Bool {
        guard text.starts(with: word) else { return false }
        let ending = text.dropFirst(word.count).prefix(while: isLetter)
        return ending.isEmpty || ending.elementsEqual("s".utf8) || ending.elementsEqual("es".utf8)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte == UInt8(ascii: "-")
    }
}
