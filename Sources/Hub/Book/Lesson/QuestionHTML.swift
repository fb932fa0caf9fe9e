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
            [text, .tag("ul", ["class": "options"], question.options.map(option))])
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

    /// The right option, as the answer begins.
    var answer: HTML {
        guard let option = question.options.first(where: { $0.letter == right }) else { return .nothing }
        return .tag(
            "p", ["class": "right"], [.tag("b", [.text(String(option.letter))]), " "] + blocks.inline.html(option.text))
    }
}

extension LessonText.Step {
    /// Why each wrong option is wrong: what the answer's list says of it.
    var reasons: [Character: [MarkdownBlock]] {
        var reasons: [Character: [MarkdownBlock]] = [:]
        for case .list(nil, let items) in answer.map(\.kind) {
            for item in items {
                guard case .paragraph(let text)? = item.first?.kind, let option = Option(text) else { continue }
                reasons[option.letter] = [.said(option.text)] + item.dropFirst()
            }
        }
        return reasons
    }
}
