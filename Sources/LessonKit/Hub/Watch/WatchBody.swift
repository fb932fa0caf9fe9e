import Marbles

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
    private var all: [Section] = []
    /// The line of the list that is marked.
    private var marked = 0..<0

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

    private var ink: Ink { page.ink }
    private var width: Int { page.width - 1 }

    // MARK: - Lines

    private mutating func begin(_ name: Section.Name) { all.append(Section(name: name)) }

    private mutating func add(_ lines: [String]) { all[all.count - 1].lines += lines }

    private mutating func gap() { if all.last?.lines.isEmpty == false { add([""]) } }

    private mutating func prose(_ text: String, _ style: TextStyle = [], margin: Int = 1) {
        add(
            Wrap.lines([StyledText(text: text, style: style)], width: width - margin)
                .map { page.spaces(margin) + ink.paint($0) })
    }

    private mutating func entry(_ name: String, _ meaning: String) {
        let margin = 8
        let lines = Wrap.lines([StyledText(text: meaning, style: [])], width: width - margin).map { ink.paint($0) }
        for (index, line) in lines.enumerated() {
            let start = index == 0 ? " " + ink.paint(name, .strong) : ""
            add([start + page.spaces(margin - start.shownWidth) + line])
        }
    }

    private mutating func picture(_ rows: [String]) {
        // A diagram is cut at one column, code where it reads best.
        let isDiagram = rows.contains { $0.contains("--") || $0.contains("==") }
        add(isDiagram ? page.evidence(rows.map { page.spaces(page.indent) + $0 }, width: width) : page.code(rows))
    }

    // MARK: - An exercise

    private mutating func exercise() {
        guard let lesson = state.lesson else {
            return prose(
                "There are no lessons in the folder Lessons. Put it back as it was, and the loop goes on by itself.")
        }
        guard !lesson.isMissing else { return missing(lesson) }
        guard let exercise = state.exercise else { return prose("\(lesson.path) has no exercises.") }
        guard let written = state.written else {
            prose(lesson.lesson.unclear(exercise).text)
            gap()
            return prose("Put it back, or press r: then the whole file is as it was at first, and yours is kept.")
        }
        if !state.hasBegun(lesson) {
            prose(
                "Play this lesson first. Its exercises are about what it shows. Enter plays it, and brings you back here.",
                .question)
        }
        for block in written.task.blocks {
            gap()
            switch block {
            case .prose(let text): prose(text)
            case .verbatim(let rows): picture(rows)
            }
        }
        gap()
        prose("Write here:")
        add(
            page.code(["\(lesson.path):\(written.line)"], margin: page.width < 60 ? 1 : 3).map {
                ink.paint($0, .strong)
            })
        begin(.verdict)
        verdict(written)
        hints()
    }

    private mutating func missing(_ lesson: WatchedLesson) {
        prose("\(lesson.path) is not there any more. The exercises of this lesson stand in it.")
        gap()
        prose("If you moved or renamed it, put it back. r writes the untouched text anew.")
    }

    private mutating func verdict(_ written: WrittenExercise) {
        if !state.failure.isEmpty {
            prose("The check could not be made.", .bad)
            for text in state.failure.split(whereSeparator: \.isNewline) { prose(String(text), margin: 3) }
        }
        guard let known = state.known[state.place] else { return }
        let checked = state.checked[state.place]
        let outcome = checked?.outcome ?? known.outcome
        let isOpen = outcome == .toDo
        if isOpen, checked?.printed.isEmpty ?? true, !written.isChanged { return }
        gap()
        if isOpen {
            if let mark = written.mark, written.isChanged {
                let advice = mark.hasPrefix("throw") ? "Put your answer in its place." : "Delete it when you start."
                prose("To do: \(mark) still stands in line \(written.line). \(advice)")
            }
        } else {
            prose(
                known.isStale && state.work == nil
                    ? outcome.heading + " That was before your last change." : outcome.heading, outcome.style)
        }
        if let checked {
            report(checked)
            printed(checked.printed)
        } else if !known.diagnosis.isEmpty {
            prose(known.diagnosis, margin: 3)
        }
    }

    private mutating func report(_ checked: CheckedExercise) {
        var rows: [String] = []
        for text in checked.report.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        {
            if text.first?.isWhitespace ?? true {
                rows.append(text)
            } else {
                add(page.evidence(rows, width: width))
                rows = []
                if let place = SourcePlace(text) { source(place) } else { prose(text, margin: 3) }
            }
        }
        add(page.evidence(rows, width: width))
    }

    /// The line that the compiler speaks of, the column marked.
    private mutating func source(_ place: SourcePlace) {
        add(page.code(["\(place.path):\(place.line)"], margin: 3))
        if let text = state.lessons.first(where: { $0.path == place.path })?.lesson.written,
            let line = place.shown(in: text.text, width: width - 6)
        {
            add(line.map { page.spaces(5) + $0 })
        }
        prose(place.message, margin: 3)
    }

    private mutating func printed(_ printed: Printed) {
        guard !printed.isEmpty else { return }
        begin(.printed)
        prose("It printed:")
        for text in printed.lines { add(text.isEmpty ? [""] : [page.spaces(3) + text.clipped(to: width - 3)]) }
        if printed.more > 0 { prose("… and \(printed.more) \(printed.more == 1 ? "line" : "lines") more", margin: 3) }
    }

    private mutating func hints() {
        guard let hints = state.hints[state.place] else { return }
        for (index, rung) in hints.rungs.enumerated() {
            begin(.hint(index))
            prose("Hint \(index + 1) of \(hints.total)", .strong)
            add(page.prose(rung, margin: 2))
        }
    }

    // MARK: - The list

    private mutating func list(_ marked: WatchState.Place) {
        for lesson in state.lessons {
            gap()
            let passed = lesson.places.count { state.hasPassed($0) }
            let start = all[0].lines.count
            let title = state.about[lesson.name].map { " · \($0.title)" } ?? ""
            prose("\(lesson.lesson.number)  \(lesson.name) · \(passed) of \(lesson.places.count)\(title)", .strong)
            for (place, exercise) in zip(lesson.places, lesson.exercises) {
                let known = state.known[place] ?? .init()
                let isMarked = place == marked
                if isMarked {
                    let line = all[0].lines.count
                    self.marked = (place == lesson.places.first ? start : line)..<(line + 1)
                }
                let words = "\(exercise)\(known.isStale || known.outcome == .toDo ? "" : known.outcome.note)"
                let line = "\(isMarked ? " >" : "  ") \(known.mark) \(words)"
                add([ink.paint(line.clipped(to: width), isMarked ? .strong : known.outcome == .passed ? .quiet : [])])
            }
        }
    }
}

extension Outcome {
    /// Over the report.
    fileprivate var heading: String {
        switch self {
        case .passed: "✓ Passed."
        case .toDo: "· To do."
        case .wrong: "✗ Not yet."
        case .crashed: "✗ It crashed."
        case .hung: "✗ It did not end."
        case .doesNotCompile: "✗ It does not compile."
        }
    }
}

/// A line of a compiler's report that names a place.
private struct SourcePlace {
    let path: String
    let line: Int
    let column: Int
    let message: String

    init?(_ text: String) {
        guard let match = text.wholeMatch(of: #/(\S.*?\.swift):([0-9]+):([0-9]+): (.+)/#), let line = Int(match.2),
            let column = Int(match.3)
        else { return nil }
        (path, self.line, self.column, message) = (String(match.1), line, column, String(match.4))
    }

    /// The line in `source`, and a caret below the column; what does not fit is left out.
    func shown(in source: String, width: Int) -> [String]? {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(line - 1) else { return nil }
        func plain(_ text: String) -> String { text.replacing("\t", with: "    ") }
        let text = String(lines[line - 1])
        let before = plain(String(decoding: text.utf8.prefix(max(0, column - 1)), as: UTF8.self))
        let indent = before.prefix { $0 == " " }.count
        var shown = plain(text).dropFirst(indent)
        var caret = String(before.dropFirst(indent)).displayWidth
        while caret > width - 8, let first = shown.popFirst() { caret -= first.displayWidth }
        return [String(shown).clipped(to: width), String(repeating: " ", count: max(0, caret)) + "^"]
    }
}
