import LessonKit
import Terminal

/// The loop's page, as it stands: as many lines as the terminal has, each narrower than it.
struct WatchDrawing {
    private let state: WatchState
    private let paint: Paint
    /// The columns that are used. The last one stays free: a terminal may go on to the next line after it.
    private let width: Int
    /// The lines between head and foot, and what of them has to be seen.
    let sections: [Section]
    private let wanted: Range<Int>

    /// A section of the body, laid out.
    struct Section: Equatable {
        let name: WatchBody.Section.Name
        let lines: [StyledLine]
    }

    init(_ state: WatchState, _ paint: Paint) {
        (self.state, self.paint) = (state, paint)
        width = LoopPage.width(state.size)
        let renderer = Renderer(page: width - 2, paint: paint)
        func laidOut(_ body: [WatchBody.Section]) -> [Section] {
            body.map { Section(name: $0.name, lines: renderer.lines($0.blocks).map { $0.indented(by: 1) }) }
        }
        var body = WatchBody(state).sections
        var sections = laidOut(body)
        // What was seen may be taller than the page. What it means must be on it.
        if sections.contains(where: { $0.name == .verdict && $0.lines.count > state.size.lines - 8 }) {
            body = WatchBody(state, meaningFirst: true).sections
            sections = laidOut(body)
        }
        self.sections = sections
        wanted = Self.wanted(sections, body, renderer, state.focus)
    }

    private var body: [StyledLine] { Array(sections.map(\.lines).joined(separator: [[]])) }

    /// The lines that have to be seen.
    private static func wanted(
        _ sections: [Section], _ body: [WatchBody.Section], _ renderer: Renderer, _ focus: WatchState.Focus
    ) -> Range<Int> {
        var start = 0
        var wanted = 0..<0
        for (section, source) in zip(sections, body) {
            let range = start..<(start + section.lines.count)
            switch (section.name, focus) {
            case (.verdict, .verdict) where !range.isEmpty: wanted = range
            case (.printed, .verdict): wanted = (wanted.isEmpty ? range : wanted.lowerBound..<range.upperBound)
            case (.hint, .hints): wanted = range
            default: break
            }
            if let marked = source.marked {
                let first = start + renderer.lines(Array(source.blocks[..<marked])).count
                // With its lesson's name above it, if it is the first.
                wanted = (marked == 1 ? start : first)..<(first + renderer.lines([source.blocks[marked]]).count)
            }
            start = range.upperBound + 1
        }
        return wanted
    }

    /// Exactly `state.size.lines` of them.
    var lines: [StyledLine] { page.lines }

    var window: PageWindow { page.window }

    private var page: LoopPage {
        var page = LoopPage(
            size: state.size, paint: paint, title: title, body: body, wanted: wanted,
            status: status, seconds: state.work?.seconds, keys: keys)
        if case .offset(let top) = state.focus { page.top = top }
        return page
    }

    /// `line`, cut where the page ends.
    func cut(_ line: StyledLine) -> StyledLine { LoopPage.cut(line, to: width, paint) }

    // MARK: - Head

    private var title: StyledLine {
        let style = Style.strong
        switch state.view {
        case .list:
            let passed = state.places.count { state.hasPassed($0) }
            return edged(
                [StyledText(text: " " + name, style: style)],
                [StyledText("\(passed) of \(state.places.count) passed")])
        case .keys: return [StyledText(text: " " + name, style: style)]
        case .exercise, .solution, .reset: break
        }
        let marks = self.marks
        let room = width - 3 - marks.displayWidth
        let words = names.first { $0.displayWidth <= room } ?? names.last.map { String($0.head(width: room)) } ?? ""
        return edged([StyledText(text: " " + words, style: style)], marks)
    }

    /// What stands in the head, from the longest to the shortest.
    private var names: [String] {
        let name = state.place.lesson
        guard let exercise = state.exercise else { return [name] }
        let count = state.lesson?.exercises.count ?? 0
        let kind = exercise.kind.isEmpty ? "" : " · \(exercise.kind)"
        return [
            "\(name) \(exercise.number) of \(count)\(kind) · \(exercise.title)",
            "\(name) \(exercise.number)\(kind) · \(exercise.title)", "\(name) \(exercise.number) · \(exercise.title)",
        ]
    }

    /// The exercise that is shown, or the page.
    var name: String {
        switch state.view {
        case .list: "All exercises"
        case .keys: "Keys"
        case .exercise, .solution, .reset: names[0]
        }
    }

    /// A mark for each exercise of the lesson; the one that is shown stands in brackets.
    private var marks: StyledLine {
        (state.lesson?.places ?? []).flatMap { place -> StyledLine in
            let mark = state.mark(place)
            return place == state.place
                ? [StyledText("["), mark, StyledText("]")] : [mark]
        }
    }

    /// `left`, and `right` at the right edge.
    private func edged(_ left: StyledLine, _ right: StyledLine) -> StyledLine {
        LoopPage.edged(left, right, in: state.size)
    }

    // MARK: - Foot

    /// The progress, or the next thing to do.
    var status: [StyledLine] {
        statusTexts.flatMap { words in
            Wrap.lines([words], width: width - (state.work == nil ? 2 : 8)).map { [.spaces(1)] + $0 }
        }
    }

    private var statusTexts: [StyledText] {
        if state.view == .reset {
            let question =
                state.exercise?.written == nil
                ? "Write the untouched text of this exercise anew? y/n"
                : "Put this exercise back to its untouched text? What you wrote is kept. y/n"
            return [StyledText(question, .question)]
        }
        var lines: [StyledText] = []
        if !state.notice.isEmpty { lines.append(StyledText(state.notice)) }
        if let work = state.work {
            lines.append(StyledText(work.progress, .quiet))
        } else if lines.isEmpty, let next = WatchAdvice(state).text {
            lines.append(StyledText((goesOn ? "Space shows the rest. " : "") + next, .strong))
        }
        return lines.isEmpty ? [StyledText(" ")] : lines
    }

    /// Whether the text of an exercise is shown from its beginning, and has no room. Head and foot take five lines.
    private var goesOn: Bool {
        state.view == .exercise && state.focus == .text && body.count > state.size.lines - 5
    }

    private var keys: StyledLine { keys(in: width - 1) }

    /// The keys, where each needs Enter after it.
    var prompt: StyledLine {
        let end = ", and Enter"
        return keys(in: width - 1 - end.count) + [StyledText(end)]
    }

    private func keys(in room: Int) -> StyledLine { LoopPage.line(WatchKeys.shown(in: state), in: room, paint) }
}
