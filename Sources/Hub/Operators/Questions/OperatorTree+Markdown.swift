import LessonKit

extension OperatorTree {
    /// As seen from the checkout.
    static let path = "\(OperatorNotes.folder)/README.md"

    /// Reads the questions. The first is a heading. An answer is an item of a list; behind its arrow stands a question, whose answers
    /// are below it, or the link to a page.
    ///
    ///     ## What do you want to do with it?
    ///
    ///     - Change each element → *Can the change fail?*
    ///       - No → [map](Transforming/map.md)
    ///       - Yes → [compactMap](Transforming/compactMap.md)
    ///     - Keep only the last one → [takeLast](Filtering/takeLast.md#last)
    ///     - Keep only the first one → [take](Filtering/take.md): `take(1)`
    ///
    /// The part of a page that a link leads to is an `OperatorSubstitute`. After the colon stands the code to write.
    ///
    /// - Throws: `OperatorNoteError`
    init(_ markdown: String, _ notes: OperatorNotes) throws(OperatorNoteError) {
        let blocks = MarkdownReader.blocks(in: markdown).drop { $0.heading == nil }
        guard let question = blocks.first?.heading, case .list(nil, let items)? = blocks.dropFirst().first?.kind else {
            throw OperatorNoteError(place: Self.place(1), text: "there is no heading with a question and its answers.")
        }
        try self.init(question, items, notes)
    }

    private static func place(_ line: Int) -> SourcePlace { SourcePlace(path, line: line) }

    private init(_ question: String, _ items: [[MarkdownBlock]], _ notes: OperatorNotes) throws(OperatorNoteError) {
        self.question = question
        var choices: [Choice] = []
        for item in items where !item.isEmpty {
            let place = Self.place(item[0].line)
            guard case .paragraph(let text) = item[0].kind, let arrow = text.firstRange(of: " → ") else {
                throw OperatorNoteError(place: place, text: "an answer has an arrow, and behind it where it leads.")
            }
            let target = text[arrow.upperBound...]
            let next: Next
            if let question = target.wholeMatch(of: /\*(.+)\*/)?.1 {
                guard case .list(nil, let below)? = item.dropFirst().first?.kind else {
                    throw OperatorNoteError(place: place, text: "the answers are missing below this question.")
                }
                next = .question(try OperatorTree(String(question), below, notes))
            } else {
                next = .page(try Leaf(target, place, notes))
            }
            choices.append(Choice(answer: String(text[..<arrow.lowerBound]), next: next))
        }
        self.choices = choices
    }
}

extension OperatorTree.Leaf {
    /// `[takeLast](Filtering/takeLast.md#last)`, ``[take](Filtering/take.md): `take(1)` ``
    fileprivate init(_ text: Substring, _ place: SourcePlace, _ notes: OperatorNotes) throws(OperatorNoteError) {
        let code = text.firstMatch(of: /: `(.+)`$/)
        let link = try notes.links.follow(text[..<(code?.range.lowerBound ?? text.endIndex)], at: place)
        (page, self.code) = (link.name, code.map { String($0.1) })
        guard let anchor = link.anchor else { return }
        substitute = try notes.note(page)?.substitutes.first { OperatorLinks.anchor(of: $0.name) == anchor }
        if substitute == nil {
            throw OperatorNoteError(place: place, text: "the page of \(page) has no substitute for \(anchor).")
        }
    }
}

extension MarkdownBlock {
    fileprivate var heading: String? {
        if case .heading(level: 2, let text) = kind { text } else { nil }
    }
}
