import LessonKit
import Marbles
import Terminal

/// The loop's page, as it stands: as many lines as the terminal has, each narrower than it.
struct WatchDrawing {
    let state: WatchState
    let page: Page
    /// The columns that are used. The last one stays free: a terminal may go on to the next line after it.
    let width: Int
    /// The lines between head and foot, and what of them has to be seen.
    let sections: [WatchBody.Section]
    private let body: (lines: [String], wanted: Range<Int>)
    private var head: [String] = []
    private var foot: [String] = []

    init(_ state: WatchState, _ ink: Ink) {
        self.state = state
        let columns = max(20, min(100, state.size.columns))
        page = Page(width: columns, ink: ink)
        width = columns - 1
        let body = WatchBody(state, page)
        sections = body.sections
        self.body = (body.lines, body.wanted)
        head = makeHead()
        foot = makeFoot()
    }

    var ink: Ink { page.ink }

    /// Exactly `state.size.lines` of them.
    var lines: [String] {
        let room = max(0, state.size.lines - head.count - foot.count)
        var lines = head
        lines += window.shown(body.lines) { count, isAbove in
            let what = "\(count) more \(count == 1 ? "line" : "lines")"
            return " "
                + ink.paint("… \(what)\(isAbove ? " above" : " (space)")", .quiet)
        }
        lines += Array(repeating: "", count: max(0, head.count + room - lines.count))
        lines += foot
        return lines.prefix(max(1, state.size.lines)).map { finished($0) }
    }

    var window: WatchWindow {
        let height = max(1, state.size.lines - head.count - foot.count)
        if case .offset(let top) = state.focus {
            return WatchWindow(count: body.lines.count, height: height, top: top)
        }
        return WatchWindow(count: body.lines.count, height: height, seeing: body.wanted)
    }

    /// `line` in the letters of the terminal, cut where it ends.
    func finished(_ line: String) -> String { (ink.ascii ? Letters.ascii(line) : line).clipped(to: width) }

    // MARK: - Head

    private func makeHead() -> [String] {
        var lines = [title]
        if state.size.lines >= 14 {
            lines.append(" " + ink.paint(String(repeating: ink.line, count: width - 1), .quiet))
        }
        return lines
    }

    private var title: String {
        switch state.view {
        case .list: return edged(" " + ink.paint(name, .strong), "\(passed) of \(state.places.count) passed")
        case .keys: return " " + ink.paint(name, .strong)
        case .exercise, .solution, .reset: break
        }
        let marks = self.marks
        let room = width - 3 - marks.width
        let words = names.first { $0.displayWidth <= room } ?? names.last?.clipped(to: room) ?? ""
        return edged(" " + ink.paint(words, .strong), marks.text)
    }

    private var passed: Int { state.places.count { state.hasPassed($0) } }

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

    /// A mark for each exercise of the lesson; the one that is shown stands in brackets.
    private var marks: (text: String, width: Int) {
        let places = state.lesson?.places ?? []
        let marks = places.map { place in
            let known = state.known[place] ?? .init()
            let mark = ink.paint(known.mark, known.style)
            return place == state.place ? "[" + mark + "]" : mark
        }
        return (marks.joined(), places.count + (places.contains(state.place) ? 2 : 0))
    }

    /// `left`, and `right` at the right edge.
    private func edged(_ left: String, _ right: String) -> String {
        left + page.spaces(width - left.shownWidth - right.shownWidth) + right
    }

    // MARK: - Foot

    /// What is going on or what to do next, and the keys.
    private func makeFoot() -> [String] {
        let limit = max(1, state.size.lines / 4)
        let room = state.size.lines >= 14 ? [""] : []
        return room + timed(Array(said.prefix(limit))) + [keys]
    }

    /// What is going on or what to do next.
    var said: [String] {
        status.flatMap { words in
            Wrap.lines([StyledText(text: words.text, style: words.style)], width: width - (state.work == nil ? 2 : 8))
                .map { " " + ink.paint($0) }
        }
    }

    /// The keys, where they are heard only with Enter behind them.
    var prompt: String {
        let end = ", and Enter"
        return keys(in: width - 1 - end.count) + end
    }

    /// The exercise that is shown, or the page.
    var name: String {
        switch state.view {
        case .list: "All exercises"
        case .keys: "Keys"
        case .exercise, .solution, .reset: names[0]
        }
    }

    /// `lines`, and at the edge of the last one how long it has taken so far.
    private func timed(_ lines: [String]) -> [String] {
        guard let seconds = state.work?.seconds, seconds >= 2, let last = lines.last else { return lines }
        let time = " \(seconds) s"
        return lines.dropLast() + [edged(last.clipped(to: width - time.displayWidth), ink.paint(time, .quiet))]
    }

    private var status: [StyledText] {
        var lines: [StyledText] = []
        if state.view == .reset {
            return [
                StyledText(
                    text: "Put this exercise back to its untouched text? What you wrote is kept. y/n", style: .question)
            ]
        }
        if !state.notice.isEmpty { lines.append(StyledText(text: state.notice, style: [])) }
        if let work = state.work {
            lines.append(StyledText(text: work.told, style: .quiet))
        } else if lines.isEmpty, let next = WatchAdvice(state).text {
            lines.append(StyledText(text: next, style: .strong))
        }
        return lines.isEmpty ? [StyledText(text: " ", style: [])] : lines
    }

    private var keys: String { keys(in: width - 1) }

    private func keys(in room: Int) -> String {
        let all = WatchKeys.shown(in: state)
        var chosen = all
        let dot = " \(ink.dot) "
        func text() -> String { chosen.map(\.text).joined(separator: dot) }
        while text().displayWidth > room, let least = chosen.map(\.rank).max(), chosen.count > 1 {
            chosen.removeAll { $0.rank == least }
        }
        return " " + ink.paint(text(), .quiet)
    }
}

extension WatchState.Known {
    /// Its sign. What has changed since it was checked has none yet.
    var mark: String { isStale ? "?" : outcome.mark }
    var style: Style { isStale ? .quiet : outcome.style }
}
