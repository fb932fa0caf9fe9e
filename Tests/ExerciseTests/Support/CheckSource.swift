import LessonKit

/// The text of a check, for authors who read its answers beside what is said to them.
struct CheckSource {
    private let lines: [Substring]

    init(_ path: String) { lines = SourceFile.text(of: .init(fileURLWithPath: path)).sourceLines }

    /// The closure with that number in the call that begins in that line, without its sign; empty if there is none.
    func answer(_ number: Int, of line: Int) -> String {
        var (depth, found, isText, isOver) = (0, 0, false, false)
        // Where the closure began that is being read, and its text.
        var (start, text) = (Int?.none, "")
        for character in lines.dropFirst(line - 1).joined(separator: "\n") {
            if character == "\n", depth == 0, isOver { return text }
            if character == "\"" { isText.toggle() }
            if !isText, "({[".contains(character) {
                if start == nil, character == "{", depth < 2 { (start, text) = (depth, "") }
                depth += 1
            }
            if start != nil { text.append(character) }
            guard !isText, ")}]".contains(character) else { continue }
            depth -= 1
            isOver = depth == 0
            guard start == depth else { continue }
            if found == number { return text }
            (start, found) = (nil, found + 1)
        }
        return ""
    }
}
