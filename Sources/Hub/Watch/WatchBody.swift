import LessonKit
import Terminal

/// What stands between head and foot, as blocks: however long it is, and whatever the size of the terminal.
struct WatchBody {
    /// A part of it, with an empty line before the next.
    struct Section: Equatable {
        enum Name: Hashable {
            case text
            case verdict
            case printed
            case hint(Int)
            case lesson(String)
        }

        let name: Name
        var blocks: [Block] = []
        /// The block that has to be seen, where one is marked.
        var marked: Int?
    }

    private let state: WatchState
    private let meaningFirst: Bool
    private(set) var sections: [Section] = []

    /// - Parameter meaningFirst: Whether what a wrong answer means stands above what was seen.
    init(_ state: WatchState, meaningFirst: Bool = false) {
        (self.state, self.meaningFirst) = (state, meaningFirst)
        switch state.view {
        case .list(let marked): list(marked)
        case .keys:
            add(.text, WatchKeys.all.map { key, meaning in .marked(key.padded(to: 8), .strong, [.prose(meaning)]) })
        case .solution: add(.text, state.solution)
        case .exercise, .reset: exercise()
        }
    }

    private mutating func add(_ name: Section.Name, _ blocks: [Block]) {
        if !blocks.isEmpty { sections.append(Section(name: name, blocks: blocks)) }
    }

    // MARK: - An exercise

    /// What it asks, where to write, what was found out, and the hints.
    private mutating func exercise() {
        guard let lesson = state.lesson else {
            let text = "There are no lessons in the folder Lessons. Put it back as it was, and the loop continues."
            return add(.text, [.prose(text)])
        }
        guard let exercise = state.exercise else {
            return add(.text, [.prose("\(lesson.exercisesPath) has no exercises.")])
        }
        guard let written = state.written else {
            return add(
                .text,
                [
                    .prose("\(exercise.path) is missing."), .gap,
                    .prose("If you moved or renamed it, put it back. r writes the untouched text anew."),
                ])
        }
        task(written, exercise, of: lesson)
        add(.verdict, verdict(written))
        if let printed = state.checked[state.place]?.printed, !printed.isEmpty { add(.printed, [.printed(printed)]) }
        hints()
    }

    private mutating func task(_ written: WrittenExercise, _ exercise: Course.Exercise, of lesson: Course.Lesson) {
        var blocks: [Block] = []
        if !state.hasBegun(lesson) {
            let text =
                "Play this lesson first. Its exercises are about what it shows. Enter plays it, and brings you back here."
            blocks.append(.prose(text, .question))
        }
        blocks += written.task.blocks
        // Later the learner has it in the editor.
        if !written.isChanged { blocks += written.task.stub }
        let editor = state.hasEditor ? " (e opens it)" : ""
        blocks += [
            .gap, .prose("Write your answer here, in your editor\(editor), and save:"),
            .indented([.whole("\(exercise.path):\(written.line)", .strong)]),
        ]
        add(.text, blocks)
    }

    private func verdict(_ written: WrittenExercise) -> [Block] {
        var blocks: [Block] = []
        if !state.failure.isEmpty {
            let lines = state.failure.split(whereSeparator: \.isNewline).map { Block.prose(String($0)) }
            blocks += [.prose("The check could not be made.", .bad), .indented(lines)]
        }
        guard let known = state.known[state.place] else { return blocks }
        let checked = state.checked[state.place]
        let outcome = checked?.outcome ?? known.outcome
        if outcome == .toDo {
            if let advice = written.advice { blocks.append(.prose("To do: \(advice)")) }
        } else {
            let isOld = state.work == nil && state.isOld(outcome, state.place)
            var heading = outcome.heading
            if outcome != .passed, known.hasPassed {
                heading += " An answer of yours has passed before; this one does not."
            }
            if isOld { heading += " That was before your last change." }
            blocks.append(.prose(heading, outcome.style))
        }
        if let checked {
            blocks.append(.indented(checked.findingBlocks(meaningFirst: meaningFirst && outcome == .wrong)))
            if let step = checked.step {
                blocks.append(.indented([.prose("Look again at \(step.name): p plays it.")]))
            }
        } else if !known.diagnosis.isEmpty {
            blocks.append(.indented([.prose(known.diagnosis)]))
        }
        return blocks
    }

    private mutating func hints() {
        guard let hints = state.hints[state.place] else { return }
        for (index, rung) in hints.rungs.enumerated() {
            add(
                .hint(index),
                [.prose("Hint \(index + 1) of \(hints.total)", .strong), .indented(by: 1, [.markdown(rung)])])
        }
    }

    // MARK: - The list

    /// Every lesson and its exercises.
    private mutating func list(_ marked: WatchState.Place) {
        for lesson in state.lessons {
            let passed = lesson.places.count { state.hasPassed($0) }
            let title = state.about[lesson.name].map { " · \($0.title)" } ?? ""
            let head = "\(lesson.number)  \(lesson.name) · \(passed) of \(lesson.places.count)\(title)"
            var section = Section(name: .lesson(lesson.name), blocks: [.prose(head, .strong)])
            for (place, exercise) in zip(lesson.places, lesson.exercises) {
                let isMarked = place == marked
                if isMarked { section.marked = section.blocks.count }
                let mark = state.mark(place)
                let note = [.question, .quiet].contains(mark.style) ? "" : state.shownOutcome(place).note
                let style: Style = isMarked ? .strong : mark.style == .strong ? .quiet : []
                let start = "\(isMarked ? ">" : " ") \(mark.text) "
                section.blocks.append(.marked(start, style, [.prose("\(exercise)\(note)", style)]))
            }
            sections.append(section)
        }
    }
}

extension Outcome {
    /// The heading above the report.
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
