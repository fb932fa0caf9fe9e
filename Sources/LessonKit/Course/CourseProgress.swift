extension Course {
    /// What was last verified, exercise by exercise, in the course's order.
    struct Progress {
        /// An exercise and what was last found out about it.
        struct Row {
            let lesson: Lesson
            let exercise: ExerciseSource
            /// Nil before its first check.
            let entry: Notebook.Entry?

            var outcome: Outcome { entry?.verdict ?? .toDo }
        }

        let rows: [Row]

        init(_ course: Course, _ notebook: Notebook) {
            rows = course.lessons.flatMap { lesson in
                lesson.exercises.map {
                    Row(lesson: lesson, exercise: $0, entry: notebook.entry(lesson: lesson.name, number: $0.number))
                }
            }
        }

        func rows(of lesson: Lesson) -> [Row] { rows.filter { $0.lesson.name == lesson.name } }

        /// The first exercise that has not passed: in `lesson` from `number` on, else in `lesson`, else anywhere. Nil when all have.
        func next(in lesson: Lesson? = nil, from number: Int = 0) -> Row? {
            let left = rows.filter { $0.outcome != .passed }
            let own = left.filter { $0.lesson.name == lesson?.name }
            return own.first { $0.exercise.number >= number } ?? own.first ?? left.first
        }

        /// Whether a check has found anything but untouched exercises in `lesson`.
        func hasBegun(_ lesson: Lesson) -> Bool { rows(of: lesson).contains { $0.outcome != .toDo } }
    }
}
