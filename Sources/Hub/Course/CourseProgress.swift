import LessonKit

extension Course {
    /// What was last verified, exercise by exercise, in the course's order.
    struct Progress {
        /// An exercise and what was last found out about it.
        struct Row {
            let lesson: Lesson
            let exercise: Course.Exercise
            /// Nil before its first check, and while nobody has written in it.
            let entry: Notebook.Entry?
            /// Whether it was written in since, so that nothing is known about it as it stands.
            let isChanged: Bool
            /// How many of its hints have been shown.
            let hints: Int

            /// What its last check found out.
            var outcome: Outcome { entry?.verdict ?? .toDo }

            /// Whether an answer has passed: the one that stands there, or one before it.
            var hasPassed: Bool { outcome == .passed || entry?.hasPassed == true }

            /// Whether it has passed as it stands.
            var passes: Bool { outcome == .passed && !isChanged }
        }

        let rows: [Row]
        /// The plan that they are of; nil for the whole course.
        let plan: Plan?
        /// The names of the lessons that were played.
        let played: Set<String>
        /// The lesson that was worked on last: it was played, or got a verdict. Nil before anything was done.
        let latest: Lesson?

        init(_ course: Course, _ notebook: Notebook) {
            played = Set(course.lessons.filter(notebook.hasPlayed).map(\.name))
                .union(PlayedLessons.names(in: course.checkout.root))
            let rows = course.lessons.flatMap { lesson in
                lesson.exercises.map { exercise in
                    let entry = exercise.isUntouched ? nil : notebook.entry(exercise, of: lesson)
                    let isChanged = entry.map { $0.text != exercise.digest } ?? false
                    return Row(
                        lesson: lesson, exercise: exercise, entry: entry, isChanged: isChanged,
                        hints: notebook.hintsShown(exercise, of: lesson))
                }
            }
            (self.rows, plan) = (rows, course.plan)
            // Of those that a check found out together, the last in the course's order.
            let dates = course.lessons.enumerated().compactMap { index, lesson in
                (rows.filter { $0.lesson.name == lesson.name }.map(\.entry?.checked)
                    + [PlayedLessons.date(of: lesson.name, in: course.checkout.root)])
                    .compactMap(\.self).max().map { (date: $0, index: index) }
            }
            latest = dates.max { ($0.date, $0.index) < ($1.date, $1.index) }.map { course.lessons[$0.index] }
        }

        func rows(of lesson: Lesson) -> [Row] { rows.filter { $0.lesson.name == lesson.name } }

        func row(_ exercise: Course.Exercise, of lesson: Lesson) -> Row? {
            rows.first { $0.lesson.name == lesson.name && $0.exercise.number == exercise.number }
        }

        /// The first exercise that has not passed: in `lesson` from `number` on, else in `lesson`, else in the lessons after it, else
        /// anywhere. Nil when all have.
        ///
        /// - Parameter lesson: that which was worked on last, if none is given.
        func next(in lesson: Lesson? = nil, from number: Int = 0) -> Row? {
            let name = (lesson ?? latest)?.name
            let left = rows.filter { !$0.hasPassed }
            let own = left.filter { $0.lesson.name == name }
            let after = rows.last { $0.lesson.name == name }.map(\.lesson.number) ?? 0
            return own.first { $0.exercise.number >= number } ?? own.first ?? left.first { $0.lesson.number > after }
                ?? left.first
        }

        /// Whether `lesson` was played, or a check has found anything but untouched exercises in it.
        func hasBegun(_ lesson: Lesson) -> Bool {
            played.contains(lesson.name) || rows(of: lesson).contains { $0.outcome != .toDo }
        }
    }
}
