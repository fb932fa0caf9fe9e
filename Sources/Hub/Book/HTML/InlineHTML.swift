import LessonKit
import Terminal

/// The markdown inside a paragraph as HTML.
struct InlineHTML {
    /// The page that a link leads to; nil where the book has none.
    let page: (String) -> String?

    func html(_ markdown: String) -> [HTML] { parts(InlineText.parts(in: markdown)) }

    private func parts(_ parts: [InlineText.Part]) -> [HTML] {
        parts.flatMap { part -> [HTML] in
            switch part {
            case .text(let run): [Self.styled(run)]
            // A book that is read without a network leads nowhere outside.
            case .link(let runs, let address):
                page(address).map { [.link(to: $0, runs.map(Self.styled))] } ?? runs.map(Self.styled)
            }
        }
    }

    private static func styled(_ run: StyledText) -> HTML {
        var html = broken(run.text)
        if run.style.contains(.code) { html = .tag("code", [html]) }
        if run.style.contains(.emphasis) { html = .tag("em", [html]) }
        if run.style.contains(.strong) { html = .tag("strong", [html]) }
        return html
    }

    /// Text with its line breaks.
    private static func broken(_ text: String) -> HTML {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { HTML.text(String($0)) }
        return lines.count == 1 ? lines[0] : .parts([lines[0]] + lines.dropFirst().flatMap { [.tag("br"), $0] })
    }
}
