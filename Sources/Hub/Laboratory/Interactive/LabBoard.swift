import Marbles

/// What is tried out: the words after `marble`, in parts that can be changed.
struct LabBoard: Equatable {
    /// An operator, and what it is given.
    struct Stage: Equatable {
        /// As it is typed: `takeUntil`.
        let name: String
        /// The number of its form.
        var form: Int
        /// The words of each parameter of the form. Several values stand in one text.
        var arguments: [String]
        /// How many rows are its own.
        var rows: Int
    }

    var stages: [Stage]
    /// The streams that elements stand for, then the streams of each stage.
    var rows: [LabRow]
    /// The letters that stand for values: `a=ant`.
    var legend: [String]

    /// - Parameter words: An operator, its arguments and its diagrams; `|>` and the next operator.
    /// - Throws: `LabError`, `UnknownName`
    init(_ words: [String], rows: [String] = []) throws {
        let request = try LabReader.request(words, rows: rows)
        legend = request.legend.map { "\($0.letter)=\($0.text)" }
        self.rows =
            request.inner.sorted { $0.key < $1.key }.map { LabRow($0.value.diagram, letter: $0.key) }
            + request.sources.map { LabRow($0.diagram) }
        stages = try request.stages.map { stage in
            let one = try LabOperator(typed: stage.name)
            let form = one.forms.firstIndex { $0.isSame(as: stage.form) } ?? 0
            return Stage(
                name: one.typed, form: form, arguments: stage.form.texts(of: stage.words), rows: stage.sources.count)
        }
    }

    /// The words after `marble`.
    var words: [String] {
        var rest = rows.filter { $0.letter == nil }[...]
        return stages.enumerated().flatMap { index, stage -> [String] in
            let own = rest.prefix(stage.rows).map(\.text)
            rest = rest.dropFirst(stage.rows)
            let inner = rows.compactMap { row in row.letter.map { "\($0)=\(row.text)" } }
            return (index > 0 ? [LabReader.pipe] : []) + [stage.name] + stage.words
                + (index == 0 ? legend + inner : []) + own
        }
    }

    /// The command that draws it.
    var command: String {
        LabOperator.command(
            words.map { word in
                // The hub would read an option.
                let isOption = HubOption.every.contains { $0.name == word } || word == "-h"
                return isOption ? " " + word : word
            })
    }

    /// The streams that elements stand for.
    var inner: Int { rows.prefix { $0.letter != nil }.count }

    /// The stage that a row belongs to. A stream that elements stand for belongs to the first.
    func stage(of row: Int) -> Int {
        var end = inner
        for (index, stage) in stages.enumerated() {
            end += stage.rows
            if row < end { return index }
        }
        return 0
    }

    /// The rows of a stage, by number.
    func rows(of stage: Int) -> Range<Int> {
        let first = inner + stages.prefix(stage).reduce(0) { $0 + $1.rows }
        return first..<first + stages[stage].rows
    }

    /// The name of each row.
    var labels: [String] {
        var labels = LabLabels()
        return rows.prefix(inner).map { String($0.letter ?? " ") }
            + stages.flatMap { stage in labels.names(for: stage.shape, count: stage.rows) }
    }
}

extension LabOperator {
    /// What keeps its example from being a board that gives the same words again.
    var exampleProblem: String? {
        do {
            let words = try LabBoard(example).words
            return words == example
                ? nil : "definitions stand before diagrams in the example of \(name). Write example: \(words)"
        } catch { return "the example of \(name) does not run: \(error)" }
    }
}

extension LabBoard.Stage {
    /// A name that it has, and a form that there is.
    var one: LabOperator { LabOperator.all.first { $0.typed == name } ?? LabOperator.all[0] }
    var shape: LabOperator.Form { one.forms[form] }

    /// Its arguments as words.
    var words: [String] {
        zip(shape.parameters, arguments).flatMap { parameter, text -> [String] in
            switch parameter.kind {
            case .values: LabWords.split(text)
            // A closure such as `a-b` would be taken for a diagram.
            case .closure: [one.isDiagram(text) ? " " + text : text]
            default: [text]
            }
        }
    }
}

extension LabOperator.Form {
    /// A text for each parameter.
    fileprivate func texts(of words: [String]) -> [String] {
        parameters.indices.map { index in
            let isMany = parameters[index].kind == .values
            return isMany
                ? LabWords.joined(Array(words.dropFirst(index))) : words.indices.contains(index) ? words[index] : ""
        }
    }

    fileprivate func isSame(as other: Self) -> Bool {
        parameters == other.parameters && inputs == other.inputs && hasInner == other.hasInner
    }
}

/// Several values in one text.
enum LabWords {
    /// `1 "a b" 2` as three words.
    static func split(_ text: String) -> [String] {
        var words: [String] = []
        var (word, quote) = ("", Character?.none)
        for character in text {
            if let open = quote {
                word.append(character)
                if character == open { quote = nil }
            } else if character == " " {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                if character == "\"" || character == "'" { quote = character }
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    static func joined(_ words: [String]) -> String {
        words.map { $0.contains(" ") && split($0).count > 1 ? "\"\($0)\"" : $0 }.joined(separator: " ")
    }
}
