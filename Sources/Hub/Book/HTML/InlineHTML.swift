import LessonKit
import Marbles
import Terminal

/// The markdown inside a paragraph as HTML.
struct InlineHTML {
    /// The page that a link leads to; nil where the book has none.
    let page: (String) -> String?
    /// Whether the signs of a terminal's picture become those of a drawn one, and whether both are shown.
    var signs = Signs.asTyped

    enum Signs { case asTyped, drawn, both }

    func html(_ markdown: String) -> [HTML] { parts(InlineText.parts(in: markdown)) }

    private func parts(_ parts: [InlineText.Part]) -> [HTML] {
        parts.flatMap { part -> [HTML] in
            switch part {
            case .text(let run): [drawn(run) ?? Self.styled(run)]
            // A book that is read without a network leads nowhere outside.
            case .link(let runs, let address):
                page(address).map { [.link(to: $0, runs.map(Self.styled))] } ?? runs.map(Self.styled)
            }
        }
    }

    /// `^` or `(^!)` as the picture beside the text has it; nil for other text.
    private func drawn(_ run: StyledText) -> HTML? {
        guard signs != .asTyped, run.style.contains(.code) else { return nil }
        let drawn = run.text.filter { !"()".contains($0) }.map(SVGSign.inText)
        guard !drawn.isEmpty, drawn.allSatisfy({ $0 != nil }) else { return nil }
        return .parts((signs == .both ? [Self.styled(run), " "] : []) + drawn.compactMap { $0.map(HTML.picture) })
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
