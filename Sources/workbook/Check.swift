import LessonKit

extension Hub {
    /// Checks what was asked for, remembers it and says it.
    func check(
        _ course: Course, _ checkout: Checkout, lesson: String?, number: String?, _ arguments: Arguments
    ) throws -> Int32 {
        let lesson = try lesson.map { try course.lesson($0) }
        let exercise = try number.flatMap { try lesson?.exercise($0) }
        let checker = Checker(checkout, course, timeLimit: arguments.timeLimit, width: page.width, tell: tell)
        let checked = try lesson.map { try checker.check($0, number: exercise?.number) } ?? checker.checkAll()
        tell("")
        remember(checkout) { $0.record(checked) }
        if arguments.isJSON {
            page.write(Report.check(checked).text)
        } else {
            for (place, exercise) in checked.enumerated() {
                let follows = checked.dropFirst(place + 1).first
                let isSaidBelow = exercise.outcome == .doesNotCompile && follows?.report == exercise.report
                show(exercise, withReport: !isSaidBelow)
            }
            page.write("")
            page.prose(summary(checked))
            next(Course.Progress(course, notebook(checkout)), in: lesson)
        }
        return checked.allSatisfy { $0.outcome == .passed } ? 0 : Exit.notAllPassed
    }

    private func show(_ exercise: CheckedExercise, withReport: Bool) {
        page.prose(
            "\(exercise.lesson) \(exercise.number) · \(exercise.title)", first: page.marked(exercise.outcome) + "  ",
            rest: "           ")
        guard withReport, !exercise.report.isEmpty else { return }
        var evidence: [String] = []
        for line in exercise.report.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.first?.isWhitespace ?? true {
                evidence.append(String(line))
            } else {
                page.block(evidence)
                evidence = []
                page.prose(String(line), first: "  ", rest: "  ")
            }
        }
        page.block(evidence)
        if exercise.outcome == .wrong {
            page.write("  A hint: swift run workbook hint \(exercise.lesson) \(exercise.number)")
        }
    }

    /// `3 passed, 1 wrong, 20 to do`, and the rarer ones where there are any.
    private func summary(_ checked: [CheckedExercise]) -> String {
        let counts = Dictionary(grouping: checked, by: \.outcome).mapValues(\.count)
        let common: [Outcome] = [.passed, .wrong, .toDo]
        return (common + Outcome.allCases.filter { !common.contains($0) && counts[$0] != nil })
            .map { outcome in
                let count = counts[outcome] ?? 0
                return outcome == .doesNotCompile && count > 1 ? "\(count) do not compile" : "\(count) \(outcome.rawValue)"
            }
            .joined(separator: ", ")
    }
}
