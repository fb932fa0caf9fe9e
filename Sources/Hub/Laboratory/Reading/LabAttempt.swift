import Marbles

/// Reads words as one form of an operator.
struct LabAttempt {
    /// Why the words do not fit, and how far they fit.
    struct Failure: Error {
        let error: LabError
        let score: Int
    }

    private let one: LabOperator
    private let form: LabOperator.Form
    private let words: [String]
    private let isFirst: Bool
    /// Whether a word may belong to another form.
    private let isStrict: Bool

    init(_ one: LabOperator, _ form: LabOperator.Form, _ words: [String], isFirst: Bool) {
        (self.one, self.form, self.words, self.isFirst) = (one, form, words, isFirst)
        isStrict = one.forms.count > 1
    }

    /// How many diagrams stand among the words.
    private var inputs: ClosedRange<Int> {
        isFirst ? form.inputs : max(0, form.inputs.lowerBound - 1)...max(0, form.inputs.upperBound - 1)
    }

    func match() throws(Failure) -> LabMatch {
        var rest = words[...]
        let isVariadic = form.parameters.contains { $0.kind == .values }
        let least = form.parameters.count
        guard words.count >= least + inputs.lowerBound, isVariadic || words.count <= least + inputs.upperBound else {
            throw Failure(error: one.wrongCount(words, isFirst: isFirst), score: 0)
        }
        let diagrams = words.count - least
        var arguments: [LabArgument] = []
        for (index, parameter) in form.parameters.enumerated() {
            if parameter.kind == .values {
                let count = rest.count - inputs.lowerBound
                arguments.append(.values(rest.prefix(count).map(LabValue.init)))
                rest = rest.dropFirst(count)
                continue
            }
            let word = rest.removeFirst()
            let sources = diagrams + (isFirst ? 0 : 1)
            do throws(LabError) { arguments.append(try argument(word, parameter, sources: sources)) } catch {
                throw Failure(error: error, score: 2 + index)
            }
        }
        let own = Array(words.dropLast(rest.count))
        return LabMatch(form: form, words: own, arguments: arguments, diagrams: try read(Array(rest)))
    }

    private func read(_ words: [String]) throws(Failure) -> [Diagram] {
        var diagrams: [Diagram] = []
        for (index, word) in words.enumerated() {
            let name = words.count == 1 ? "The diagram of \(one.name)" : "Diagram \(index + 1) of \(one.name)"
            do throws(LabError) { diagrams.append(try LabSource.diagram(word, named: name)) } catch {
                throw Failure(error: error, score: word.contains { "-|#".contains($0) } ? 10 : 1)
            }
        }
        return diagrams
    }

    private func argument(_ word: String, _ parameter: LabParameter, sources: Int) throws(LabError) -> LabArgument {
        let named = "\(one.name), \(parameter.name)"
        if isStrict, one.isDiagram(word), !isClosure(word, parameter, sources: sources) {
            throw one.wrongCount(words, isFirst: isFirst)
        }
        switch parameter.kind {
        case .ticks(let least):
            let digits = word.last == "t" ? String(word.dropLast()) : word
            guard let number = Int(digits), (least...LabParameter.most).contains(number) else {
                throw wrong(named, word, "a number of ticks from \(least) to \(LabParameter.most)")
            }
            return .number(number)
        case .time:
            guard word.last == "t", let number = Int(word.dropLast()), (0...LabParameter.most).contains(number) else {
                throw wrong(named, word, "a time in ticks: 3t")
            }
            return .number(number)
        case .count:
            guard let number = Int(word), (0...LabParameter.most).contains(number) else {
                throw wrong(named, word, "a whole number from 0 to \(LabParameter.most)")
            }
            return .number(number)
        case .number:
            guard let number = Int(word) else { throw wrong(named, word, "a whole number") }
            return .number(number)
        case .value: return .value(LabValue(word: word))
        case .values: return .values([LabValue(word: word)])
        case .word:
            guard word == parameter.name else { throw wrong(named, word, "the word \(parameter.name)") }
            return .word(word)
        case .closure(let inputs):
            do throws(ExpressionError) { return .closure(try LabClosure(word, inputs: inputs ?? sources)) } catch {
                throw LabError(
                    "The closure of \(one.name), column \(error.column + 1):", in: word, at: error.column, [error.text])
            }
        }
    }

    /// Whether a word such as `a-b` is meant as a closure: it begins with an input, and would be a row that never ends.
    private func isClosure(_ word: String, _ parameter: LabParameter, sources: Int) -> Bool {
        guard case .closure(let inputs) = parameter.kind, let first = word.first, first.isLetter else { return false }
        return (try? LabClosure(word, inputs: inputs ?? sources)) != nil
    }

    private func wrong(_ name: String, _ word: String, _ expected: String) -> LabError {
        LabError("\(name): \"\(word.printable)\" is not \(expected).")
    }
}
