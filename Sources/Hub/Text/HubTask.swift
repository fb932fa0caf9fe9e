import LessonKit

extension Hub {
    /// An exercise in full: its title, where it stands, its text, and the code below that.
    func task(_ exercise: ExerciseSource, of lesson: Course.Lesson) {
        line("\(lesson.name) \(exercise)", .strong)
        guard let part = lesson.part(exercise) else {
            line()
            show([lesson.unclear(exercise)])
            return
        }
        line("\(lesson.exercisePath):\(exercise.line)", .quiet)
        let task = ExerciseTask(part)
        for block in task.blocks {
            line()
            switch block {
            case .prose(let text): prose(text)
            // Marbles belong one above the other; code is broken where it can be.
            case .verbatim(let lines) where lines.contains { $0.contains("--") }: evidence(lines.map { "    " + $0 })
            case .verbatim(let lines): for text in page.code(lines, margin: 4) { line(text) }
            }
        }
        line()
        for text in page.code(task.code, margin: 2) { line(text) }
    }
}
