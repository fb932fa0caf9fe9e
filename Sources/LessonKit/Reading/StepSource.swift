import Foundation

/// A step as it stands in a lesson's main.swift.
package struct StepSource: Equatable {
    /// The title; nil when it is not one plain string.
    package let title: String?
    /// The line of the word `Step`, from 1.
    package let line: Int
    /// The lines between the braces, without what indents them all; nil when there is no trailing closure.
    package let code: [String]?
    /// The lines of its variant; nil when it has none.
    package var variant: [String]?

    package init(title: String?, line: Int, code: [String]?, variant: [String]? = nil) {
        (self.title, self.line, self.code, self.variant) = (title, line, code, variant)
    }

    /// Every `Step(…) { … }` in `source`, in order, with the `variant: { … }` behind it.
    package static func all(in source: String) -> [StepSource] { known(source) }

    private static let known = Memo<[StepSource]> { source in
        let scanner = SwiftScanner(source)
        var steps: [StepSource] = []
        var index = 0
        while index < scanner.characters.count {
            if let step = step(at: index, in: scanner) {
                steps.append(step.source)
                index = step.end
            } else {
                index += 1
            }
        }
        return steps
    }

    private static func step(at start: Int, in scanner: SwiftScanner) -> (source: StepSource, end: Int)? {
        let characters = scanner.characters
        guard characters[start] == "S", scanner.kinds[start] == .code, characters[start...].starts(with: "Step"),
            start == 0 || !isPartOfName(characters[start - 1]),
            let open = scanner.firstMeaning(from: start + 4), characters[open] == "(",
            let close = scanner.closing(open)
        else { return nil }

        var title: String?
        if let quote = scanner.firstMeaning(from: open + 1), scanner.kinds[quote] == .literal {
            title = plainText(of: String(characters[quote..<scanner.endOfLiteral(from: quote)]))
        }
        var code: [String]?
        var end = close + 1
        if let brace = scanner.firstMeaning(from: close + 1), characters[brace] == "{",
            let last = scanner.closing(brace)
        {
            code = body(String(characters[(brace + 1)..<last]))
            end = last + 1
        }
        var variant: [String]?
        if code != nil, let label = scanner.firstMeaning(from: end), characters[label...].starts(with: "variant:"),
            let brace = scanner.firstMeaning(from: label + "variant:".count), characters[brace] == "{",
            let last = scanner.closing(brace)
        {
            variant = body(String(characters[(brace + 1)..<last]))
            end = last + 1
        }
        return (StepSource(title: title, line: scanner.line(of: start), code: code, variant: variant), end)
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "."
    }

    /// What a plain string literal stands for; nil when it interpolates.
    private static func plainText(of literal: String) -> String? {
        guard literal.count >= 2, literal.first == "\"", literal.last == "\"", !literal.hasPrefix("\"\"\"") else {
            return nil
        }
        var text = ""
        var rest = literal.dropFirst().dropLast()
        while let character = rest.popFirst() {
            if character != "\\" {
                text.append(character)
            } else if let escaped = rest.popFirst(), escaped == "\"" || escaped == "\\" {
                text.append(escaped)
            } else {
                return nil
            }
        }
        return text
    }

    // A regex is parsed where its literal stands: once here. Nothing changes it.
    nonisolated(unsafe) private static let signature =
        /^\s*(\[[^\]\n]*\]\s*)?(\(\s*)?\w+(\s*:\s*\w+)?(\s*\))?(\s+throws)?\s+in\b/

    private static func body(_ text: String) -> [String] {
        var lines = text.replacing(signature, with: "", maxReplacements: 1)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        while let last = lines.last, isBlank(last) { lines.removeLast() }
        guard !lines.isEmpty else { return [] }
        // What stands on the line of the opening brace says nothing of how the other lines are indented.
        let first = lines.removeFirst().trimmingCharacters(in: .whitespaces)
        if first.isEmpty { lines = Array(lines.drop(while: isBlank)) }
        return (first.isEmpty ? [] : [first]) + dedented(lines)
    }

    private static func dedented(_ lines: [String]) -> [String] {
        let indent = lines.filter { !isBlank($0) }.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
        return lines.map { isBlank($0) ? "" : String($0.dropFirst(indent)) }
    }

    private static func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
}
