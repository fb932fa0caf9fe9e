import LessonKit
import Marbles
import Terminal

/// Lays blocks out as lines of styled text. The page, the pipe and the loop all use it.
///
/// It measures and breaks text without escape codes. `Paint` adds them when a line is written.
struct Renderer {
    /// The columns that may be used.
    let width: Int
    let paint: Paint
    /// Whether a line that stays whole may be wider. On a page of fixed width it may not.
    let isFixed: Bool
    /// The columns of the widest line where there is more room than is pleasant for prose.
    let widest: Int
    private let inset: Int

    init(width: Int, paint: Paint, widest: Int? = nil) {
        self.init(width, paint, isFixed: false, widest: widest ?? width)
    }

    /// For a page of fixed width.
    init(page width: Int, paint: Paint) { self.init(width, paint, isFixed: true, widest: width) }

    private init(_ width: Int, _ paint: Paint, isFixed: Bool, widest: Int) {
        (self.width, self.paint, self.isFixed) = (width, paint, isFixed)
        self.widest = max(width, widest)
        inset = width < 58 ? 2 : 4
    }

    private init(_ outer: Renderer, narrowerBy columns: Int) {
        (width, paint, isFixed, inset) = (max(12, outer.width - columns), outer.paint, outer.isFixed, outer.inset)
        widest = max(width, outer.widest - columns)
    }

    var letters: Letters { paint.letters }

    /// The lines of `blocks`, in the letters of the terminal.
    func lines(_ blocks: [Block]) -> [StyledLine] {
        blocks.reduce(into: []) { lines, block in
            if block != .gap {
                lines += self.lines(block).map(letters.line)
            } else if lines.last?.isEmpty == false {
                lines.append([])
            }
        }
    }

    private func lines(_ block: Block) -> [StyledLine] {
        switch block {
        case .gap: [[]]
        case .prose(let runs): Wrap.lines(letters.line(runs), width: width)
        case .whole(let runs): whole(letters.line(runs))
        case .command(let text): shifted(whole([StyledText(text, .strong)], narrowerBy: inset), by: inset)
        case .hint(let text) where inset == 2: lines([.indented([.prose("A hint:")]), .command(text)])
        case .hint(let text): lines([.indented([.whole("A hint: \(text)")])])
        case .code(let lines): code(lines)
        case .diagram(let rows): plain(diagram(rows))
        case .evidence(let evidence): plain(evidence.lines(width: width))
        case .markdown(let blocks): markdown(blocks)
        case .printed(let printed): self.printed(printed)
        case .marbles(let report): report.picture(on: page)
        case .output(let report): report.output(on: page)
        case .marked(let mark, let blocks): marked(mark, blocks)
        case .inset(let blocks): shifted(Renderer(self, narrowerBy: inset).lines(blocks), by: inset)
        case .lessons(let rows): lessons(rows)
        case .beside(let left, let right): beside(left, right)
        case .classTable(let table): table.lines(width: widest, more: letters.more)
        }
    }

    // MARK: - Text

    private func whole(_ runs: [StyledText], narrowerBy columns: Int = 0) -> [StyledLine] {
        guard isFixed, runs.displayWidth > width - columns else { return [runs] }
        let style = runs.first?.style ?? []
        let text = runs.map(\.text).joined()
        // A path goes on below with the whole name of its file.
        let name = text.contains(" ") ? nil : text.lastIndex(of: "/").map { text[text.index(after: $0)...] }
        let lines = name.map { [String(text.dropLast($0.count)), "  \($0)"] } ?? [text]
        return Renderer(self, narrowerBy: columns).code(lines).map {
            $0.map { StyledText($0.text, $0.style.isEmpty ? style : $0.style) }
        }
    }

    /// Each line of code. The rest of a line that does not fit goes below, behind a mark.
    func code(_ lines: [String]) -> [StyledLine] { page.code(lines, margin: 0) }

    private func markdown(_ blocks: [MarkdownBlock]) -> [StyledLine] { page.prose(blocks, margin: 0) }

    /// A page leaves a column free at the right edge.
    private var page: Page { Page(width: width + 1, paint: paint) }

    private func printed(_ printed: Printed) -> [StyledLine] {
        guard !printed.isEmpty else { return [] }
        var lines: [StyledLine] = [[StyledText("It printed:")]]
        for text in printed.lines {
            let line = [StyledText(text)].cut(to: width - 2, mark: letters.more)
            lines.append(text.isEmpty ? [] : [.spaces(2)] + line)
        }
        if printed.more > 0 {
            let what = printed.more == 1 ? "line" : "lines"
            let text = "  \(letters.more) and \(Printed.text(of: printed.more)) \(what) more"
            lines.append([StyledText(text)])
        }
        return lines
    }

    private func marked(_ mark: StyledText, _ blocks: [Block]) -> [StyledLine] {
        let columns = mark.text.displayWidth
        var lines = shifted(Renderer(self, narrowerBy: columns).lines(blocks), by: columns)
        guard let first = lines.first, !mark.text.allSatisfy({ $0 == " " }) else { return lines }
        lines[0] = [mark] + first.dropFirst()
        return lines
    }

    private func shifted(_ lines: [StyledLine], by columns: Int) -> [StyledLine] {
        lines.map { $0.indented(by: columns) }
    }

    func plain(_ lines: [String]) -> [StyledLine] {
        lines.map { $0.isEmpty ? [] : [StyledText($0)] }
    }
}
