import LessonKit

extension Hub {
    /// The exercise that is named by `lesson number`; with fewer words the next one that has not passed.
    ///
    /// Where there is none, it says so and returns nil.
    func meant(by arguments: HubArguments, _ course: Course) throws -> (Course.Lesson, ExerciseSource)? {
        let lesson = try arguments.word(0).map { try course.lesson($0) }
        if let lesson, let number = arguments.word(1) { return (lesson, try lesson.exercise(number)) }
        let progress = progress(course)
        guard let row = progress.next(in: lesson) else {
            line("Every exercise has passed.")
            return nil
        }
        if let lesson, row.lesson.name != lesson.name {
            prose("Every exercise of \(lesson.name) has passed. The next one is in \(row.lesson.name).")
            line()
        }
        return (row.lesson, row.exercise)
    }
}
