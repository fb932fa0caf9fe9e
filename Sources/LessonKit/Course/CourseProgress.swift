extension Course {
    /// What was last verified, exercise by exercise, in the course's order.
    public struct Progress: Sendable {
        /// An exercise and what was last found out about it: to do, where nothing was yet.
        public struct Row: Sendable {
            public let lesson: Lesson
            public let exercise: Exercise
            public let outcome: Outcome
            public let diagnosis: String
        }

        public let rows: [Row]

        public init(_ course: Course, _ notebook: Notebook) {
            rows = course.lessons.flatMap { lesson in
                lesson.exercises.map { exercise in
                    let entry = notebook.entry(lesson: lesson.name, number: exercise.number)
                    return Row(
                        lesson: lesson, exercise: exercise, outcome: entry?.verdict ?? .toDo,
                        diagnosis: entry?.diagnosis ?? "")
                }
            }
        }

        public func rows(of lesson: Lesson) -> [Row] { rows.filter { $0.lesson.name == lesson.name } }

        /// The first exercise that has not passed, in `lesson` if there is one there; nil when all have.
        public func next(in lesson: Lesson? = nil) -> Row? {
            lesson.flatMap { rows(of: $0).first { $0.outcome != .passed } } ?? rows.first { $0.outcome != .passed }
        }

        /// Whether a check has found anything but untouched exercises in `lesson`.
        public func hasBegun(_ lesson: Lesson) -> Bool { rows(of: lesson).contains { $0.outcome != .toDo } }
    }
}
