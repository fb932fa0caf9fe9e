import LessonKit

extension Hub {
    /// What to do next, and the command for it, to be typed as it stands.
    ///
    /// - Parameters:
    ///   - lesson: comes before the others.
    ///   - number: in that lesson, comes before the others.
    func next(_ progress: Course.Progress, in lesson: Course.Lesson? = nil, from number: Int = 0) {
        guard let row = progress.next(in: lesson, from: number) else {
            line("Every exercise has passed.")
            return
        }
        if progress.hasBegun(row.lesson) {
            prose("Next: \(row.lesson.name) \(row.exercise), in \(row.lesson.exercisePath):\(row.exercise.line)")
            command("swift run workbook check \(row.lesson.name) \(row.exercise.number)")
        } else {
            prose("Next: play the lesson \(row.lesson.name).")
            command("swift run \(row.lesson.name) --walk")
            prose("Then solve its exercises in \(row.lesson.exercisePath) and check them:")
            command("swift run workbook check \(row.lesson.name)")
        }
    }
}
