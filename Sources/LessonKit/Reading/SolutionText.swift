/// Solution.swift, cut at the answers in it.
///
/// An answer is named by its exercise's number: a search for the function that one writes does not find the solution.
package struct SolutionText {
    private let lines: [String]
    /// The names of the answers, and the line where the text of each begins, from 0.
    private let answers: [(name: String, start: Int)]

    /// The function in `enum Solution` that answers the exercise of that number.
    package static func function(_ number: Int) -> String { "exercise\(number)" }

    package init(_ source: String) {
        var lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        // What closes `enum Solution` closes the last answer.
        if let last = lines.lastIndex(where: { $0.hasPrefix("}") }) { lines.removeSubrange(last...) }
        self.lines = lines
        answers = SwiftScanner(source).functions.filter { $0.depth == 1 && $0.name.contains(/^exercise\d+$/) }.map {
            function in
            var start = function.line - 1
            while start > 0, lines[start - 1].drop(while: { $0 == " " }).hasPrefix("//") { start -= 1 }
            return (function.name, start)
        }
    }

    /// The answer to the exercise of that number, with its comment and its helpers, as if it stood alone in the names of the
    /// exercise; empty where there is none.
    ///
    /// - Parameter asked: the text of the exercise.
    package func answer(_ number: Int, asked: String) -> [String] {
        guard let index = answers.firstIndex(where: { $0.name == Self.function(number) }) else { return [] }
        let end = answers.dropFirst(index + 1).first?.start ?? lines.count
        var text = lines[answers[index].start..<end].map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }
        while text.last?.allSatisfy(\.isWhitespace) == true { text.removeLast() }
        let (here, there) = (Self.function(number), ExerciseFile.function(in: asked) ?? Self.function(number))
        let type = asked.matches(of: /(?:class|actor|struct) (\w+)/).last?.1 ?? "Exercise\(number)"
        return text.map {
            $0.replacing("static func \(here)", with: "func \(there)").replacing("\(here)(", with: "\(there)(")
                .replacing("Exercise\(number)", with: type)
        }
    }

    /// Whether a comment stands at an answer, or at the type before it; nil where there is no answer.
    func hasComment(_ number: Int) -> Bool? {
        guard let index = answers.firstIndex(where: { $0.name == Self.function(number) }) else { return nil }
        let start = index == 0 ? 0 : answers[index - 1].start
        let before = lines[start..<answers[index].start].drop { !$0.contains("static func") }
        let own = lines[answers[index].start..<(answers.dropFirst(index + 1).first?.start ?? lines.count)]
        return before.contains { $0.hasPrefix("    ///") } || own.contains { $0.contains("//") }
    }

    /// Whether the code of a hint has all that the answer to the exercise of that number does.
    func isTold(by hint: [MarkdownBlock], _ number: Int) -> Bool {
        let code = hint.map { block in
            switch block.kind {
            case .code(_, let lines): lines.joined()
            case .paragraph(let text): text.matches(of: /`([^`]+)`/).map { String($0.1) }.joined(separator: " ")
            default: ""
            }
        }.joined()
        let lines = answer(number, asked: "").filter { !$0.contains("//") }.drop { !$0.contains("{") }
        let first = (lines.first ?? "").drop { $0 != "{" }.dropFirst()
        let rest = first.hasSuffix("}") ? "" : lines.dropFirst().prefix { $0 != "}" }.joined()
        let body = (first.hasSuffix("}") ? String(first.dropLast()) : rest).filter { !$0.isWhitespace }
        return body.count > 15 && code.filter { !$0.isWhitespace }.contains(body)
    }
}
