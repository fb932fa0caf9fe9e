import LessonKit

extension HubCommand {
    static let reset = HubCommand(
        name: "reset", words: "lesson [number]", count: 1...2,
        meaning: "Puts the untouched text of a lesson's exercises back, or of one. A copy of yours is kept."
    ) { hub, arguments in
        let course = try hub.course()
        let lesson = try course.lesson(arguments.words[0])
        try hub.reset(lesson, arguments.word(1).map { try lesson.exercise($0) }, course.checkout)
        return 0
    }
}

extension Hub {
    /// Resets an exercise, or all of `lesson`, and says what was done and where the learner's text is kept.
    func reset(_ lesson: Course.Lesson, _ exercise: ExerciseSource?, _ checkout: Checkout) throws {
        let done = try Reset(lesson: lesson, exercise: exercise, checkout: checkout).perform()
        let what = exercise.map { "\(lesson.name) \($0)" } ?? lesson.exercisePath
        switch done {
        case .nothing: prose("\(what) is untouched already. Nothing was changed.")
        case .broughtBack: prose("\(lesson.exercisePath) was missing. It is back, as it was at first.")
        case .reset(let copy):
            prose("\(what) is as it was at first. Your whole file is kept:")
            line("    \(copy)")
        }
        guard done != .nothing else { return }
        remember(checkout) { $0.forget(exercise.map { [$0] } ?? lesson.exercises, of: lesson) }
    }
}
