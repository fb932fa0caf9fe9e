/// Solution.swift, cut at the answers in it.
package struct SolutionText {
    private let lines: [String]
    /// The names of the answers, and the line where the text of each begins, from 0.
    private let answers: [(name: String, start: Int)]

    /// - Parameter names: the functions that are answers. What stands below one and is none is its helper.
    package init(_ source: String, answers names: Set<String>) {
        let scanner = SwiftScanner(source)
        var lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        // What closes `enum Solution` closes the last answer.
        if let last = lines.lastIndex(where: { $0.hasPrefix("}") }) { lines.removeSubrange(last...) }
        self.lines = lines
        answers = scanner.functions.filter { $0.depth == 1 && names.contains($0.name) }.map { function in
            var start = function.line - 1
            while start > 0, lines[start - 1].drop(while: { $0 == " " }).hasPrefix("//") { start -= 1 }
            return (function.name, start)
        }
    }

    /// The answers of those names, each with its comment and its helpers, as if they stood alone.
    package func text(_ names: [String]) -> [String] {
        var text: [String] = []
        for (index, answer) in answers.enumerated() where names.contains(answer.name) {
            let end = answers.dropFirst(index + 1).first?.start ?? lines.count
            text += lines[answer.start..<end]
        }
        while text.last?.allSatisfy(\.isWhitespace) == true { text.removeLast() }
        return text.map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }
    }
}
