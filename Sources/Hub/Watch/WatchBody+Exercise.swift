import LessonKit

extension WatchBody {
    /// What it asks, where to write, what was found out, and the hints.
    mutating func exercise() {
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
        prose("Write your answer here, in your editor\(state.hasEditor ? " (e opens it)" : ""), and save:")
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
        for finding in checked.findings {
            if let place = finding.place { add(page.code(["\(place.path):\(place.line)"], margin: 3)) }
            for evidence in finding.evidence {
                var margin = 4
                if case .code = evidence { margin = 5 }
                add(evidence.lines(width: width - margin).map { page.spaces(margin) + $0 })
            }
            prose(finding.meaning, margin: 3)
        }
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
