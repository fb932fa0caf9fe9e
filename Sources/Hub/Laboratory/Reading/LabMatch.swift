import Marbles

/// The words after an operator, told apart: its arguments and its diagrams.
struct LabMatch {
    let form: LabOperator.Form
    /// The words of the arguments.
    let words: [String]
    let arguments: [LabArgument]
    let diagrams: [Diagram]
}

extension LabOperator {
    /// Finds the form that `words` fit, and reads them.
    ///
    /// - Parameters:
    ///   - isFirst: Whether it is the first of a chain. A later one has the stream of the one before.
    ///   - hasDefinitions: Whether letters stand for streams.
    /// - Throws: `LabError` of the form that fits best.
    func match(_ words: [String], isFirst: Bool, hasDefinitions: Bool) throws(LabError) -> LabMatch {
        if !isFirst, !canFollow {
            throw LabError("\(name) makes a stream. It can only be the first of a chain.")
        }
        var best: (error: LabError, score: Int)?
        for form in forms {
            if form.hasInner, forms.count > 1, !hasDefinitions { continue }
            let attempt = LabAttempt(self, form, words, isFirst: isFirst)
            do throws(LabAttempt.Failure) { return try attempt.match() } catch {
                if error.score > best?.score ?? -1 { best = (error.error, error.score) }
            }
        }
        throw best?.error ?? wrongCount(words, isFirst: isFirst)
    }

    /// Says what the operator takes.
    func wrongCount(_ words: [String], isFirst: Bool) -> LabError {
        let given = words.filter(isDiagram).count
        let plain = forms.filter { !$0.hasInner }
        let needed = (plain.isEmpty ? forms : plain).map {
            isFirst ? $0.inputs : max(0, $0.inputs.lowerBound - 1)...max(0, $0.inputs.upperBound - 1)
        }
        let least = needed.map(\.lowerBound).min() ?? 0
        let most = needed.map(\.upperBound).max() ?? 0
        let place = isFirst ? "" : " after \"\(LabReader.pipe)\""
        if given >= least, given <= most, let missing = missing(words) {
            return LabError([.prose("\(name): \(missing) is missing.")] + howToType)
        }
        let count =
            most == 0 ? "no diagram" : least == most ? most.of("diagram") : "\(least) to \(most) diagrams"
        let found = given == 0 ? "There is none." : "There \(given == 1 ? "is" : "are") \(given)."
        let fits = given >= least && given <= most
        let surplus = forms.count == 1 ? "\(name): there are too many words." : "These words do not fit \(name)."
        return LabError([.prose(fits ? surplus : "\(name) takes \(count)\(place). \(found)")] + howToType)
    }

    /// The first parameter for which there is no word.
    private func missing(_ words: [String]) -> String? {
        let arguments = words.count { !isDiagram($0) }
        let least = forms.map(\.parameters).min { $0.count < $1.count } ?? []
        return arguments < least.count ? least[arguments].name : nil
    }

    /// Its forms, and its example as it is typed.
    var howToType: [Block] {
        [.prose(forms.count == 1 ? "Type it so:" : "It is typed in one of these ways:")]
            + forms.map { .command(usage($0)) } + [.prose("An example:"), .command(Self.command(example))]
    }

    /// `marble debounce ticks diagram`
    private func usage(_ form: Form) -> String {
        let streams = form.hasInner ? ["x=diagram ..."] : []
        let diagrams =
            form.inputs.upperBound > form.inputs.lowerBound
            ? Array(repeating: "diagram", count: form.inputs.lowerBound) + ["..."]
            : Array(repeating: "diagram", count: form.inputs.lowerBound)
        return (["marble", typed] + form.parameters.map(\.name) + streams + diagrams).joined(separator: " ")
    }

    /// The words after `marble` as a shell needs them.
    static func command(_ words: [String]) -> String {
        "swift run workbook marble " + words.map(quoted).joined(separator: " ")
    }

    /// The words after `marble` in such a command; nil for another one.
    static func words(in command: String) -> [String]? {
        let start = Self.command([])
        guard command.hasPrefix(start) else { return nil }
        return command.dropFirst(start.count).split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .flatMap { index, part in index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init) }
    }

    private static func quoted(_ word: String) -> String {
        word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == ":" } && !word.isEmpty || word == "--play"
            ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }

    /// `debounce(3)`, `map { x * 10 }`, `take(until: other)`
    func title(_ match: LabMatch, sources: [String]) -> String {
        let shown =
            match.form.isStatic
            ? sources : Array(sources.dropFirst(sources.count == match.form.inputs.upperBound ? 1 : 0))
        let parts = name.split { "(:)".contains($0) }.map(String.init)
        let label = parts.dropFirst().first.map { "\($0): " } ?? ""
        var plain: [String] = []
        var closures: [String] = []
        for argument in match.arguments {
            if case .closure = argument { closures.append(argument.text) } else { plain.append(argument.text) }
        }
        if !label.isEmpty, !closures.isEmpty {
            return "\(parts[0])(\(label)\((closures.map { "{ \($0) }" } + plain + shown).joined(separator: ", ")))"
        }
        let inside = plain + shown
        let braces = closures.map { " { \($0) }" }.joined()
        if inside.isEmpty, !braces.isEmpty { return parts[0] + braces }
        return "\(parts[0])(\(label)\(inside.joined(separator: ", ")))\(braces)"
    }
}
