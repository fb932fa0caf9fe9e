import LessonKit

/// The first line of each wrong answer of a call in a check, with its number: `madeBy: { … }, orBy: { … }, { … }`.
struct WrongAnswerLines {
    let answers: [(text: String, line: Int)]

    /// - Parameters:
    ///   - line: The line of the call, from 1.
    ///   - count: How many there are. They come last in its bracket.
    init(in source: String, from line: Int, count: Int) {
        let call = source.sourceLines.dropFirst(line - 1).joined(separator: "\n")
        let scanner = SwiftScanner(call)
        var (depth, number, part, parts) = (0, line, ("", line), [(text: String, line: Int)]())
        // The arguments of the call: what stands in its bracket, between commas.
        for (character, kind) in zip(scanner.characters, scanner.kinds) {
            if character.isNewline { number += 1 }
            let isCode = kind == .code
            if isCode, ")}]".contains(character) { depth -= 1 }
            if depth == 0, !part.0.isEmpty {
                parts.append(part)
                break
            }
            if isCode, depth == 1, character == "," {
                parts.append(part)
                part = ("", number)
            } else if depth > 0, kind != .comment {
                if part.0.allSatisfy(\.isWhitespace) { part.1 = number }
                part.0.append(character)
            }
            if isCode, "({[".contains(character) { depth += 1 }
        }
        let made = parts.drop { !$0.text.drop(while: \.isWhitespace).hasPrefix("madeBy:") }
        answers = (made.isEmpty ? parts.suffix(count) : made).map { Self.first($0.text, $0.line) }
    }

    private static func first(_ answer: String, _ line: Int) -> (text: String, line: Int) {
        let words = answer.replacing(/^\s*((madeBy|orBy):\s*)?/, with: "").replacing(/\s+$/, with: "")
        // The first line of a closure with several is often its parameter alone.
        let body = words.replacing(/^{\s*([\w, ()]+ in)?\s*/, with: "")
        return (String((words.contains("\n") ? body : words).prefix { $0 != "\n" }), line)
    }
}
