/// Solution.swift, cut at the declarations in it.
///
/// An answer is named by its exercise's number: a search for the function that one writes does not find the solution.
package struct SolutionText {
    /// The declarations in `enum Solution`, with their comments and the empty lines between them.
    private var parts: [[String]] = []
    /// The line of each, from 1, and what it declares.
    private var lines: [Int] = []
    private var names: [String?] = []

    /// The function in `enum Solution` that answers the exercise of that number.
    package static func function(_ number: Int) -> String { "exercise\(number)" }

    package init(_ source: String) {
        var lines = source.sourceLines
        // What closes `enum Solution` closes the last declaration.
        if let last = lines.lastIndex(where: { $0.hasPrefix("}") }) { lines.removeSubrange(last...) }
        let first = lines.firstIndex { $0.hasPrefix("enum Solution") }.map { $0 + 1 } ?? lines.endIndex
        // A comment and an attribute belong to the line after them.
        var isAbove = false
        for (index, line) in lines.enumerated().dropFirst(first) {
            let text = line.drop { $0 == " " }
            let begins =
                text.first.map { $0.isLetter || $0 == "@" || $0 == "/" } == true && line.count - text.count <= 4
            if begins, !isAbove {
                parts.append([])
                self.lines.append(index + 1)
            }
            isAbove = text.hasPrefix("//") || text.hasPrefix("@") && text.wholeMatch(of: Self.attribute) != nil
            if !parts.isEmpty {
                parts[parts.count - 1].append(String(line.hasPrefix("    ") ? line.dropFirst(4) : line))
            }
        }
        names = parts.map(Self.name)
    }

    /// The answer to the exercise of that number, with its comment and the types that it names, as if it stood alone in the names
    /// of the exercise; empty where there is none.
    ///
    /// - Parameter asked: the text of the exercise.
    package func answer(_ number: Int, asked: String) -> [String] {
        let (here, there) = (Self.function(number), ExerciseFile.function(in: asked) ?? Self.function(number))
        let type = asked.matches(of: Self.type).last?.1 ?? "Exercise\(number)"
        let own = text(number).map {
            $0.replacing("static func \(here)", with: "func \(there)").replacing("\(here)(", with: "\(there)(")
                .replacing("Exercise\(number)", with: type)
        }
        return Self.withSignature(of: asked.sourceLines.map(String.init), own, there)
    }

    // A regex is parsed where its literal stands: once here. Nothing changes them.
    nonisolated(unsafe) private static let attribute = #/@\w+(\(.*\))?/#
    nonisolated(unsafe) private static let declaration =
        #/\b(?:func|class|actor|struct|enum|let|var|typealias) (\w+)/#
    nonisolated(unsafe) private static let type = #/(?:class|actor|struct) (\w+)/#

    /// The answer as it stands in Solution.swift.
    private func text(_ number: Int) -> [String] {
        let here = Self.function(number)
        var used = parts.indices.filter { names[$0] == here }
        var index = 0
        while index < used.count {
            let words = Set(parts[used[index]].flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
            used += parts.indices.filter { part in
                !used.contains(part) && names[part].map { words.contains(Substring($0)) } == true
            }
            index += 1
        }
        var text = used.sorted().flatMap { parts[$0] }
        while text.last?.allSatisfy(\.isWhitespace) == true { text.removeLast() }
        return text
    }

    /// `text` with the exercise's own signature of `function`, where that only throws besides.
    private static func withSignature(of asked: [String], _ text: [String], _ function: String) -> [String] {
        func signature(_ lines: [String]) -> ArraySlice<String>? {
            guard let first = lines.firstIndex(where: { $0.hasPrefix("func \(function)(") }),
                let last = lines[first...].firstIndex(where: { $0.contains("{") })
            else { return nil }
            return lines[first...last]
        }
        guard let here = signature(text), let there = signature(asked), let end = here.last,
            let brace = end.firstIndex(of: "{")
        else { return text }
        let bare = { (lines: ArraySlice<String>) in
            lines.joined().prefix { $0 != "{" }.replacing("throws", with: "").filter { !$0.isWhitespace }
        }
        guard bare(here) == bare(there) else { return text }
        var lines = Array(there)
        let last = lines[lines.count - 1]
        lines[lines.count - 1] = String(last.prefix { $0 != "{" }) + String(end[brace...])
        return text[..<here.startIndex] + lines + text[here.endIndex...]
    }

    /// The line of the answer to the exercise of that number, or of its comment; nil where there is none.
    func line(_ number: Int) -> Int? {
        names.firstIndex(of: Self.function(number)).map { lines[$0] }
    }

    /// Answers to exercises that there are not, by name, with their lines.
    func strays(besides numbers: [Int]) -> [(name: String, line: Int)] {
        zip(names, lines).compactMap { name, line in name.map { ($0, line) } }
            .filter { name, _ in name.hasPrefix("exercise") && !numbers.map(Self.function).contains(name) }
    }

    /// Whether a comment stands in an answer, or in a type that it names; nil where there is no answer.
    func hasComment(_ number: Int) -> Bool? {
        let text = text(number)
        return text.isEmpty ? nil : text.contains { $0.contains("//") }
    }

    /// Whether the code of a hint has all that the answer to the exercise of that number does.
    func isTold(by hint: [MarkdownBlock], _ number: Int) -> Bool {
        let code = hint.map { block in
            switch block.kind {
            case .code(_, let lines): lines.joined()
            // With its words: code may stand there without backticks.
            case .paragraph(let text):
                (text.matches(of: /`([^`]+)`/).map { String($0.1) } + [text]).joined(separator: " ")
            default: ""
            }
        }.joined()
        let lines = text(number).filter { !$0.contains("//") }
            .drop { !$0.contains("func \(Self.function(number))") }.drop { !$0.contains("{") }
        let first = (lines.first ?? "").drop { $0 != "{" }.dropFirst()
        let rest = first.hasSuffix("}") ? "" : lines.dropFirst().prefix { $0 != "}" }.joined()
        let body = (first.hasSuffix("}") ? String(first.dropLast()) : rest).filter { !$0.isWhitespace }
        return body.count > 15 && code.filter { !$0.isWhitespace }.contains(body)
    }

    /// Whether the exercise of that number is solved when its mark goes: the answer stands in its text.
    func isGiven(in asked: String, _ number: Int) -> Bool {
        let answer = Self.code(answer(number, asked: asked))
        return !answer.isEmpty && Self.code(asked.sourceLines.map(String.init)).contains(answer)
    }

    /// Lines without spaces, comments and marks, and without words that change nothing.
    private static func code(_ lines: [String]) -> String {
        let code = lines.filter { !$0.contains("oDo()") }.map { line in
            line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
        }
        let words = code.joined(separator: " ").split(whereSeparator: \.isWhitespace)
        return words.filter { $0 != "return" && $0 != "static" }.joined()
    }

    /// What a declaration declares.
    private static func name(of part: [String]) -> String? {
        part.lazy.filter { !$0.hasPrefix("//") }
            .compactMap { $0.firstMatch(of: Self.declaration)?.1 }
            .first.map(String.init)
    }
}
