import LessonKit

/// A question with its options. Each wrong option has its reason beside it.
struct QuestionHTML {
    /// The name of the question's text on the page.
    let id: String
    let question: Question
    let right: Character?
    let reasons: [Character: [MarkdownBlock]]
    let blocks: BlockHTML

    var html: HTML {
        .tag(
            "div", ["class": "ask", "role": "group", "aria-labelledby": id],
            [
                text,
                question.options.isEmpty ? .nothing : .tag("ul", ["class": "options"], question.options.map(option)),
            ])
    }

    private var text: HTML {
        if question.text.count == 1, case .paragraph(let text) = question.text[0].kind {
            return .tag("p", ["id": id], blocks.inline.html(text))
        }
        return .tag("div", ["id": id], blocks.html(question.text))
    }

    private func option(_ option: Option) -> HTML {
        let letter = String(option.letter)
        let button = HTML.tag(
            "button",
            [
                "type": "button", "class": "option", "data-letter": letter,
                "data-right": option.letter == right ? "" : nil,
            ], [.tag("b", [.text(letter)]), " "] + blocks.inline.html(option.text))
        return .tag("li", [button, reasons[option.letter].map(why) ?? .nothing])
    }

    private func why(_ reason: [MarkdownBlock]) -> HTML {
        .tag(reason.count == 1 ? "p" : "div", ["class": "why"], blocks.item(reason))
    }

    /// The right option, then the text of the answer. If the text begins with the words of the option, they stand there once.
    func answer(before prose: [MarkdownBlock]) -> [HTML] {
        guard let option = question.options.first(where: { $0.letter == right }) else { return blocks.html(prose) }
        let letter: [HTML] = [.tag("b", [.text(String(option.letter))]), " "]
        if case .paragraph(let text)? = prose.first?.kind, Self.plain(text).begins(with: Self.plain(option.text)) {
            return [.tag("p", letter + blocks.inline.html(text))] + blocks.html(Array(prose.dropFirst()))
        }
        let words = HTML.tag("span", blocks.inline.html(option.text))
        return [.tag("p", ["class": "right"], letter + [words])] + blocks.html(prose)
    }

    private static func plain(_ text: String) -> String { InlineText.plain(text).filter { $0 != "`" }.lowercased() }
}

extension String {
    /// Whether it begins with a sentence, or with the part before a comma or a colon.
    fileprivate func begins(with sentence: String) -> Bool {
        let sentence = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
        guard hasPrefix(sentence), !sentence.isEmpty else { return false }
        return dropFirst(sentence.count).first.map { ".,:;".contains($0) } ?? true
    }
}

extension Recap.Retrieval {
    /// Why each wrong option is wrong: what the list says of it.
    var reasons: [Character: [MarkdownBlock]] {
        var reasons: [Character: [MarkdownBlock]] = [:]
        for case .list(nil, let items) in why.map(\.kind) {
            for item in items {
                guard case .paragraph(let text)? = item.first?.kind, let option = Option(text) else { continue }
                reasons[option.letter] = [.said(option.text)] + item.dropFirst()
            }
        }
        return reasons
    }
}
