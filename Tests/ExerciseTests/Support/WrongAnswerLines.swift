import LessonKit

/// The first line of each wrong answer of a mistake, as the check has it: `madeBy: { … }, orBy: { … }, { … }`.
struct WrongAnswerLines {
    let lines: [String]

    /// - Parameter line: The line of the call, from 1.
    init(in source: String, from line: Int) {
        let call = source.sourceLines.dropFirst(line - 1).joined(separator: "\n")
        let scanner = SwiftScanner(call)
        var (depth, part, parts) = (0, "", [String]())
        // The arguments of the call: what stands in its bracket, between commas.
        for (character, kind) in zip(scanner.characters, scanner.kinds) {
            let isCode = kind == .code
            if isCode, ")}]".contains(character) { depth -= 1 }
            if depth == 0, !part.isEmpty {
                parts.append(part)
                break
            }
            if isCode, depth == 1, character == "," {
                parts.append(part)
                part = ""
            } else if depth > 0, kind != .comment {
                part.append(character)
            }
            if isCode, "({[".contains(character) { depth += 1 }
        }
        let answers = parts.map { $0.drop(while: \.isWhitespace) }.drop { !$0.hasPrefix("madeBy:") }
        lines = answers.map { answer in
            let words = answer.replacing(/^(madeBy|orBy):\s*/, with: "").replacing(/\s+$/, with: "")
            // The first line of a closure with several is often its parameter alone.
            let body = words.replacing(/^{\s*([\w, ()]+ in)?\s*/, with: "")
            return String((words.contains("\n") ? body : words[...]).prefix { $0 != "\n" })
        }
    }
}
