import Foundation
import LessonKit
import Marbles

extension HubCommand {
    static let check = HubCommand(
        name: "check", words: "[all | lesson [number] | file]", count: 0...2, options: [.json, .timeLimit, .to],
        meaning: "Checks every exercise, one lesson's, or one, which its file names as well. Into a pipe or a file it "
            + "writes one line an exercise. With --to minsu.json it writes what your class reads."
    ) { hub, arguments in
        let handIn = try arguments[.to].map { try HandIn($0, in: hub.directory) }
        try handIn?.file.check()
        let course = try hub.course()
        let asked = try Asked(arguments, course, from: hub.directory)
        let checker = Checker(
            checkout: course.checkout, timeLimit: arguments.timeLimit,
            onProgress: arguments.has(.json) ? { _ in } : hub.onProgress)
        let checked = try checker.check(
            asked.lesson.map { [$0] } ?? course.lessons, number: asked.exercise?.number)
        var memory = Memory(course.checkout)
        memory.remember(checked, of: course)
        let all = try hub.course()
        let now = memory.progress(all)

        let losses = asked.lesson == nil ? course.losses.filter { $0.kind == .trouble } : []
        let hasAllPassed = losses.isEmpty && checked.allSatisfy { $0.outcome == .passed }
        var answer = Answer(notes: memory.notes, status: hasAllPassed ? 0 : Hub.Exit.notAllPassed)
        if arguments.has(.json) {
            if handIn == nil { answer.data = LearnerReport(checked, now, of: course).json }
            answer.notes += losses.map { "Note: \($0.text)" }
        } else if !hub.terminal.hasScreen {
            answer.blocks = checked.map { exercise in
                .whole(exercise.line + (asked.advice(exercise).map { ": \($0)" } ?? ""))
            }
            answer.blocks += asked.linesForEditor(checked)
            answer.notes += losses.map { "Note: \($0.text)" } + [summary(checked)]
        } else {
            answer.blocks = page(checked, asked) + [.gap]
            if !losses.isEmpty { answer.blocks += losses.blocks + [.gap] }
            answer.blocks.append(.prose(summary(checked)))
            let lines = asked.linesForEditor(checked)
            answer.blocks +=
                next(checked, asked, memory.progress(asked.lesson == nil ? memory.planned(all) : all))
                + (lines.isEmpty ? [] : [.gap] + lines)
        }
        if let handIn { answer.hand(in: handIn, course.checkout) }
        return answer
    }

    /// What the command line asks for.
    private struct Asked {
        /// Nil for all.
        let lesson: Course.Lesson?
        /// Nil for all of them.
        let exercise: Course.Exercise?
        /// Whether its file was named, as an editor does it.
        private let isFile: Bool
        private let lessons: [Course.Lesson]

        /// What to do about an answer that was begun and is still marked as to do.
        func advice(_ checked: CheckedExercise) -> String? {
            guard checked.outcome == .toDo, let lesson = lessons.first(where: { $0.name == checked.lesson }),
                let exercise = lesson.exercises.first(where: { $0.number == checked.number })
            else { return nil }
            return WrittenExercise(exercise)?.advice
        }

        /// What an editor reads, where it has named the file.
        func linesForEditor(_ checked: [CheckedExercise]) -> [Block] {
            guard isFile, let exercise else { return [] }
            return checked.flatMap { $0.linesForEditor(of: exercise) }.map { .whole($0) }
        }

        init(_ arguments: HubArguments, _ course: Course, from folder: URL) throws {
            lessons = course.lessons
            isFile = arguments.word(0).map(Course.isFile) ?? false
            let number = arguments.word(1)
            if isFile {
                if number != nil { throw UsageError("A file is one exercise: check takes no number after it.") }
                (lesson, exercise) = try course.exercise(inFile: arguments.words[0], from: folder)
                return
            }
            let isAll = arguments.word(0)?.lowercased() == "all" && !course.lessons.contains { $0.name == "all" }
            if isAll, number != nil { throw UsageError("check all takes no number: swift run workbook check all") }
            let lesson = try isAll ? nil : arguments.word(0).map { try course.lesson($0) }
            exercise = try number.flatMap { try lesson?.exercise($0) }
            if let lesson, lesson.exercises.isEmpty { throw CheckError.noExercises(path: lesson.exercisesPath) }
            self.lesson = lesson
        }
    }

    private static func page(_ checked: [CheckedExercise], _ asked: Asked) -> [Block] {
        let printing = checked.filter { !$0.printed.isEmpty }
        var blocks: [Block] = []
        for (index, exercise) in checked.enumerated() {
            // An error that concerns several exercises stands once, below the last of them.
            let next = checked.dropFirst(index + 1).first
            let isBelow = exercise.outcome == .doesNotCompile && next?.diagnoses == exercise.diagnoses
            blocks += exercise.blocks(withReport: !isBelow)
            if let advice = asked.advice(exercise) { blocks.append(.indented([.prose(advice)])) }
            if asked.exercise != nil || printing == [exercise] {
                blocks.append(.indented([.printed(exercise.printed)]))
            }
        }
        if asked.exercise == nil, printing.count > 1, let printing = printing.first {
            blocks += [
                .gap, .prose("Something was printed. Check one exercise to see it:"),
                .command("swift run workbook check \(printing.lesson) \(printing.number)"),
            ]
        }
        return blocks
    }

    private static func next(_ checked: [CheckedExercise], _ asked: Asked, _ now: Course.Progress) -> [Block] {
        let broken = checked.first { $0.outcome == .doesNotCompile && !$0.diagnoses.isEmpty }
        guard let broken, let place = broken.diagnoses.lazy.compactMap(\.place).first else {
            return now.nextStep(in: asked.lesson, from: asked.exercise?.number ?? 0)
        }
        return [
            .prose("Next: \(place.path):\(place.line), which does not compile."),
            .command("swift run workbook check \(broken.lesson)\(asked.exercise.map { " \($0.number)" } ?? "")"),
        ]
    }

    /// `3 passed, 1 wrong, 20 to do`, and the rarer ones where there are any.
    static func summary(_ checked: [CheckedExercise]) -> String {
        Outcome.allCases
            .map { outcome in (outcome, checked.count { $0.outcome == outcome }) }
            .filter { outcome, count in count > 0 || [.passed, .wrong, .toDo].contains(outcome) }
            .map { outcome, count in outcome.counted(count) }
            .joined(separator: ", ")
    }
}

extension Answer {
    /// Writes what a class reads, and says so. The verdicts stand, whatever comes of that.
    fileprivate mutating func hand(in file: HandIn, _ checkout: Checkout) {
        do {
            try file.write(checkout)
            notes.append("Handed in: \(file.name.printable)")
        } catch {
            notes.append("Not handed in: \(error)")
            status = Hub.Exit.unavailable
        }
    }
}

extension CheckedExercise {
    /// Its name with the verdict, and the report.
    fileprivate func blocks(withReport: Bool) -> [Block] {
        let title: Block = .prose("\(lesson) \(number) · \(self.title)\(outcome.note)")
        let isHintGiven = withReport && !findings.isEmpty && [.wrong, .crashed, .hung].contains(outcome)
        let report = withReport ? findingBlocks() + stepBlocks : []
        return [.marked("\(outcome.mark) ", outcome.style, [title] + report)]
            + (isHintGiven ? [.hint("swift run workbook hint \(lesson) \(number)")] : [])
    }

    /// For a pipe: `✗ subjects 3 · A late fan (wrong): The fan saw only what came after it joined.`
    var line: String {
        "\(outcome.mark) \(lesson) \(number) · \(title) (\(outcome.rawValue))"
            + (diagnosis.isEmpty ? "" : ": \(place.map { "\($0): " } ?? "")\(diagnosis)")
    }
}

extension CheckedExercise {
    /// A line for each finding in the form that compilers write, which editors know: `path:line: error: sentence`.
    func linesForEditor(of exercise: Course.Exercise) -> [String] {
        if outcome == .toDo, let written = WrittenExercise(exercise), let mark = written.mark,
            let advice = written.advice
        {
            return ["\(exercise.path):\(mark.line): warning: \(advice)"]
        }
        let severity = outcome == .passed ? "warning" : "error"
        let placed = findings.compactMap { finding in
            finding.place.map { "\($0): \(severity): \(Self.line([finding.meaning]))" }
        }
        guard placed.isEmpty, !diagnosis.isEmpty else { return placed }
        return ["\(exercise.place): \(severity): \(diagnosis)"]
    }
}
