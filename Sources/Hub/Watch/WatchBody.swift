import LessonKit
import Marbles
import Terminal

/// What stands between head and foot, however long it is.
struct WatchBody {
    /// A part of it, with an empty line before the next.
    struct Section: Equatable {
        enum Name: Hashable {
            case text
            case verdict
            case printed
            case hint(Int)
        }

        let name: Name
        var lines: [String] = []
    }

    let state: WatchState
    let page: Page
    var all: [Section] = []
    /// The line of the list that is marked.
    var marked = 0..<0

    init(_ state: WatchState, _ page: Page) {
        (self.state, self.page) = (state, page)
        begin(.text)
        switch state.view {
        case .list(let marked): list(marked)
        case .keys: for (key, meaning) in WatchKeys.all { entry(key, meaning) }
        case .solution: add(state.solution.map { $0.isEmpty ? "" : " " + $0 })
        case .exercise, .reset: exercise()
        }
    }

    var sections: [Section] { all.filter { !$0.lines.isEmpty } }

    var lines: [String] { Array(sections.map(\.lines).joined(separator: [""])) }

    /// The lines that have to be seen.
    var wanted: Range<Int> {
        var start = 0
        var wanted = marked
        for section in sections {
            let range = start..<(start + section.lines.count)
            switch (section.name, state.focus) {
            case (.verdict, .verdict): wanted = range
            case (.printed, .verdict): wanted = (wanted.isEmpty ? range : wanted.lowerBound..<range.upperBound)
            case (.hint, .hints): wanted = range
            default: break
            }
            start = range.upperBound + 1
        }
        return wanted
    }

    var ink: Ink { page.ink }
    var width: Int { page.width - 1 }

    // MARK: - Lines

    mutating func begin(_ name: Section.Name) { all.append(Section(name: name)) }

    mutating func add(_ lines: [String]) { all[all.count - 1].lines += lines }

    mutating func gap() { if all.last?.lines.isEmpty == false { add([""]) } }

    mutating func prose(_ text: String, _ style: Style = [], margin: Int = 1) {
        add(
            Wrap.lines([StyledText(text: text, style: style)], width: width - margin)
                .map { page.spaces(margin) + ink.paint($0) })
    }

    mutating func entry(_ name: String, _ meaning: String) {
        let margin = 8
        let lines = Wrap.lines([StyledText(text: meaning, style: [])], width: width - margin).map { ink.paint($0) }
        for (index, line) in lines.enumerated() {
            let start = index == 0 ? " " + ink.paint(name, .strong) : ""
            add([start + page.spaces(margin - start.shownWidth) + line])
        }
    }

    mutating func picture(_ rows: [String]) {
        // A diagram is cut at one column, code where it reads best.
        let isDiagram = rows.contains { $0.contains("--") || $0.contains("==") }
        add(isDiagram ? page.evidence(rows.map { page.spaces(page.indent) + $0 }, width: width) : page.code(rows))
    }
}
