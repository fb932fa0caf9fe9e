extension OperatorTree {
    /// Reads a tree from its outline: a question, and below it, two columns further to the right, its answers. An answer leads to
    /// a question below it or, with an arrow, to a page.
    ///
    ///     What do you want to do with it?
    ///       Change each element
    ///         Can the change fail?
    ///           No → map
    ///           Yes → compactMap
    ///       Keep only the last one → takeLast = last
    ///       Keep only the first one → take: take(1)
    ///
    /// After `=` stands an `OperatorSubstitute`, after `:` the code to write.
    init(outline: String) {
        var lines = outline.split(separator: "\n").map { line in
            (depth: line.prefix { $0 == " " }.count, text: String(line.drop { $0 == " " }))
        }[...]
        self.init(&lines)
    }

    private init(_ lines: inout ArraySlice<(depth: Int, text: String)>) {
        guard let first = lines.popFirst() else { fatalError("An outline has a question.") }
        question = first.text
        var choices: [Choice] = []
        while let line = lines.first, line.depth > first.depth {
            lines.removeFirst()
            if let arrow = line.text.firstRange(of: " → ") {
                let answer = String(line.text[..<arrow.lowerBound])
                choices.append(Choice(answer: answer, next: .page(Leaf(String(line.text[arrow.upperBound...])))))
            } else {
                choices.append(Choice(answer: line.text, next: .question(OperatorTree(&lines))))
            }
        }
        self.choices = choices
    }
}

extension OperatorTree.Leaf {
    /// `takeLast`, `takeLast = last`, `take: take(1)`
    fileprivate init(_ text: String) {
        if let mark = text.firstRange(of: " = ") {
            self.init(page: String(text[..<mark.lowerBound]), substitute: String(text[mark.upperBound...]))
        } else if let mark = text.firstRange(of: ": ") {
            self.init(page: String(text[..<mark.lowerBound]), code: String(text[mark.upperBound...]))
        } else {
            self.init(page: text)
        }
    }
}
