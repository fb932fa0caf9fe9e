/// What gives the right option of a question away without a thought: its shape, its length or its letter.
struct OptionTells {
    /// The line of README.md, and what is wrong there.
    private(set) var problems: [(line: Int, text: String)] = []

    init(_ text: LessonText) {
        for question in text.steps.flatMap(\.questions) + (text.recap?.questions.map(\.question) ?? []) {
            check(question)
        }
        let steps = text.steps.filter { $0.right != nil }
        // A lesson that is being written has few steps yet.
        guard steps.count > 3 else { return }
        checkLengths(steps)
        checkLetters(steps)
    }

    /// All options of a question have one shape.
    private mutating func check(_ question: Question) {
        let texts = question.options.map(\.text)
        if Set(texts.map(Self.hasReason)).count > 1 {
            let bare = question.options.filter { !Self.hasReason($0.text) }.map { "\($0.letter)" }
            problems.append(
                (
                    question.line,
                    "only some options have a reason (not \(bare.joined(separator: ", "))). Give each one, or none."
                ))
        }
        if Set(texts.map { $0.hasSuffix(".") }).count > 1 {
            problems.append((question.line, "some options end with a full stop, and others do not."))
        }
    }

    /// A reason stands behind a colon, or in a second sentence.
    private static func hasReason(_ option: String) -> Bool { option.replacing(code, with: "x").contains(reason) }

    // A regex is parsed where its literal stands: once here. Nothing changes them.
    nonisolated(unsafe) private static let code = #/`[^`]*`/#
    nonisolated(unsafe) private static let reason = #/: |[.?!] ./#

    private mutating func checkLengths(_ steps: [LessonText.Step]) {
        let lengths = steps.map { step in
            let options = step.questions[0].options
            let right = options.first { $0.letter == step.right }.map { Self.length($0) } ?? 0
            return (right, options.filter { $0.letter != step.right }.map(Self.length))
        }
        for (name, count) in [
            ("shortest", lengths.count { right, wrong in wrong.allSatisfy { right < $0 } }),
            ("longest", lengths.count { right, wrong in wrong.allSatisfy { right > $0 } }),
        ] where count > steps.count / 2 {
            problems.append((1, "the right option is the \(name) of its question in \(count) of \(steps.count) steps."))
        }
    }

    private static func length(_ option: Option) -> Int { InlineText.plain(option.text).count }

    private mutating func checkLetters(_ steps: [LessonText.Step]) {
        let counts = Dictionary(grouping: steps.compactMap(\.right)) { $0 }.mapValues(\.count)
        for letter in "ABC" where counts[letter] == nil {
            problems.append(
                (1, "\(letter) is never right. Put the right option of a step there: people learn a pattern."))
        }
        for (letter, count) in counts.sorted(by: { $0.key < $1.key }) where count > steps.count / 2 {
            problems.append(
                (1, "\(letter) is right in \(count) of \(steps.count) steps. Put the right options elsewhere."))
        }
    }
}
