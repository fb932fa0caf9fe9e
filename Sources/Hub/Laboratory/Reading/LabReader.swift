import LessonKit
import Marbles

/// Reads the words after `marble`.
struct LabReader {
    /// The sign between two operators of a chain.
    static let pipe = "|>"
    /// The most operators in a chain.
    static let longest = 8

    /// - Parameters:
    ///   - words: An operator, its arguments and its diagrams; `|>` and the next operator.
    ///   - rows: More diagrams for the first operator, a line each.
    /// - Throws: `LabError`, `UnknownName`
    static func request(_ words: [String], rows: [String] = []) throws -> LabRequest {
        var segments = words.split(separator: pipe, omittingEmptySubsequences: false).map(Array.init)
        guard segments.allSatisfy({ !$0.isEmpty }) else {
            throw LabError("Before and after \"\(pipe)\" stands an operator.")
        }
        if segments.count > longest { throw LabError("A chain has at most \(longest) operators.") }
        segments[0] += rows.compactMap(diagram(inRow:))
        let operators = try segments.map { try LabOperator(typed: $0[0]) }
        let definitions = segments.flatMap { $0.dropFirst().compactMap(LabDefinition.init) }
        try LabDefinition.check(definitions)
        var rests = segments.map { $0.dropFirst().filter { LabDefinition($0) == nil } }
        moveSources(&rests, operators)

        var matches: [LabMatch] = []
        for (index, (one, rest)) in zip(operators, rests).enumerated() {
            matches.append(try one.match(rest, isFirst: index == 0, hasDefinitions: !definitions.isEmpty))
        }
        let hasInner = matches.contains { $0.form.hasInner }
        let legend = LabDefinition.legend(hasInner ? definitions.filter(\.isText) : definitions)
        var labels = LabLabels()
        let stages = zip(operators, matches).map { one, match in
            let names = labels.names(for: match.form, count: match.diagrams.count)
            return LabRequest.Stage(
                name: one.name, form: match.form, words: match.words, arguments: match.arguments,
                sources: zip(names, match.diagrams).map { LabSource($0, $1, legend) },
                title: one.title(match, sources: names))
        }
        let inner = hasInner ? try LabDefinition.streams(definitions) : [:]
        return LabRequest(stages: stages, inner: inner, legend: definitions.filter { inner[$0.letter] == nil })
    }

    /// The diagrams of a chain may also stand at its end: `map 'x * 10' '|>' take 2 '-1-2-3|'`.
    private static func moveSources(_ rests: inout [[String]], _ operators: [LabOperator]) {
        let first = operators[0]
        let needed = first.forms.map(\.inputs.lowerBound).min() ?? 0
        guard rests.count > 1, needed > 0, !rests[0].contains(where: first.isDiagram) else { return }
        let last = rests.count - 1
        var moved: [String] = []
        while let word = rests[last].last, first.isDiagram(word) {
            moved.insert(word, at: 0)
            rests[last].removeLast()
        }
        rests[0] += moved
    }

    /// The diagram of a line, without its label; nil for an empty line.
    private static func diagram(inRow line: String) -> String? {
        if line.allSatisfy(\.isWhitespace) { return nil }
        let labelled = line.wholeMatch(of: #/ *[A-Za-z][^|#]*? {2,}([-(|#].*)/#)
        return labelled.map { String($0.1) } ?? line
    }
}

extension LabOperator {
    /// The operator that `word` names: `takeUntil`, `take(until:)`.
    ///
    /// - Throws: `Unknown`
    init(typed word: String) throws(Unknown) {
        let typed = Self.typed(word)
        if let found = Self.all.first(where: { $0.typed == typed })
            ?? Self.all.first(where: { $0.typed.lowercased() == typed.lowercased() })
        {
            self = found
            return
        }
        throw Unknown(word: word)
    }

    /// A word that names no operator here.
    struct Unknown: Error {
        let word: String

        /// - Parameter others: Names in other libraries, in small letters, and the names here.
        func named(in others: [String: String]) -> UnknownName {
            let typed = LabOperator.typed(word)
            let nearest = Nearest.names(to: String(typed.prefix(40)), in: LabOperator.all.map(\.typed))
            return UnknownName(
                kind: "operator", name: word.printable, nearest: others[typed.lowercased()].map { [$0] } ?? nearest,
                all: [], advice: "All operators: swift run workbook marble")
        }
    }

    /// Whether `word` can only be a diagram.
    func isDiagram(_ word: String) -> Bool {
        guard (try? Diagram(word)) != nil else { return false }
        return "-(|#".contains(word.first ?? " ") || !word.contains(" ") && word.contains { "-|#".contains($0) }
    }
}

/// Gives the rows of streams their names.
struct LabLabels {
    private var used: Set<String> = []
    private var letters = 0

    mutating func names(for form: LabOperator.Form, count: Int) -> [String] {
        let labels = form.labels.suffix(count)
        return (0..<count).map { index in
            let label = form.isStatic ? letter() : labels[labels.startIndex + index]
            var name = label
            var number = 2
            while !used.insert(name).inserted {
                name = "\(label) \(number)"
                number += 1
            }
            return name
        }
    }

    private mutating func letter() -> String {
        letters += 1
        return letters <= 26 ? String(UnicodeScalar(UInt8(96 + letters))) : "a\(letters)"
    }
}
