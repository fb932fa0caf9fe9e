import LessonKit

extension Hub {
    /// What to do next, and the commands for it, to be typed as they stand. `lesson` comes before the others.
    func next(_ progress: Course.Progress, in lesson: Course.Lesson? = nil) {
        guard let row = progress.next(in: lesson) else {
            page.write("Every exercise has passed.")
            return
        }
        let exercise = "\(row.lesson.name) \(row.exercise.number)"
        let begins = !progress.hasBegun(row.lesson)
        page.prose(
            begins
                ? "Next: play \(row.lesson.name), then solve its exercises in \(row.lesson.exercisePath)."
                : "Next: \(exercise) · \(row.exercise.title), in \(row.lesson.exercisePath).")
        page.write("")
        var commands = [String]()
        if begins { commands.append("swift run \(row.lesson.name) --walk") }
        commands.append("swift run workbook check \(exercise)")
        if !begins { commands.append("swift run workbook hint \(exercise)") }
        for command in commands { page.write("    " + page.coloured(command, .bold)) }
    }
}
