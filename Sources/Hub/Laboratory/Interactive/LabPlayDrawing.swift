import LessonKit
import Marbles
import Terminal

/// The page of the interactive laboratory: as many lines as the terminal has, each narrower than it.
struct LabPlayDrawing {
    /// What stands at a place of the page.
    enum Target: Equatable {
        /// A tick of a row, and the number of what is nearest in it.
        case tick(row: Int, tick: Int, index: Int)
        /// The name of an operator (0), or an argument.
        case item(stage: Int, item: Int)
        /// An operator to choose.
        case entry(Int)
    }

    /// A line of the body.
    struct Line {
        /// The lines with the highest rank are left out where there is no room.
        enum Rank: Int {
            case needed
            case part
            case words
            case summary
            case gap
        }

        /// What a mouse finds on it.
        enum Touch: Equatable {
            case row(Int)
            case items([Item])
            case entry(Int)
        }

        struct Item: Equatable {
            let columns: Range<Int>
            let stage: Int
            let item: Int
        }

        var runs: StyledLine
        var rank = Rank.needed
        var touch: Touch?
        /// Whether it has to be seen.
        var isWanted = false
        /// Whether it stays at the foot of the body.
        var isPinned = false
    }

    let state: LabPlay
    let paint: Paint
    /// The columns that are used. The last one stays free: a terminal may go on to the next line after it.
    let width: Int
    private let board: LabBoardDrawing

    init(_ state: LabPlay, _ paint: Paint) {
        (self.state, self.paint) = (state, paint)
        width = max(20, state.size.columns) - 1
        board = LabBoardDrawing(state, paint, width: width)
    }

    /// The ticks that are seen.
    var ticks: Range<Int> { board.ticks }

    /// Exactly `state.size.lines` of them.
    var lines: [StyledLine] {
        let (head, foot) = (head, foot)
        let room = max(0, state.size.lines - head.count - foot.count)
        var lines = head + seen(in: room).map(\.runs)
        lines += Array(repeating: [], count: max(0, head.count + room - lines.count))
        return Array((lines + foot).prefix(max(1, state.size.lines))).map { paint.letters.line($0).cut(to: width) }
    }

    /// What the mouse is over.
    func target(_ mouse: Mouse) -> Target? {
        let (head, foot) = (head, foot)
        let room = max(0, state.size.lines - head.count - foot.count)
        let seen = seen(in: room)
        guard seen.indices.contains(mouse.line - head.count) else { return nil }
        switch seen[mouse.line - head.count].touch {
        case .row(let row):
            guard mouse.column >= board.margin else { return .tick(row: row, tick: ticks.lowerBound, index: 0) }
            let (tick, index) = board.thing(at: mouse.column, of: row)
            return .tick(row: row, tick: tick, index: index)
        case .items(let items):
            return items.first { $0.columns.contains(mouse.column) }.map { .item(stage: $0.stage, item: $0.item) }
        case .entry(let index): return .entry(index)
        case nil: return nil
        }
    }

    /// The tick at a column. Beside the picture a column is a tick.
    func tick(at column: Int) -> Int { board.tick(at: column) }

    // MARK: - Body

    private var body: [Line] {
        switch state.view {
        case .chooser: LabChooserDrawing(state, paint, width: width).lines(room: state.size.lines - 3)
        case .board: board.lines
        case .command: plain(LabPlayPages.command(state.board))
        case .keys: plain(LabPlayPages.keys(isASCII: paint.letters.isASCII))
        }
    }

    private func plain(_ blocks: [Block]) -> [Line] {
        Renderer(page: min(99, width) - 2, paint: paint).lines(blocks).map {
            Line(runs: $0.indented(by: 1))
        }
    }

    /// The lines of the body that there is room for.
    private func seen(in room: Int) -> [Line] {
        var lines = body
        if state.view == .keys || state.view == .command {
            return PageWindow(count: lines.count, height: room, top: state.top).shown(lines, mark: mark)
        }
        for rank in [Line.Rank.gap, .summary, .words, .part] where lines.count > room {
            lines.removeAll { $0.rank == rank }
        }
        guard lines.count > room else {
            // The example of the list stays at the foot.
            guard state.view == .chooser, let first = lines.firstIndex(where: \.isPinned) else { return lines }
            lines.insert(contentsOf: Array(repeating: Line(runs: []), count: room - lines.count), at: first)
            return lines
        }
        let pinned = Array(lines.filter(\.isPinned).suffix(max(0, room / 2)))
        let others = lines.filter { !$0.isPinned }
        let wanted = others.indices.filter { others[$0].isWanted }
        let range = (wanted.first ?? 0)..<((wanted.last ?? -1) + 1)
        let height = max(1, room - pinned.count)
        let window = PageWindow(count: others.count, height: height, seeing: range.isEmpty ? 0..<0 : range)
        let shown = window.shown(others, mark: mark)
        return Array((shown.prefix(height) + pinned).prefix(room))
    }

    private func mark(_ count: Int, isAbove: Bool) -> Line {
        Line(runs: [StyledText(" … \(count.of("more line"))\(isAbove ? " above" : "")", .quiet)])
    }

    /// The lines that are seen of a page to read.
    var window: PageWindow {
        PageWindow(count: body.count, height: max(0, state.size.lines - head.count - foot.count), top: state.top)
    }

    // MARK: - Head and foot

    private var head: [StyledLine] {
        let rule = StyledText(" " + String(repeating: paint.letters.line, count: width - 2), .quiet)
        let title: StyledLine = [StyledText(" Marble laboratory", .strong), StyledText(subtitle)]
        return [title.cut(to: width, mark: paint.letters.more)] + (state.size.lines >= 14 ? [[rule]] : [])
    }

    private var subtitle: String {
        switch state.view {
        case .chooser: " · \(question)"
        case .board:
            " · \(state.result?.request.title.printable ?? state.board.stages.map(\.name).joined(separator: " |> "))"
        case .command: " · the command"
        case .keys: " · keys"
        }
    }

    private var question: String {
        switch state.choice {
        case .begin: "choose an operator"
        case .after(let stage): "what follows \(state.board.stages[stage].name)?"
        case .instead(let stage): "what replaces \(state.board.stages[stage].name)?"
        }
    }

    private var foot: [StyledLine] {
        let limit = max(1, state.size.lines / 4)
        let room: [StyledLine] = state.size.lines >= 14 ? [[]] : []
        return room + Array(status.prefix(limit)) + [keys]
    }

    /// A question, or what was said about the last key.
    private var status: [StyledLine] {
        switch state.mode {
        case .saving(let field):
            let question = " Save the picture as: "
            let (text, column) = field.shown(width: width - question.count - 2)
            return [
                [StyledText(question, .question), StyledText(text)],
                [.spaces(question.count + column), StyledText(Timeline.Style.unicode.pointer)],
            ]
        case .overwriting(let name):
            return wrapped(StyledText("\(name.printable) is there already. Overwrite it? y/n", .question))
        case .browse, .held, .adding, .argument:
            return state.notice.isEmpty ? [[]] : wrapped(StyledText(state.notice))
        }
    }

    private func wrapped(_ text: StyledText) -> [StyledLine] {
        Wrap.lines(paint.letters.line([text]), width: min(99, width) - 2).map { $0.indented(by: 1) }
    }

    /// The keys that there is room for.
    private var keys: StyledLine {
        var chosen = LabPlayKeys.shown(in: state)
        func text() -> String {
            paint.letters.text(
                chosen.map { paint.letters.isASCII ? $0.text.inWords : $0.text }.joined(separator: " · "))
        }
        while text().displayWidth > width - 2, let least = chosen.map(\.rank).max(), chosen.count > 1 {
            chosen.removeLast { $0.rank == least }
        }
        return [StyledText(" " + text(), .quiet)]
    }
}

extension [WatchKeys.Shown] {
    /// Removes the last key for which `isLeast` is true.
    fileprivate mutating func removeLast(where isLeast: (WatchKeys.Shown) -> Bool) {
        if let index = lastIndex(where: isLeast) { remove(at: index) }
    }
}

extension String {
    /// The arrows of keys as words, for a terminal that may not have them.
    var inWords: String {
        replacing("← →", with: "left/right").replacing("↑ ↓", with: "up/down")
    }
}
