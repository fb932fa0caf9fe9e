import LessonKit

extension HubCommand {
    static let check = HubCommand(
        name: "check", words: "[all | lesson [number]]", count: 0...2, options: [.json, .timeLimit],
        meaning: "Checks every exercise, one lesson's, or one. Into a pipe or a file it writes one line an exercise."
    ) { hub, arguments in try hub.check(hub.course(), arguments) }
}

extension Hub {
    /// Checks what was asked for, remembers it and says it.
    fileprivate func check(_ course: Course, _ arguments: HubArguments) throws -> Int32 {
        let number = arguments.word(1)
        let isAll = arguments.word(0)?.lowercased() == "all" && !course.lessons.contains { $0.name == "all" }
        if isAll, number != nil { throw UsageError("check all takes no number: swift run workbook check all") }
        let lesson = try isAll ? nil : arguments.word(0).map { try course.lesson($0) }
        let exercise = try number.flatMap { try lesson?.exercise($0) }
        if let lesson, lesson.written == nil {
            throw CheckError.noExercises(path: lesson.exercisePath, lesson: lesson.name)
        }
        let losses = lesson == nil ? course.losses.filter { $0.kind == .trouble } : []
        let checker = Checker(
            checkout: course.checkout, timeLimit: arguments.timeLimit, tell: arguments.isJSON ? { _ in } : tell)
        let checked = try checker.check(
            lesson.map { [$0] } ?? course.lessons.filter { $0.written != nil }, number: exercise?.number)
        tell("")
        remember(course.checkout) { $0.record(checked, of: course) }
        if arguments.isJSON {
            terminal.write(LearnerReport(checked, progress(try self.course()), of: course).json)
            for loss in losses { complain("Note: \(loss.text)") }
        } else if !terminal.hasScreen {
            for exercise in checked { line(exercise.line) }
            for loss in losses { complain("Note: \(loss.text)") }
            complain(Self.summary(checked))
        } else {
            for (index, exercise) in checked.enumerated() {
                // What keeps a whole lesson from compiling is said once, below the last of its exercises.
                let next = checked.dropFirst(index + 1).first
                let isSaidBelow = exercise.outcome == .doesNotCompile && next?.diagnoses == exercise.diagnoses
                show(exercise, withReport: !isSaidBelow)
                if number != nil { show(exercise.printed) }
            }
            if exercise == nil, let printing = checked.first(where: { !$0.printed.isEmpty }) {
                line()
                prose("Something was printed. Check one exercise to see it:")
                command("swift run workbook check \(printing.lesson) \(printing.number)")
            }
            line()
            if !losses.isEmpty {
                show(losses)
                line()
            }
            prose(Self.summary(checked))
            if let broken = checked.first(where: { $0.outcome == .doesNotCompile && !$0.diagnoses.isEmpty }),
                let place = broken.diagnoses.lazy.compactMap(\.place).first
            {
                prose("Next: \(place.path):\(place.line), which does not compile.")
                command("swift run workbook check \(broken.lesson)\(exercise.map { " \($0.number)" } ?? "")")
            } else {
                next(progress(try self.course()), in: lesson, from: exercise?.number ?? 0)
            }
        }
        return losses.isEmpty && checked.allSatisfy { $0.outcome == .passed } ? 0 : Exit.notAllPassed
    }

    private func show(_ exercise: CheckedExercise, withReport: Bool) {
        let outcome = exercise.outcome
        prose(
            "\(exercise.lesson) \(exercise.number) · \(exercise.title)\(outcome.note)",
            after: "\(outcome.mark) ", outcome.style, margin: 2)
        guard withReport, !exercise.findings.isEmpty else { return }
        for finding in exercise.findings { show(finding) }
        if [.wrong, .crashed, .hung].contains(outcome) {
            let hint = "swift run workbook hint \(exercise.lesson) \(exercise.number)"
            if page.width < 60 {
                line("  A hint:")
                command(hint)
            } else {
                line("  A hint: \(hint)")
            }
        }
    }

    /// What was seen, then what it means. The compiler says first what it means.
    private func show(_ finding: Diagnosis) {
        let lines = finding.evidence.flatMap { $0.lines(width: page.width - 4) }.map { "    " + $0 }
        let isCompilers = finding.place?.column != nil
        if !isCompilers { evidence(lines) }
        prose((finding.place.map { "\($0): " } ?? "") + finding.meaning, after: "  ", margin: 2)
        if isCompilers { evidence(lines) }
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

extension CheckedExercise {
    /// For a pipe: `✗ subjects 3 · A late fan (wrong): The fan saw what came after they joined.`
    var line: String {
        "\(outcome.mark) \(lesson) \(number) · \(title) (\(outcome.rawValue))"
            + (diagnosis.isEmpty ? "" : ": \(place.map { "\($0): " } ?? "")\(diagnosis)")
    }
}
